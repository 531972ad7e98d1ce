import { closeSync, existsSync, fsync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import type { GameSummary } from '../../core/strategy/tournament/gameSummary';
import { isOfShard, pairCountOf, placeOfPair } from '../../core/strategy/tournament/pairNumbers';
import { checkPlan, gamesOfPair } from '../../core/strategy/tournament/tournamentPlan';
import { errorMessage } from '../errorMessage';
import { visitRegularFile } from '../regularFile';
import { writeFileDurably } from '../writeFileDurably';
import { formatHead, formatPair, gameOf, type JournalHead, parseHead, parsePair } from './journalFormat';
import { LineReader } from './lineReader';

/** Hears of each pair that a journal holds; the same one twice is possible. */
export type HearPair = (number: number, games: readonly GameSummary[]) => void;

/** What a journal turned out to be, its pairs aside. */
export interface JournalFound extends JournalHead {
  /** Of whole lines. */
  readonly byteLength: number;
  /** What was left out: a last line that a crash has cut off. */
  readonly problem: Message | undefined;
}

const MAX_JOURNAL_BYTES = 2 ** 34;
const MAX_LINE_BYTES = 1 << 22;

/**
 * Reads a file of finished pairs. `onHead` hears first what they are, and may refuse that. Fails with one
 * sentence where a line is wrong, the last one aside.
 */
export function readJournal(
  path: string,
  onHead: (head: JournalHead) => Result<HearPair, Message>,
): Result<JournalFound, Message> {
  const reader = new JournalReader(path, onHead);
  try {
    visitRegularFile(path, MAX_JOURNAL_BYTES, (piece) => reader.read(piece));
  } catch (error) {
    if (error instanceof Refusal) return fail(error.reason);
    return fail(message('tournament.unreadable', { path, reason: errorMessage(error) }));
  }
  return reader.end();
}

/** Ends the reading of a file in its midst. */
class Refusal extends Error {
  constructor(readonly reason: Message) {
    super();
  }
}

class JournalReader {
  private readonly lines = new LineReader((line) => this.readLine(line));
  private lineCount = 0;
  private head: JournalHead | undefined;
  private hear: HearPair = () => undefined;
  /** What is wrong with the line before; only the last one may be wrong. */
  private broken: Message | undefined;
  private goodBytes = 0;

  constructor(
    private readonly path: string,
    private readonly onHead: (head: JournalHead) => Result<HearPair, Message>,
  ) {}

  read(piece: Uint8Array): void {
    this.lines.read(piece);
    // A file without line ends is none of ours, and could fill the memory.
    if (this.lines.restBytes > MAX_LINE_BYTES)
      throw new Refusal(
        message('tournament.longLine', { path: this.path, line: String(this.lineCount + 1) }),
      );
  }

  end(): Result<JournalFound, Message> {
    const { broken, head, lines, path } = this;
    if (head === undefined) return fail(message('tournament.journalEmpty', { path }));
    if (broken !== undefined && lines.restBytes > 0) return fail(broken);
    const isCut = broken !== undefined || lines.restBytes > 0;
    const problem = isCut
      ? message('tournament.lineCut', { path, line: String(this.lineCount + 1) })
      : undefined;
    return ok({ ...head, byteLength: this.goodBytes, problem });
  }

  private readLine(line: string): void {
    const { broken, head, path } = this;
    if (broken !== undefined) throw new Refusal(broken);
    if (head === undefined) this.readHead(line);
    else {
      const problem = this.readPair(line, head);
      if (problem !== undefined) {
        this.broken = message('tournament.wrongLine', { path, line: String(this.lineCount + 1), problem });
        return;
      }
    }
    this.lineCount++;
    this.goodBytes = this.lines.byteCount;
  }

  private readHead(line: string): void {
    const head = parseHead(line);
    if (!head.ok)
      throw new Refusal(message('tournament.wrongLine', { path: this.path, line: '1', problem: head.error }));
    const checked = checkPlan(head.value.plan);
    if (!checked.ok)
      throw new Refusal(
        message('tournament.wrongLine', { path: this.path, line: '1', problem: checked.error }),
      );
    const heard = this.onHead(head.value);
    if (!heard.ok) throw new Refusal(heard.error);
    this.head = head.value;
    this.hear = heard.value;
  }

  private readPair(line: string, { plan, shard }: JournalHead): Message | undefined {
    const parsed = parsePair(line);
    if (!parsed.ok) return parsed.error;
    const { games, number } = parsed.value;
    if (number >= pairCountOf(plan) || !isOfShard(number, shard))
      return message('tournament.strangePair', { pair: String(number) });
    const { pair, pairing } = placeOfPair(plan, number);
    if (games.length !== gamesOfPair(plan, pair))
      return message('tournament.pairGames', { pair: String(number), count: games.length });
    this.hear(
      number,
      games.map((row, index) => gameOf(row, pairing, 2 * pair + index)),
    );
    return undefined;
  }
}

/** How long finished games may stay unwritten on the disk. */
const FLUSH_MS = 1000;

/** A file that finished pairs are added to as they come. */
export class Journal {
  private flushedAt = performance.now();
  private flushFault: unknown;

  private constructor(private readonly file: number) {}

  /** Begins a file, which replaces any other. Throws what the file system says. */
  static begin(path: string, head: JournalHead): Journal {
    writeFileDurably(path, Buffer.from(formatHead(head)));
    return new Journal(openSync(path, 'a'));
  }

  /**
   * Goes on behind so many bytes of a file, which are its whole lines, or else behind all of it. Throws what
   * the file system says.
   */
  static goOn(path: string, byteLength?: number): Journal {
    const file = openSync(path, 'r+');
    try {
      if (byteLength !== undefined) ftruncateSync(file, byteLength);
    } finally {
      closeSync(file);
    }
    return new Journal(openSync(path, 'a'));
  }

  /** Throws what the file system says, perhaps of what was added before. */
  add(pairs: readonly { readonly number: number; readonly games: readonly GameSummary[] }[]): void {
    if (this.flushFault !== undefined) throw this.flushFault;
    const bytes = Buffer.from(pairs.map(({ games, number }) => formatPair(number, games)).join(''));
    for (let written = 0; written < bytes.length; ) written += writeSync(this.file, bytes, written);
    if (performance.now() - this.flushedAt < FLUSH_MS) return;
    this.flushedAt = performance.now();
    // The disk can take its time, which nobody waits for.
    fsync(this.file, (error) => {
      this.flushFault ??= error ?? undefined;
    });
  }

  close(): void {
    try {
      fsyncSync(this.file);
    } finally {
      closeSync(this.file);
    }
  }
}

/**
 * Goes on with the journal of that path, or begins it where there is none. It must be of the
 * same plan and shard.
 */
export function openJournal(
  path: string,
  head: JournalHead,
  hear: HearPair,
): Result<{ readonly journal: Journal; readonly problem: Message | undefined }, Message> {
  try {
    if (!existsSync(path)) return ok({ journal: Journal.begin(path, head), problem: undefined });
    const written = parseHead(formatHead(head).trimEnd());
    const found = readJournal(path, (other) =>
      written.ok && isDeepStrictEqual(other, written.value)
        ? ok(hear)
        : fail(message('tournament.otherPlan', { path })),
    );
    if (!found.ok) return found;
    return ok({ journal: Journal.goOn(path, found.value.byteLength), problem: found.value.problem });
  } catch (error) {
    return fail(message('tournament.unwritable', { path, reason: errorMessage(error) }));
  }
}
