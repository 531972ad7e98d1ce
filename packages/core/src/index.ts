import { alphabetOf } from '../../../src/core/alphabet/alphabet';
import type { TileDistribution } from '../../../src/core/alphabet/tileDistribution';
import { type Position as CheckedPosition, checkSetup } from '../../../src/core/board/position';
import { CLASSIC_RULES, type Rules } from '../../../src/core/board/rules';
import type { Setup } from '../../../src/core/board/setup';
import { moveBreadthFirst } from '../../../src/core/lexicon/build/breadthFirst';
import type { BuildOptions } from '../../../src/core/lexicon/build/buildMonitor';
import { buildGaddag } from '../../../src/core/lexicon/build/gaddagBuilder';
import { DAWG_ROOT, type Gaddag } from '../../../src/core/lexicon/gaddag';
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
   * @throws {InputProblem} if the text contains no words, is no text, or `isCancelled` returned true
   */
  static fromText(text: string | Uint8Array, options: LexiconOptions = {}): Lexicon {
    const { tiles = CLASSIC_RULES.distribution, ...rest } = options;
    const bytes = typeof text === 'string' ? encodeUtf8(text) : text;
    const parsed = parseWordList(bytes, alphabetOf(tiles), rest);
    if (!parsed.ok) throw new InputProblem(parsed.error.message);
    const built = buildGaddag(parsed.value.words, rest);
    if (!built.ok) throw new InputProblem(message('wordList.cancelled'));
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
    if ('unknown' in read || read.letters.length === 0) return false;
    let arc = DAWG_ROOT;
    for (const letter of read.letters) {
      if (!(this.gaddag.letterMask(arc) & (1 << (letter - 1)))) return false;
      arc = this.gaddag.followLetter(arc, letter);
    }
    return this.gaddag.accepts(arc);
  }

  /** Every legal move, best score first. The position is to have the tiles of the lexicon. */
  moves(position: CheckedPosition): Moves {
    const list = new MoveList();
    list.reset(position);
    this.generator.generate(position, list);
    return new Moves(position, list);
  }
}

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
