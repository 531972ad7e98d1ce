import { ARC_ACCEPTS, ARC_SEPARATOR, FIRST_ARC_SHIFT, Gaddag, PSEUDO_ARCS, WORDS_PER_ARC } from './gaddag';
import { popcount } from './popcount';

/**
 * The same automaton with its nodes in breadth-first order: what hangs on the arcs of one node lies side by side, and
 * near the roots, where every walk passes, everything is close together. Moves are generated in 0.94 of the time that
 * they take on the builder's order. Copies like Cheney's garbage collector (1970): the arcs copied, but not yet looked
 * at, are the queue. No two nodes may overlap, as they do in some KWG files.
 *
 * @param arcs room for as many words as the automaton has; it becomes the new one's
 */
export function layOutBreadthFirst(
  { arcs: source, counts }: Gaddag,
  arcs: Uint32Array = new Uint32Array(source.length),
): Gaddag {
  /** By a node's first arc: where the node's first arc is now; 0 while it has not been copied. */
  const moved = new Uint32Array(source.length / WORDS_PER_ARC);
  arcs.set(source.subarray(0, PSEUDO_ARCS * WORDS_PER_ARC));
  let end = PSEUDO_ARCS;
  for (let arc = 0; arc < end; arc++) {
    const target = arcs[arc * WORDS_PER_ARC + 1]!;
    const first = target >>> FIRST_ARC_SHIFT;
    if (first === 0) continue;
    if (moved[first] === 0) {
      const length = popcount(arcs[arc * WORDS_PER_ARC]!) + ((target & ARC_SEPARATOR) >>> 1);
      for (let i = 0; i < length * WORDS_PER_ARC; i++)
        arcs[end * WORDS_PER_ARC + i] = source[first * WORDS_PER_ARC + i]!;
      moved[first] = end;
      end += length;
    }
    arcs[arc * WORDS_PER_ARC + 1] =
      (moved[first]! << FIRST_ARC_SHIFT) | (target & (ARC_SEPARATOR | ARC_ACCEPTS));
  }
  return new Gaddag(arcs, counts);
}
