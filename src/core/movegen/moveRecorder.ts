/** What to do with a found move. The generators know no more of it than this. */
export interface MoveRecorder {
  /**
   * @param place where the move lies; see the bit diagram in `moveList.ts`
   * @param score points, bingo bonus included
   * @param played the tiles played, four to a word, in the order in which a Gordon generator plays them: from
   *   the anchor backwards, then onwards. The array is the generator's own: copy what is to be kept.
   */
  add(place: number, score: number, played: Int32Array): void;
}
