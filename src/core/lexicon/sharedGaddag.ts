import { Gaddag, type GaddagCounts } from './gaddag';
import { keepWordGraph, type WordGraph, wordGraphOf } from './wordGraph';

/** A GADDAG in a form to pass between threads: its arcs and its word graph are in shared memory. */
export interface SharedGaddag {
  readonly arcs: Uint32Array;
  readonly counts: GaddagCounts;
  /** If it is missing, a thread makes its own on first use. */
  readonly words?: WordGraph;
}

export const shareGaddag = (gaddag: Gaddag): SharedGaddag => ({
  arcs: gaddag.arcs,
  counts: gaddag.counts,
  words: wordGraphOf(gaddag),
});

/** The same memory as a GADDAG of this thread. */
export function openGaddag({ arcs, counts, words }: SharedGaddag): Gaddag {
  const gaddag = new Gaddag(arcs, counts);
  if (words !== undefined) keepWordGraph(gaddag, words);
  return gaddag;
}
