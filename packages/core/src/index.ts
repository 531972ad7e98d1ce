import { alphabetOf } from '../../../src/core/alphabet/alphabet';
import type { TileDistribution } from '../../../src/core/alphabet/tileDistribution';
import { type Position as CheckedPosition, checkSetup } from '../../../src/core/board/position';
import { CLASSIC_RULES, type Rules } from '../../../src/core/board/rules';
import type { Setup } from '../../../src/core/board/setup';
import { moveBreadthFirst } from '../../../src/core/lexicon/build/breadthFirst';
import type { BuildError, BuildOptions } from '../../../src/core/lexicon/build/buildMonitor';
import { buildGaddagInStages } from '../../../src/core/lexicon/build/gaddagBuilder';
import { type Gaddag, MAX_GADDAG_WORDS } from '../../../src/core/lexicon/gaddag';
import { LetterReader } from '../../../src/core/lexicon/wordList/letterReader';
import { parseWordList, type WordListReport } from '../../../src/core/lexicon/wordList/wordListParser';
import { message } from '../../../src/core/message';
import { MoveGenerator } from '../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../src/core/movegen/moveList';
import { parseCgp } from '../../../src/core/notation/positions/cgp';
import { encodeUtf8 } from '../../../src/core/notation/text/textBytes';
import { gaddagOfBytes, lexiconBytes } from './lexiconBytes';
import { Moves } from './moves';
import { InputProblem } from './problem';

export { CLASSIC_RULES, type Rules } from '../../../src/core/board/rules';
export type { Setup } from '../../../src/core/board/setup';
export type { Move } from '../../../src/core/movegen/move';
export { Moves } from './moves';
export { InputProblem } from './problem';

export interface LexiconOptions extends BuildOptions {
  /** The tiles that the words are spelled with; those of the English game by default. */
  readonly tiles?: TileDistribution;
}

/** An `AbortSignal`, which some environments do not declare. */
export interface StopSignal {
  throwIfAborted(): void;
}

export interface AsyncLexiconOptions extends LexiconOptions {
  /** Checked between the steps of the build. */
  readonly signal?: StopSignal | undefined;
}

// Every environment has it; the types of none are loaded.
declare const setTimeout: (run: () => void) => unknown;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The words that count, as a GADDAG (Gordon 1994) in one typed array. */
export class Lexicon {
  private readonly generator: MoveGenerator;
  private readonly reader: LetterReader;

  private constructor(
    /** For the functions of the other entry points. */
    readonly gaddag: Gaddag,
    private readonly tiles: TileDistribution,
    /** What was read and refused; null for a lexicon from bytes. */
    readonly report: WordListReport | null,
  ) {
    this.generator = new MoveGenerator(gaddag);
    this.reader = new LetterReader(alphabetOf(tiles));
  }

  /**
   * Builds a lexicon from one word a line, in upper or lower case, in any order.
   * @throws {InputProblem} if the text contains no words or too many, is no text, or `isCancelled` returned true
   */
  static fromText(text: string | Uint8Array, options: LexiconOptions = {}): Lexicon {
    const steps = Lexicon.build(text, options);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  }

  /**
   * Does the same in six steps, of which the longest takes about a quarter of the time; between them, other tasks
   * run and the signal is checked. Rejects with the reason of the signal, or with an `InputProblem`.
   */
  static async fromTextAsync(
    text: string | Uint8Array,
    { signal, ...options }: AsyncLexiconOptions = {},
  ): Promise<Lexicon> {
    const steps = Lexicon.build(text, options);
    for (;;) {
      await nextTask();
      signal?.throwIfAborted();
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  private static *build(text: string | Uint8Array, options: LexiconOptions): Generator<undefined, Lexicon> {
    const { tiles = CLASSIC_RULES.distribution, ...rest } = options;
    const bytes = typeof text === 'string' ? encodeUtf8(text) : text;
    const parsed = parseWordList(bytes, alphabetOf(tiles), rest);
    if (!parsed.ok) throw new InputProblem(parsed.error.message);
    yield;
    const built = yield* buildGaddagInStages(parsed.value.words, rest);
    if (!built.ok) throw new InputProblem(buildProblem(built.error, parsed.value.report, rest));
    yield;
    return new Lexicon(moveBreadthFirst(built.value), tiles, parsed.value.report);
  }

  /**
   * Opens in place, without a copy, what `toBytes` wrote; the bytes must not be changed any more.
   * @throws {InputProblem} if they are damaged, of another version or of other tiles
   */
  static fromBytes(bytes: Uint8Array, { tiles = CLASSIC_RULES.distribution }: LexiconOptions = {}): Lexicon {
    return new Lexicon(gaddagOfBytes(bytes, alphabetOf(tiles)), tiles, null);
  }

  toBytes(): Uint8Array {
    return lexiconBytes(this.gaddag, alphabetOf(this.tiles));
  }

  get wordCount(): number {
    return this.gaddag.counts.words;
  }

  /** Whether the word counts, in upper or lower case. */
  has(word: string): boolean {
    const read = this.reader.read(word);
    return !('unknown' in read) && this.gaddag.acceptsWord(read.letters);
  }

  /** Every legal move, best score first. The position is to have the tiles of the lexicon. */
  moves(position: CheckedPosition): Moves {
    const list = new MoveList();
    list.reset(position);
    this.generator.generate(position, list);
    return new Moves(position, list);
  }
}

const buildProblem = (error: BuildError, { accepted }: WordListReport, { maxWords }: BuildOptions) =>
  error === 'cancelled'
    ? message('wordList.cancelled')
    : message('engine.gaddagTooLarge', {
        file: 'Word list',
        words: accepted,
        most: maxWords ?? MAX_GADDAG_WORDS,
      });

/** A board and a rack that moves can be generated for. */
export type Position = CheckedPosition;

export const Position = {
  /**
   * Reads a line of CGP: rows of the board, racks, scores, scoreless turns.
   * @throws {InputProblem} that names the row and column, or what is wrong with the position
   */
  fromCgp(text: string, rules: Rules = CLASSIC_RULES): Position {
    const read = parseCgp(text, rules);
    if (!read.ok) throw new InputProblem(read.error);
    return Position.fromSetup(read.value.setup);
  },

  /** @throws {InputProblem} with the first of the problems that `checkSetup` finds */
  fromSetup(setup: Setup): Position {
    const checked = checkSetup(setup);
    if (checked.ok) return checked.value.position;
    throw new InputProblem(checked.error[0]?.message ?? '');
  },
};
