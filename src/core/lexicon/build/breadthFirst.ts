import {
  ARC_TARGET,
  DAWG_ROOT,
  FIRST_NODE,
  firstLetterArc,
  GADDAG_ROOT,
  Gaddag,
  LETTERS_SHIFT,
  maskBehind,
} from '../gaddag';
import { popcount } from '../popcount';

const NODES_BETWEEN_REPORTS = 1 << 16;

/**
 * Moves an automaton to other memory, its nodes in breadth-first order: what hangs on the arcs of one node
 * lies side by side, and near the roots, where every walk passes, everything is close together. A search is
 * quicker than on the builder's order. It works like Cheney's garbage collector (1970,
 * https://doi.org/10.1145/362790.362798): the nodes moved, but not yet looked at, are the queue, and each
 * leaves behind where it went. So the old automaton is of no use afterwards.
 *
 * @param arcs room for as many words as the automaton has; what is reached of it becomes the new one
 * @param onProgress told every few milliseconds; `fraction` is 0 … 1
 */
export function moveBreadthFirst(
  { arcs: source, counts }: Gaddag,
  arcs: Uint32Array = new Uint32Array(source.length),
  onProgress: (fraction: number) => void = () => undefined,
): Gaddag {
  /**
   * By a node's first arc, a bit: whether the node has moved. Then its first arc gives way
   * to the new one's number.
   */
  const hasMoved = new Uint32Array((source.length >>> 5) + 1);
  /** By node in the new order: twice its number of arcs, and 1 if its mask is in front. */
  const shapes = new Uint8Array(counts.nodes);
  let moved = 0;
  let end = FIRST_NODE;
  const redirect = (arc: number): void => {
    const word = arcs[arc]!;
    const first = word & ARC_TARGET;
    if (first === 0) return;
    if ((hasMoved[first >>> 5]! & (1 << first)) === 0) {
      hasMoved[first >>> 5]! |= 1 << first;
      const masks = word >>> LETTERS_SHIFT === 0 ? 1 : 0;
      const behind = firstLetterArc(word) + popcount(maskBehind(source, word));
      const newFirst = end + masks;
      for (let from = first - masks; from < behind; from++) arcs[end++] = source[from]!;
      source[first] = newFirst;
      shapes[moved++] = (behind - first) * 2 + masks;
    }
    arcs[arc] = word - first + source[first]!;
  };
  arcs.set(source.subarray(0, FIRST_NODE));
  redirect(GADDAG_ROOT);
  redirect(DAWG_ROOT);
  let arc = FIRST_NODE;
  for (let node = 0; node < moved; node++) {
    if (node % NODES_BETWEEN_REPORTS === 0) onProgress(node / counts.nodes);
    const shape = shapes[node]!;
    arc += shape & 1;
    for (const behind = arc + (shape >>> 1); arc < behind; arc++) redirect(arc);
  }
  return new Gaddag(arcs.subarray(0, end), counts);
}
