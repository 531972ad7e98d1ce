import type { LetterCode } from '../alphabet/tile';
import { ARC_ACCEPTS, WORDS_PER_ARC } from './gaddag';
import type { NodeTable } from './nodeTable';

/** What is kept of an unfinished node, each in one word of its row. */
const LETTER_BIT = 0;
const MASK = 1;
const ACCEPTS = 2;
const SEPARATORS = 3;
/** Where in the rows its next arc goes. */
const END = 4;
/** The second word of the arc to the node that was finished here last. */
const TARGET = 5;
const ARCS = 6;
/** An arc for the separator and one for each of 32 letters. */
const WORDS_PER_ROW = ARCS + 33 * WORDS_PER_ARC;

/**
 * The nodes along the string that was added last, root at depth 0: all that incremental minimisation of sorted
 * strings (Daciuk et al. 2000) has to keep unfinished. A node is complete once a string turns off above it; `popTo`
 * then stores it in the table and hangs it below its parent. All is in one array: V8 compiles that sooner.
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
    rows[row + SEPARATORS] = 0;
    rows[row + END] = row + ARCS;
  }

  /** A string ends at the present node. */
  accept(): void {
    this.rows[this.depth * WORDS_PER_ROW + ACCEPTS] = ARC_ACCEPTS;
  }

  /** Gives the present node, which must have no arcs yet, a separator arc to a finished node. */
  addSeparator(mask: number, target: number): void {
    const { rows } = this;
    const row = this.depth * WORDS_PER_ROW;
    rows[row + SEPARATORS] = 1;
    rows[row + ARCS] = mask;
    rows[row + ARCS + 1] = target;
    rows[row + END] = row + ARCS + WORDS_PER_ARC;
  }

  /** Gives the present node an arc to a finished node; the letter must be above all that the node has. */
  addArc(letterBit: number, mask: number, target: number): void {
    const { rows } = this;
    const row = this.depth * WORDS_PER_ROW;
    const end = rows[row + END]!;
    rows[end] = mask;
    rows[end + 1] = target;
    rows[row + END] = end + WORDS_PER_ARC;
    rows[row + MASK]! |= letterBit;
  }

  /** Puts a finished node in the place of the present one, at which a string ends, and goes up to its parent. */
  addAcceptedArc(mask: number, target: number): void {
    const letterBit = this.rows[this.depth-- * WORDS_PER_ROW + LETTER_BIT]!;
    this.addArc(letterBit, mask, target | ARC_ACCEPTS);
  }

  /** Finishes the nodes below `depth`. */
  popTo(depth: number): void {
    const { rows, table } = this;
    const top = depth * WORDS_PER_ROW;
    let row = this.depth * WORDS_PER_ROW;
    while (row > top) {
      const mask = rows[row + MASK]!;
      const from = row + ARCS;
      const length = rows[row + END]! - from;
      let target = rows[row + ACCEPTS]!;
      if (length !== 0) target |= table.intern(rows, from, length, mask, rows[row + SEPARATORS]!);
      rows[row + TARGET] = target;
      const letterBit = rows[row + LETTER_BIT]!;
      row -= WORDS_PER_ROW;
      const end = rows[row + END]!;
      rows[end] = mask;
      rows[end + 1] = target;
      rows[row + END] = end + WORDS_PER_ARC;
      rows[row + MASK]! |= letterBit;
    }
    this.depth = depth;
  }

  /** The second word of the arc to the node that was finished last at `depth`. */
  targetAt(depth: number): number {
    return this.rows[depth * WORDS_PER_ROW + TARGET]!;
  }

  /** Finishes everything; `pseudoArc` then leads to the root. */
  setRoot(pseudoArc: number): void {
    this.popTo(0);
    const { rows, table } = this;
    const mask = rows[MASK]!;
    const target = table.intern(rows, ARCS, rows[END]! - ARCS, mask, rows[SEPARATORS]!) | rows[ACCEPTS]!;
    table.arcs[pseudoArc * WORDS_PER_ARC] = mask;
    table.arcs[pseudoArc * WORDS_PER_ARC + 1] = target;
  }
}
