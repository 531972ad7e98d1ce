/**
 * What is printed on a tile: upper case, one or more characters; none on a blank that
 * stands for no letter yet.
 */
export interface TileFaceView {
  readonly glyph: string;
  readonly value: number;
  readonly isBlank: boolean;
}
