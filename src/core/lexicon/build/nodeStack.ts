import type { LetterCode } from '../../alphabet/tile';
import { ARC_ACCEPTS, ARC_SEPARATOR, namedLetters } from '../gaddag';
import type { NodeTable } from './nodeTable';

/** Fields of an unfinished node, each one word of its row. */
const LETTER_BIT = 0;
/** Flags of the arc to the node, beside target and letters. */
const ACCEPTS = 1;
const SEPARATOR = 2;
/** Index in `rows` of the node's next arc. */
const END = 3;
/** The arc to the node that was last finished at this depth. */
const FINISHED = 4;
/** Stored before the arcs, as the table expects it. */
const MASK = 5;
const ARCS = 6;
/** One arc for the separator and one for each of 32 letters. */
const WORDS_PER_ROW = ARCS + 33;

/**
 * The nodes along the string that was added last, with the root at depth 0: the only unfinished ones in
 * incremental minimisation of sorted strings (Daciuk et al. 2000, https://aclanthology.org/J00-1002/). A node
 * is complete once a string branches off above it; `popTo` then stores it in the table and links it to its
 * parent. Everything is in one array, which V8 compiles sooner.
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

  /** Descends to a new node by an arc for `letter`, which must be above all letters of the current node. */
  push(letter: LetterCode): void {
    const { rows } = this;
    const row = ++this.depth * WORDS_PER_ROW;
    rows[row + LETTER_BIT] = 1 << (letter - 1);
    rows[row + MASK] = 0;
    rows[row + ACCEPTS] = 0;
    rows[row + SEPARATOR] = 0;
    rows[row + END] = row + ARCS;
  }

  /** Marks the current node as the end of a string. */
  accept(): void {
    this.rows[this.depth * WORDS_PER_ROW + ACCEPTS] = ARC_ACCEPTS;
  }

  /** Gives the current node, which must have no arcs yet, a separator arc to a finished node. */
  addSeparator(arc: number): void {
    const { rows } = this;
    const row = this.depth * WORDS_PER_ROW;
    rows[row + SEPARATOR] = ARC_SEPARATOR;
    rows[row + ARCS] = arc;
    rows[row + END] = row + ARCS + 1;
  }

  /** Gives the current node an arc to a finished node. The letter must be above all that the node has. */
  addArc(letterBit: number, arc: number): void {
    const { rows } = this;
    const row = this.depth * WORDS_PER_ROW;
    const end = rows[row + END]!;
    rows[end] = arc;
    rows[row + END] = end + 1;
    rows[row + MASK]! |= letterBit;
  }

  /** Replaces the current node, at which a string ends, by a finished one, and returns to its parent. */
  addAcceptedArc(arc: number): void {
    const letterBit = this.rows[this.depth-- * WORDS_PER_ROW + LETTER_BIT]!;
    this.addArc(letterBit, arc | ARC_ACCEPTS);
  }

  /** Finishes the nodes deeper than `depth`. */
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

  /** Finishes everything and stores the arc to the root at `root`. */
  setRoot(root: number): void {
    this.popTo(0);
    // Finishing the node may replace the table's array.
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
