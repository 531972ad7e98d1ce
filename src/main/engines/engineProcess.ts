import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import type { EngineAbout, EngineEntry, EngineState } from '../../contract/engines/enginesApi';
import { type Message, message, sentences } from '../../core/message';
import { parseSiuAnswer, type SiuAnswer, type SiuRow } from '../../core/notation/siu/siuAnswer';
import { type SiuMode, siuLine } from '../../core/notation/siu/siuCommand';
import { quoted, shortened } from '../../core/quoted';
import { fail, ok, type Result } from '../../core/result';
import { BoundedLines } from '../boundedLines';
import { errorMessage } from '../errorMessage';
import { EngineFacts } from './engineFacts';
import { killTree } from './killTree';

/** Bounds of what an engine may take and send. */
export const ENGINE_BOUNDS = {
  handshakeMs: 10_000,
  /** Lexicons are read in this time. */
  readyMs: 60_000,
  /** After the time for an answer: the engine is slow, and asked to stop. */
  slowMs: 2_000,
  /** After the time for an answer: the engine is ended. */
  hangMs: 30_000,
  /** After a stop or the end: the engine is ended. */
  stopMs: 3_000,
  /** Characters. */
  longestLine: 65_536,
  /** For one request. */
  mostLines: 50_000,
  /** Lines that are not of the protocol, for one request. */
  mostStrangeLines: 200,
  mostRows: 200,
};

export interface EngineSearch {
  /** As a CGP line. */
  readonly cgp: string;
  readonly mode: SiuMode;
  /** Time for the answer. */
  readonly millis: number;
  /** Moves to evaluate beside those that the engine chooses. */
  readonly also: readonly string[];
  /** Aborted to have the best move found so far. */
  readonly signal: AbortSignal;
  /** Called with all rows so far whenever there is a new one. */
  readonly onRows?: (found: FoundRows) => void;
}

export interface FoundRows {
  /** The last row of each move, in the order in which the moves came. */
  readonly rows: readonly SiuRow[];
  /** Sources of the figures. */
  readonly facts: ReadonlyMap<string, string>;
  /** Parameters that the engine ignores. */
  readonly ignored: readonly string[];
}

export interface EngineAnswer extends FoundRows {
  /** As the engine wrote it. */
  readonly move: string;
}

interface Awaited {
  readonly kind: 'siuok' | 'readyok' | 'bestmove';
  readonly onAnswer: (answer: SiuAnswer) => void;
  readonly settle: (answer: Result<SiuAnswer, Message>) => void;
}

/**
 * One run of an engine. It is started without a shell, with the environment of this program. Whatever it does
 * against the protocol ends it, with one sentence that says so.
 */
export class EngineProcess {
  state: EngineState = 'starting';
  problem: Message | null = null;
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly facts = new EngineFacts();
  private readonly name: string;
  private readonly lines: BoundedLines;
  private awaited: Awaited | undefined;
  private lineCount = 0;
  private strangeCount = 0;
  /** The end of what it wrote to its error output. */
  private lastWords = '';
  /** A refused search may still be answered. */
  private owesAnswer = false;
  private ended = false;
  /** Resolves once the process has ended. */
  readonly over: Promise<void>;

  constructor(
    private readonly entry: EngineEntry,
    private readonly onChange: () => void,
    private readonly bounds = ENGINE_BOUNDS,
  ) {
    this.name = shortened(entry.name);
    this.lines = new BoundedLines(bounds.longestLine, (line) => this.read(line));
    const { args, command } = entry;
    this.child = spawn(command, [...args], {
      cwd: dirname(command),
      stdio: 'pipe',
      shell: false,
      windowsHide: true,
      detached: process.platform !== 'win32',
    });
    this.over = this.follow();
  }

  get about(): EngineAbout {
    return this.facts.about(this.entry.name);
  }

  get isOver(): boolean {
    return this.ended;
  }

  /** Waits until the engine has declared what it can do, has its options and is ready. */
  async greet(): Promise<Result<null, Message>> {
    const { handshakeMs, readyMs } = this.bounds;
    this.send('siu');
    const greeted = await this.wait('siuok', handshakeMs, 'engines.noHandshake');
    if (!greeted.ok) return greeted;
    for (const { name } of this.about.options) {
      const value = this.entry.options[name];
      if (value !== undefined) this.send('setoption', 'name', name, 'value', value);
    }
    this.send('isready');
    const ready = await this.wait('readyok', readyMs, 'engines.notReady');
    if (!ready.ok) return ready;
    this.become('ready');
    return ok(null);
  }

  /** Sets an option that has no value: a button. */
  press(option: string): void {
    this.send('setoption', 'name', option);
  }

  /** One search at a time. */
  async search(asked: EngineSearch): Promise<Result<EngineAnswer, Message>> {
    const { also, cgp, millis, mode, onRows, signal } = asked;
    if (this.state !== 'ready') return fail(this.problem ?? this.says('engines.notRunning'));
    const { hangMs, mostRows, slowMs } = this.bounds;
    this.problem = null;
    this.owesAnswer = false;
    this.become('thinking');
    const rows = new Map<string, SiuRow>();
    let facts: ReadonlyMap<string, string> = new Map();
    const ignored: string[] = [];
    const found = (): FoundRows => ({ rows: [...rows.values()], facts, ignored });
    const onAnswer = (answer: SiuAnswer) => {
      if (answer.kind === 'provenance') facts = answer.facts;
      if (answer.kind === 'ignored' && ignored.length < 10) ignored.push(shortened(answer.what));
      if (answer.kind !== 'row') return;
      const { row } = answer;
      if (rows.has(row.move) || rows.size < mostRows) rows.set(row.move, row);
      onRows?.(found());
    };
    this.send('position', 'cgp', cgp);
    const others = also.length === 0 ? [] : ['alsosearchmoves', ...also];
    this.send('go', mode, 'movetime', Math.max(1, Math.round(millis)), ...others);
    const slow = setTimeout(() => {
      this.become('slow');
      if (this.facts.can('stop')) this.send('stop');
    }, millis + slowMs);
    const stop = () => this.stopSearch();
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    const answer = await this.wait('bestmove', millis + hangMs, 'engines.hung', onAnswer);
    clearTimeout(slow);
    signal.removeEventListener('abort', stop);
    if (!this.ended) this.become('ready');
    if (!answer.ok) return this.refused(answer.error, mode);
    return ok({ ...found(), move: answer.value.kind === 'bestmove' ? answer.value.move : '' });
  }

  /** For an answer that turned out to be wrong. */
  blame(problem: Message): void {
    this.problem = problem;
    this.onChange();
  }

  /** Ends the engine, which is asked to do so first. */
  async close(): Promise<void> {
    if (!this.ended) {
      this.end('stopped', this.problem);
      this.child.stdin.end('quit\n');
      setTimeout(() => killTree(this.child), this.bounds.stopMs).unref();
    }
    await this.over;
  }

  /** Ends the engine at once. */
  kill(): void {
    if (!this.ended) this.end('stopped', null);
    killTree(this.child);
  }

  /** An engine that cannot be stopped is ended. */
  private stopSearch(): void {
    if (this.ended) return;
    if (!this.facts.can('stop')) {
      this.end('stopped', null);
      killTree(this.child);
      return;
    }
    this.send('stop');
    const { awaited } = this;
    const late = () => {
      if (awaited !== undefined && this.awaited === awaited) this.die(this.says('engines.notStopped'));
    };
    setTimeout(late, this.bounds.stopMs).unref();
  }

  /** A mode that was declared has to be there. */
  private refused(problem: Message, mode: SiuMode): Result<never, Message> {
    const isMode = typeof problem !== 'string' && problem.params?.code === 'unsupported-mode';
    if (isMode && !this.ended) this.die(this.says('engines.lied', { mode }));
    else if (!this.ended) this.blame(problem);
    return fail(this.problem ?? problem);
  }

  private async follow(): Promise<void> {
    const { child } = this;
    child.stdin.on('error', () => undefined);
    child.stdout.on('error', () => undefined);
    child.stdout.on('data', (bytes: Buffer) => this.receive(bytes));
    child.stderr.on('error', () => undefined);
    child.stderr.on('data', (bytes: Buffer) => {
      this.lastWords = `${this.lastWords}${bytes.toString('utf8')}`.slice(-KEPT_WORDS);
    });
    const problem = await new Promise<Message>((resolve) => {
      child.on('error', (error) =>
        resolve(this.says('engines.cannotStart', { reason: errorMessage(error) })),
      );
      const exited = () => resolve(this.death());
      child.on('close', exited);
      // Children of the engine may keep its output open.
      child.on('exit', () => setTimeout(exited, CLOSING_MS));
    });
    if (!this.ended) this.die(problem);
    killTree(child);
    child.stdout.destroy();
    child.stderr.destroy();
  }

  /** How it ended by itself, with the last line of its error output. */
  private death(): Message {
    const { exitCode, signalCode } = this.child;
    const how =
      exitCode === null
        ? message('engines.bySignal', { signal: String(signalCode) })
        : message('engines.byCode', { code: String(exitCode) });
    const key = this.state === 'starting' ? 'engines.diedAtStart' : 'engines.died';
    const [said = ''] = this.lastWords
      .trim()
      .split(/[\r\n]+/)
      .slice(-1);
    const words = said.trim() === '' ? null : message('engines.lastWords', { said: quoted(said.trim()) });
    return sentences(this.says(key, { how }), words);
  }

  private receive(bytes: Buffer): void {
    if (this.ended) return;
    this.lines.push(bytes);
    if (this.lines.isOverflowing) this.die(this.tooLong());
  }

  /** @param line undefined if it was too long to be read */
  private read(line: string | undefined): void {
    if (this.ended) return;
    const answer = parseSiuAnswer(line ?? '');
    const fault = line === undefined ? this.tooLong() : this.findFault(answer, line);
    if (fault === undefined) this.take(answer);
    else this.die(fault);
  }

  private tooLong(): Message {
    return this.says('engines.longLine', { most: this.bounds.longestLine });
  }

  /** Why the engine is ended because of a line. */
  private findFault(answer: SiuAnswer, line: string): Message | undefined {
    const { mostLines, mostStrangeLines } = this.bounds;
    if (++this.lineCount > mostLines) return this.says('engines.manyLines', { most: mostLines });
    switch (answer.kind) {
      case 'unknown':
        return ++this.strangeCount > mostStrangeLines
          ? this.says('engines.nonsense', { line: quoted(line.trim()) })
          : undefined;
      case 'bad-figure':
        return this.says('engines.badFigure', {
          figure: quoted(answer.figure),
          value: quoted(answer.value),
        });
      case 'bestmove':
        return this.awaited?.kind === 'bestmove' || this.owesAnswer
          ? undefined
          : this.says('engines.unasked');
      default:
        return undefined;
    }
  }

  private take(answer: SiuAnswer): void {
    const { awaited } = this;
    if (this.facts.take(answer)) return;
    if (answer.kind === awaited?.kind) awaited.settle(ok(answer));
    else if (answer.kind === 'bestmove') this.owesAnswer = false;
    else if (answer.kind === 'error' && awaited?.kind === 'bestmove') {
      this.owesAnswer = true;
      const { code } = answer;
      const reason = shortened(answer.text) || shortened(code);
      awaited.settle(fail(this.says('engines.refused', { code, reason })));
    } else awaited?.onAnswer(answer);
  }

  private wait(
    kind: Awaited['kind'],
    millis: number,
    late: string,
    onAnswer: Awaited['onAnswer'] = () => undefined,
  ): Promise<Result<SiuAnswer, Message>> {
    if (this.ended) return Promise.resolve(fail(this.problem ?? this.says('engines.notRunning')));
    this.lineCount = 0;
    this.strangeCount = 0;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.die(this.says(late, { seconds: millis / 1000 })), millis);
      const settle = (answer: Result<SiuAnswer, Message>) => {
        clearTimeout(timer);
        this.awaited = undefined;
        resolve(answer);
      };
      this.awaited = { kind, onAnswer, settle };
    });
  }

  private send(...words: readonly (string | number)[]): void {
    if (!this.ended) this.child.stdin.write(`${siuLine(...words).replaceAll(/[\r\n]+/g, ' ')}\n`);
  }

  private says(key: string, params: Readonly<Record<string, string | number | Message>> = {}): Message {
    return message(key, { engine: this.name, ...params });
  }

  private become(state: EngineState): void {
    this.state = state;
    this.onChange();
  }

  private die(problem: Message): void {
    if (this.ended) return;
    this.end('dead', problem);
    killTree(this.child);
  }

  private end(state: EngineState, problem: Message | null): void {
    this.ended = true;
    this.problem = problem;
    this.state = state;
    this.awaited?.settle(fail(problem ?? this.says('engines.notRunning')));
    this.onChange();
  }
}

/** Characters. */
const KEPT_WORDS = 300;
/** Output that was written before the end arrives within this time. */
const CLOSING_MS = 300;
