import { message } from '../../../core/message';
import {
  parseSiu,
  type SiuCommand,
  type SiuError,
  type SiuGo,
  siuError,
  siuLine,
} from '../../../core/notation/siu/siuCommand';
import type { SiuPosition } from '../../../core/notation/siu/siuPosition';
import { shortened } from '../../../core/quoted';
import type { Result } from '../../../core/result';
import { say } from '../../../texts/say';

/** A search under way. */
export interface SearchRun {
  readonly print: (line: string) => void;
  /** Aborted by `stop`, at the end of the time, and at the end of the session. */
  readonly stop: AbortSignal;
}

/** Runs a search; resolves with the best move, `none` if there is none. */
export type SiuSearch = (run: SearchRun) => Promise<string>;

export interface PreparedSearch {
  /** Tokens of the command that the search takes no notice of. */
  readonly ignored: readonly string[];
  readonly search: SiuSearch;
}

/** The operations of the engine that a session uses. */
export interface SiuEngine {
  /** The lines of the handshake before `siuok`. */
  describe(): readonly string[];
  /** Gets ready for a search. */
  open(): void;
  /** Returns false for an option or a value that the engine does not have. */
  setOption(name: string, value: string): boolean;
  readPosition(command: Extract<SiuCommand, { readonly kind: 'position' }>): Result<SiuPosition, SiuError>;
  /** Operations of the position that the engine does not obey. */
  ignoredOperations(position: SiuPosition): readonly string[];
  prepare(go: SiuGo, position: SiuPosition): Result<PreparedSearch, SiuError>;
  newGame(): void;
}

/** Notices about one command. */
const MOST_NOTICES = 10;

/** A session of SIU: one line after the other goes in, lines come out. A wrong line changes nothing. */
export class SiuSession {
  private position: SiuPosition | undefined;
  private running: AbortController | undefined;
  private ended: () => void = () => undefined;
  private isOver = false;
  private searching: Promise<void> = Promise.resolve();
  /** Resolves once `quit` or `end` was called. */
  readonly over = new Promise<void>((resolve) => {
    this.ended = resolve;
  });

  constructor(
    private readonly engine: SiuEngine,
    private readonly print: (line: string) => void,
  ) {}

  /** @param line undefined if it was too long to be read */
  handle(line: string | undefined): void {
    if (this.isOver) return;
    const tooLong = siuError('unknown-command', message('siu.lineTooLong'));
    const said = line === undefined ? errorLines(tooLong) : this.obey(parseSiu(line));
    for (const each of said) this.print(each);
  }

  /** Returns the lines to print at once. */
  private obey(command: SiuCommand): readonly string[] {
    const { engine, running } = this;
    switch (command.kind) {
      case 'nothing':
        return [];
      case 'siu':
        return [...engine.describe(), 'siuok'];
      case 'isready':
        engine.open();
        return ['readyok'];
      case 'siunewgame':
        engine.newGame();
        return [];
      case 'setoption': {
        const isSet = running === undefined && engine.setOption(command.name, command.value);
        return isSet ? [] : ignoredLines([command.name]);
      }
      case 'position':
        return this.setPosition(command);
      case 'go':
        return this.go(command.go);
      case 'stop':
        running?.abort();
        return [];
      case 'quit':
        this.end();
        return [];
      case 'wrong':
        return errorLines(command.error);
    }
  }

  private setPosition(command: Extract<SiuCommand, { readonly kind: 'position' }>): readonly string[] {
    const read = this.engine.readPosition(command);
    if (!read.ok) return errorLines(read.error);
    this.position = read.value;
    return ignoredLines(this.engine.ignoredOperations(read.value));
  }

  private go(go: SiuGo): readonly string[] {
    if (this.running !== undefined) return ignoredLines(['go']);
    if (this.position === undefined) return errorLines(siuError('no-position', message('siu.noPosition')));
    const prepared = this.engine.prepare(go, this.position);
    if (!prepared.ok) return errorLines(prepared.error);
    const { ignored, search } = prepared.value;
    this.running = new AbortController();
    this.searching = this.search(search, go, this.running);
    return ignoredLines(ignored);
  }

  private async search(search: SiuSearch, go: SiuGo, controller: AbortController): Promise<void> {
    const { signal } = controller;
    const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    const timer = go.movetime === undefined ? undefined : setTimeout(() => controller.abort(), go.movetime);
    const best = await search({ print: this.print, stop: signal });
    if (go.infinite && !signal.aborted) await stopped;
    clearTimeout(timer);
    this.running = undefined;
    this.print(siuLine('bestmove', best));
  }

  /** Ends the session, and a search under way with what it has found so far. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.running?.abort();
    void this.searching.then(this.ended);
  }
}

const errorLines = ({ code, message: said }: SiuError): readonly string[] => [
  siuLine('info', 'string', 'error', code, say(said).replaceAll(/\s+/g, ' ')),
];

/** A token of unprintable characters alone is a question mark. */
const ignoredLines = (tokens: readonly string[]): readonly string[] =>
  tokens
    .slice(0, MOST_NOTICES)
    .map((token) => siuLine('info', 'string', 'ignored', shortened(token).trim() || '?'));
