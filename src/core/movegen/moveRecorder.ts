/** Receives the moves that a generator finds. */
export interface MoveRecorder {
  /**
   * @param place location of the move; see the bit diagram in `moveEntries.ts`
   * @param score points, bingo bonus included
   * @param played the tiles played, four to a word, in the order in which a Gordon generator plays them: from
   * the anchor backwards, then forwards. The array belongs to the generator: copy what you keep.
   */
  add(place: number, score: number, played: Int32Array): void;
}
