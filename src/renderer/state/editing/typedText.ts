/** The beginning of a tile of several characters: `L·` of L·L, or what was typed behind `[`. */
export interface TypedText {
  /** Upper case, without the bracket. */
  readonly text: string;
  /** It ends with `]`; else by itself, with the tile's last character. */
  readonly isBracketed: boolean;
  readonly isBlank: boolean;
  /** How many of the tiles typed before are part of it. */
  readonly replaces: number;
}
