import type { LetterCode } from '../alphabet/tile';
import { ARC_ACCEPTS, WORDS_PER_ARC } from './gaddag';
import type { NodeTable } from './nodeTable';

/** Words that one unfinished node takes: an arc for the separator and one for each of 32 letters. */
const WORDS_PER_NODE = 33 * WORDS_PER_ARC;

/**
 * The nodes along the string that was added last, root at depth 0: all that incremental minimisation of sorted
 * strings (Daciuk et al. 2000) has to keep unfinished. A node is complete once a string turns off above it; `pop`
 * then stores it in the table and hangs it below its parent.
 */
export class NodeStack {
  depth = 0;
  /** The second word of the arc made by the last `pop`. */
  poppedTarget = 0;
  private readonly letters: Uint8Array;
  private readonly masks: Int32Array;
  private readonly accepts: Uint8Array;
  private readonly separators: Uint8Array;
  /** How many words of its row each node uses. */
  private readonly used: Int32Array;
  private readonly arcs: Int32Array;

  constructor(
    private readonly table: NodeTable,
    maxDepth: number,
  ) {
    this.letters = new Uint8Array(maxDepth + 1);
    this.masks = new Int32Array(maxDepth + 1);
    this.accepts = new Uint8Array(maxDepth + 1);
    this.separators = new Uint8Array(maxDepth + 1);
    this.used = new Int32Array(maxDepth + 1);
    this.arcs = new Int32Array((maxDepth + 1) * WORDS_PER_NODE);
  }

  /** Goes down to a new node by an arc for `letter`, which must be above all letters of the present node. */
  push(letter: LetterCode): void {
    const depth = ++this.depth;
    this.letters[depth] = letter;
    this.masks[depth] = 0;
    this.accepts[depth] = 0;
    this.separators[depth] = 0;
    this.used[depth] = 0;
  }

  /** A string ends at the present node. */
  accept(): void {
    this.accepts[this.depth] = ARC_ACCEPTS;
  }

  /** Gives the present node, which must have no arcs yet, a separator arc to a finished node. */
  addSeparator(mask: number, target: number): void {
    const base = this.depth * WORDS_PER_NODE;
    this.arcs[base] = mask;
    this.arcs[base + 1] = target;
    this.used[this.depth] = WORDS_PER_ARC;
    this.separators[this.depth] = 1;
  }

  /** Gives the present node an arc to a finished node; the letter must be above all that the node has. */
  addArc(letter: LetterCode, mask: number, target: number): void {
    const depth = this.depth;
    const place = depth * WORDS_PER_NODE + this.used[depth]!;
    this.arcs[place] = mask;
    this.arcs[place + 1] = target;
    this.used[depth]! += WORDS_PER_ARC;
    this.masks[depth]! |= 1 << (letter - 1);
  }

  /** Puts a finished node in the place of the present one, at which a string ends, and goes up to its parent. */
  addAcceptedArc(mask: number, target: number): void {
    const letter = this.letters[this.depth--]!;
    this.addArc(letter, mask, target | ARC_ACCEPTS);
  }

  /** Finishes the present node and goes up to its parent. */
  pop(): void {
    const letter = this.letters[this.depth]!;
    const mask = this.masks[this.depth]!;
    this.finish();
    this.depth--;
    this.addArc(letter, mask, this.poppedTarget);
  }

  /** Finishes everything; `pseudoArc` then leads to the root. */
  setRoot(pseudoArc: number): void {
    while (this.depth > 0) this.pop();
    this.finish();
    this.table.arcs[pseudoArc * WORDS_PER_ARC] = this.masks[0]!;
    this.table.arcs[pseudoArc * WORDS_PER_ARC + 1] = this.poppedTarget;
  }

  private finish(): void {
    const depth = this.depth;
    const mask = this.masks[depth]!;
    const target = this.table.intern(this.arcs, depth * WORDS_PER_NODE, mask, this.separators[depth] === 1);
    this.poppedTarget = target | this.accepts[depth]!;
  }
}
