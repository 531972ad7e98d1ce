/** Work that a generator did to find its moves, counted in the same way for each of them. */
export interface GeneratorWork {
  /**
   * Arcs of the lexicon's automaton that were followed, for tiles played, tiles played through and
   * separators.
   */
  readonly arcsFollowed: number;
  /** Number of times an empty square was tried for tiles that could lie there. */
  readonly squaresTried: number;
  /** Tiles on the rack that the lexicon would have accepted, rejected by a square's cross-set. */
  readonly crossSetRejections: number;
  readonly movesFound: number;
}
