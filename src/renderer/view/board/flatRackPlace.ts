/** Where the rack is. In squares, the board's upper left corner being 0, 0. */
export interface FlatRackPlace {
  /** The middle of the first place. */
  readonly x: number;
  readonly y: number;
  /** From the middle of one place to the next. */
  readonly pitch: number;
  /** Side of a tile: not smaller than can be read, however small the squares are. */
  readonly tile: number;
}
