import { closeSync, existsSync, fsync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import type { GameSummary } from '../../core/strategy/tournament/gameSummary';
import { isOfShard, pairCountOf, placeOfPair } from '../../core/strategy/tournament/pairNumbers';
import { checkPlan, gamesOfPair } from '../../core/strategy/tournament/tournamentPlan';
import { errorMessage } from '../errorMessage';
import { visitRegularFile } from '../regularFile';
import { orUnwritable } from '../unwritable';
import { writeFileDurably } from '../writeFileDurably';
import {
  formatHead,
  formatPair,
  gameOf,
  type JournalHead,
  type ParsedHead,
  parseHead,
  parsePair,
} from './journalFormat';
import { type Bytes, MAX_JOURNAL_BYTES, repairJournal } from './journalRepair';
import { LineReader } from './lineReader';
import type { PlayedPair } from './threadApi';

/** Called with each pair of a journal, possibly more than once. */
export type HearPair = (number: number, games: readonly GameSummary[]) => void;

/** Content of a journal without its pairs. */
export interface JournalFound extends JournalHead {
  /** Without a last line that a crash has cut off. */
  readonly byteLength: number;
  /** Lines before the last one that are not whole. */
  readonly damage: readonly Bytes[];
  /** Lines left out. */
  readonly problem: Message | undefined;
}

const MAX_LINE_BYTES = 1 << 22;

/**
 * Reads a file of finished pairs. `onHead` receives their description first, and may refuse it. Incomplete
 * lines are left out; without a whole head, it fails with one sentence.
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

/** Thrown to stop reading before the end of the file. */
class Refusal extends Error {
  constructor(readonly reason: Message) {
    super();
  }
}

class JournalReader {
  private readonly lines = new LineReader((line, from) => this.readLine(line, from));
  private lineCount = 0;
  private head: ParsedHead | undefined;
  private hear: HearPair = () => undefined;
  private readonly damage: Bytes[] = [];
  private damagedCount = 0;
  /** The previous line, if it is not whole: if no other follows, a crash has cut it off. */
  private broken: Bytes | undefined;

  constructor(
    private readonly path: string,
    private readonly onHead: (head: JournalHead) => Result<HearPair, Message>,
  ) {}

  read(piece: Uint8Array): void {
    this.lines.read(piece);
    // A file without line ends is not a journal, and could fill the memory.
    if (this.lines.restBytes > MAX_LINE_BYTES)
      throw new Refusal(
        message('tournament.longLine', { path: this.path, line: String(this.lineCount + 1) }),
      );
  }

  end(): Result<JournalFound, Message> {
    const { broken, damage, head, lines, path } = this;
    if (head === undefined) return fail(message('tournament.journalEmpty', { path }));
    const { plan, shard } = head;
    const isCut = broken !== undefined || lines.restBytes > 0;
    const line = String(broken === undefined ? this.lineCount + 1 : this.lineCount);
    const cut = isCut ? message('tournament.lineCut', { path, line }) : undefined;
    const problem =
      damage.length === 0 ? cut : message('tournament.damaged', { path, count: this.damagedCount });
    return ok({ plan, shard, byteLength: broken?.from ?? lines.byteCount, damage, problem });
  }

  private readLine(line: string, from: number): void {
    if (this.head === undefined) this.readHead(line);
    else {
      this.noteDamage();
      if (this.readPair(line, this.head) === 'broken') this.broken = { from, to: this.lines.byteCount };
    }
    this.lineCount++;
  }

  /** A broken line followed by another one. */
  private noteDamage(): void {
    const { broken, damage } = this;
    if (broken === undefined) return;
    this.broken = undefined;
    this.damagedCount++;
    const last = damage.at(-1);
    if (last?.to === broken.from) damage[damage.length - 1] = { from: last.from, to: broken.to };
    else damage.push(broken);
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

  private readPair(line: string, { isChecked, plan, shard }: ParsedHead): 'whole' | 'broken' {
    const parsed = parsePair(line, isChecked);
    if (!parsed.ok) return 'broken';
    const { games, number } = parsed.value;
    if (number >= pairCountOf(plan) || !isOfShard(number, shard)) return 'broken';
    const { pair, pairing } = placeOfPair(plan, number);
    if (games.length !== gamesOfPair(plan, pair)) return 'broken';
    this.hear(
      number,
      games.map((row, index) => gameOf(row, pairing, 2 * pair + index)),
    );
    return 'whole';
  }
}

/** How long finished games may stay unwritten on the disk. */
const FLUSH_MS = 1000;

/** A file that finished pairs are added to as they come. Whatever fails, one sentence names the file. */
export class Journal {
  private flushedAt = performance.now();
  private flushFault: unknown;

  private constructor(
    private readonly path: string,
    private readonly file: number,
  ) {}

  /** Begins a file, which replaces any other. */
  static begin(path: string, head: JournalHead): Result<Journal, Message> {
    return orUnwritable(path, () => {
      writeFileDurably(path, Buffer.from(formatHead(head)));
      return new Journal(path, openSync(path, 'a'));
    });
  }

  /** Continues after this many bytes of a file, which are its whole lines, or else after all of it. */
  static goOn(path: string, byteLength?: number): Result<Journal, Message> {
    return orUnwritable(path, () => {
      const file = openSync(path, 'r+');
      try {
        if (byteLength !== undefined) ftruncateSync(file, byteLength);
      } finally {
        closeSync(file);
      }
      return new Journal(path, openSync(path, 'a'));
    });
  }

  /** May fail because of what was added before. */
  add(
    pairs: readonly (Pick<PlayedPair, 'number' | 'games'> & Partial<Pick<PlayedPair, 'records'>>)[],
  ): Result<null, Message> {
    return orUnwritable(this.path, () => {
      if (this.flushFault !== undefined) throw this.flushFault;
      const bytes = Buffer.from(
        pairs.map(({ games, number, records }) => formatPair(number, games, records)).join(''),
      );
      for (let written = 0; written < bytes.length; ) written += writeSync(this.file, bytes, written);
      if (performance.now() - this.flushedAt >= FLUSH_MS) this.flush();
      return null;
    });
  }

  private flush(): void {
    this.flushedAt = performance.now();
    // Nobody waits for the disk.
    fsync(this.file, (error) => {
      this.flushFault ??= error ?? undefined;
    });
  }

  close(): Result<null, Message> {
    return orUnwritable(this.path, () => {
      try {
        fsyncSync(this.file);
      } finally {
        closeSync(this.file);
      }
      return null;
    });
  }
}

/**
 * Continues the journal at that path, or begins one. It must belong to the
 * same plan and shard. If it is damaged, its whole lines are used, and a copy is kept as it was.
 */
export function openJournal(
  path: string,
  { plan, shard }: JournalHead,
  hear: HearPair,
): Result<{ readonly journal: Journal; readonly problem: Message | undefined }, Message> {
  const head = { plan, shard };
  if (!existsSync(path)) return withProblem(Journal.begin(path, head), undefined);
  const written = parseHead(formatHead(head).trimEnd());
  const found = readJournal(path, (other) =>
    written.ok && isDeepStrictEqual([other.plan, other.shard], [written.value.plan, written.value.shard])
      ? ok(hear)
      : fail(message('tournament.otherPlan', { path })),
  );
  if (!found.ok) return found;
  const { byteLength, damage, problem } = found.value;
  if (damage.length === 0) return withProblem(Journal.goOn(path, byteLength), problem);
  const repaired = repairJournal(path, found.value);
  return repaired.ok ? withProblem(Journal.goOn(path), repaired.value) : repaired;
}

const withProblem = (journal: Result<Journal, Message>, problem: Message | undefined) =>
  journal.ok ? ok({ journal: journal.value, problem }) : journal;
