import {
  ARC_TARGET,
  DAWG_ROOT,
  FIRST_NODE,
  firstLetterArc,
  GADDAG_ROOT,
  Gaddag,
  LETTERS_SHIFT,
  targetMask,
} from '../gaddag';
import { popcount } from '../popcount';

const NODES_BETWEEN_REPORTS = 1 << 16;

/**
 * Moves an automaton to other memory with its nodes in breadth-first order, which searches faster than the
 * builder's order: the nodes below one node lie side by side, and those near the roots, which every walk
 * passes, lie close together. It works like Cheney's garbage collector (1970,
 * https://doi.org/10.1145/362790.362798): the nodes that have been moved but not yet scanned are the queue,
 * and each leaves a forwarding address. The old automaton is therefore unusable afterwards.
 *
 * @param arcs room for as many words as the automaton has; its used part becomes the new automaton
 * @param onProgress called every few milliseconds; `fraction` is 0 … 1
 */
export function moveBreadthFirst(
  { arcs: source, counts }: Gaddag,
  arcs: Uint32Array = new Uint32Array(source.length),
  onProgress: (fraction: number) => void = () => undefined,
): Gaddag {
  /** One bit by first arc of a node: whether the node has moved. Its first arc then holds its new address. */
  const hasMoved = new Uint32Array((source.length >>> 5) + 1);
  /** By node in the new order: twice its number of arcs, plus 1 if its mask is stored before it. */
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
      const behind = firstLetterArc(word) + popcount(targetMask(source, word));
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
