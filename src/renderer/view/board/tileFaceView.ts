/** The print on a tile: upper case, one or more characters; empty on an undesignated blank. */
export interface TileFaceView {
  readonly glyph: string;
  readonly value: number;
  readonly isBlank: boolean;
}
