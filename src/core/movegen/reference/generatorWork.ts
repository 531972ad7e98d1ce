/** What a generator had to do to find its moves, counted the same way in each of them. */
export interface GeneratorWork {
  /**
   * Arcs of the lexicon's automaton that were followed, for tiles played, tiles played
   * through and separators.
   */
  readonly arcsFollowed: number;
  /** How often an empty square was looked at for tiles that could lie there. */
  readonly squaresTried: number;
  /** Tiles that the rack held and the lexicon would have taken, turned away by a square's cross-set. */
  readonly crossSetRejections: number;
  readonly movesFound: number;
}
