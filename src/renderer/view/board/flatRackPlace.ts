/** Position of the rack, in squares from the board's upper left corner. */
export interface FlatRackPlace {
  /** The middle of the first place. */
  readonly x: number;
  readonly y: number;
  /** Distance from one place to the next. */
  readonly pitch: number;
  /** Side of a tile: never too small to read, however small the squares are. */
  readonly tile: number;
}
