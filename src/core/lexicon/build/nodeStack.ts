import type { LetterCode } from '../../alphabet/tile';
import { ARC_ACCEPTS, ARC_SEPARATOR, namedLetters } from '../gaddag';
import type { NodeTable } from './nodeTable';

/** What is kept of an unfinished node, each in one word of its row. */
const LETTER_BIT = 0;
/** What the arc to the node will have besides target and letters. */
const ACCEPTS = 1;
const SEPARATOR = 2;
/** Where in the rows its next arc goes. */
const END = 3;
/** The arc to the node that was finished here last. */
const FINISHED = 4;
/** In front of the arcs, as the table wants it. */
const MASK = 5;
const ARCS = 6;
/** An arc for the separator and one for each of 32 letters. */
const WORDS_PER_ROW = ARCS + 33;

/**
 * The nodes along the string that was added last, root at depth 0: all that incremental minimisation of
 * sorted strings (Daciuk et al. 2000, https://aclanthology.org/J00-1002/) has to keep unfinished. A node is
 * complete once a string turns off above it; `popTo` then stores it in the table and hangs it below its
 * parent. All is in one array: V8 compiles that sooner.
 */
export class NodeStack {
  private depth = 0;
  private readonly rows: Int32Array;

  constructor(
    private readonly table: NodeTable,
    maxDepth: number,
  ) {
    this.rows = new Int32Array((maxDepth + 1) * WORDS_PER_ROW);
    this.rows[END] = ARCS;
  }

  /** Goes down to a new node by an arc for `letter`, which must be above all letters of the present node. */
  push(letter: LetterCode): void {
    const { rows } = this;
    const row = ++this.depth * WORDS_PER_ROW;
    rows[row + LETTER_BIT] = 1 << (letter - 1);
    rows[row + MASK] = 0;
    rows[row + ACCEPTS] = 0;
    rows[row + SEPARATOR] = 0;
    rows[row + END] = row + ARCS;
  }

  /** A string ends at the present node. */
  accept(): void {
    this.rows[this.depth * WORDS_PER_ROW + ACCEPTS] = ARC_ACCEPTS;
  }

  /** Gives the present node, which must have no arcs yet, a separator arc to a finished node. */
  addSeparator(arc: number): void {
    const { rows } = this;
    const row = this.depth * WORDS_PER_ROW;
    rows[row + SEPARATOR] = ARC_SEPARATOR;
    rows[row + ARCS] = arc;
    rows[row + END] = row + ARCS + 1;
  }

  /** Gives the present node an arc to a finished node; the letter must be above all that the node has. */
  addArc(letterBit: number, arc: number): void {
    const { rows } = this;
    const row = this.depth * WORDS_PER_ROW;
    const end = rows[row + END]!;
    rows[end] = arc;
    rows[row + END] = end + 1;
    rows[row + MASK]! |= letterBit;
  }

  /**
   * Puts a finished node in the place of the present one, at which a string ends, and goes up to its parent.
   */
  addAcceptedArc(arc: number): void {
    const letterBit = this.rows[this.depth-- * WORDS_PER_ROW + LETTER_BIT]!;
    this.addArc(letterBit, arc | ARC_ACCEPTS);
  }

  /** Finishes the nodes below `depth`. */
  popTo(depth: number): void {
    const { rows } = this;
    const top = depth * WORDS_PER_ROW;
    let row = this.depth * WORDS_PER_ROW;
    while (row > top) {
      const arc = this.finish(row);
      rows[row + FINISHED] = arc;
      const letterBit = rows[row + LETTER_BIT]!;
      row -= WORDS_PER_ROW;
      const end = rows[row + END]!;
      rows[end] = arc;
      rows[row + END] = end + 1;
      rows[row + MASK]! |= letterBit;
    }
    this.depth = depth;
  }

  /** The arc to the node that was finished last at `depth`. */
  finishedAt(depth: number): number {
    return this.rows[depth * WORDS_PER_ROW + FINISHED]!;
  }

  /** Finishes everything; the arc `root` then leads to the root. */
  setRoot(root: number): void {
    this.popTo(0);
    // The table may replace its array while the node is finished.
    const arc = this.finish(0);
    this.table.arcs[root] = arc;
  }

  private finish(row: number): number {
    const { rows, table } = this;
    const letters = namedLetters(rows[row + MASK]!);
    const end = rows[row + END]!;
    if (end === row + ARCS) return letters | rows[row + ACCEPTS]!;
    const from = row + (letters === 0 ? MASK : ARCS);
    return table.intern(rows, from, end, letters | rows[row + SEPARATOR]!) | rows[row + ACCEPTS]!;
  }
}
