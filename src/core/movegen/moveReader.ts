import { BLANK, type LetterCode, letterOf, NO_TILE, type Tile } from '../alphabet/tile';
import { MAX_BOARD_SIDE } from '../board/boardLayout';
import type { Position } from '../board/position';
import type { Direction, Square } from '../board/square';
import { DOWN_BIT, FIRST_SHIFT, LAST_SHIFT, LINE_SHIFT, type MoveList, PLACE_FIELD } from './moveList';

/** Reads the moves of a list one at a time without creating values. Begin with `moveTo`. */
export class MoveReader {
  /** By square: 1 if a tile played there makes a cross-word of an across move, or of a down move. */
  private readonly hasCross: readonly [across: Uint8Array, down: Uint8Array];
  private readonly glyphs: readonly string[];
  private readonly lowerGlyphs: readonly string[];
  private readonly letters = new Uint8Array(MAX_BOARD_SIDE);
  private index = 0;
  private isDown = false;
  private firstSquare = 0;
  private line = 0;
  private first = 0;
  /** Letters of the main word. */
  length = 0;
  tilesPlayed = 0;

  constructor(
    private readonly position: Position,
    private readonly moves: MoveList,
  ) {
    this.glyphs = ['', ...position.rules.distribution.letters.map(({ glyph }) => glyph)];
    this.lowerGlyphs = this.glyphs.map((glyph) => glyph.toLowerCase());
    this.hasCross = [findCrossed(position, 'down'), findCrossed(position, 'across')];
  }

  moveTo(index: number): void {
    const place = this.moves.placeAt(index);
    const { cols } = this.position;
    this.index = index;
    this.isDown = (place & DOWN_BIT) !== 0;
    this.line = (place >> LINE_SHIFT) & PLACE_FIELD;
    this.first = (place >> FIRST_SHIFT) & PLACE_FIELD;
    this.length = ((place >> LAST_SHIFT) & PLACE_FIELD) - this.first + 1;
    this.firstSquare = this.isDown ? this.first * cols + this.line : this.line * cols + this.first;
    this.tilesPlayed = this.moves.tilesPlayedAt(index);
  }

  covers({ row, col }: Square): boolean {
    const along = (this.isDown ? row : col) - this.first;
    return (this.isDown ? col : row) === this.line && along >= 0 && along < this.length;
  }

  /** Whether the move plays the tile; `BLANK` stands for any blank. */
  plays(tile: Tile): boolean {
    for (let nth = 0; nth < this.tilesPlayed; nth++) {
      const played = this.moves.playedTileAt(this.index, nth);
      if (played === tile || (tile === BLANK && (played & BLANK) !== 0)) return true;
    }
    return false;
  }

  countCrossWords(): number {
    const { position } = this;
    const crossed = this.hasCross[this.isDown ? 1 : 0];
    const step = this.isDown ? position.cols : 1;
    let count = 0;
    for (let i = 0, square = this.firstSquare; i < this.length; i++, square += step)
      if (position.tiles[square] === NO_TILE) count += crossed[square]!;
    return count;
  }

  /**
   * The letters of the main word, in an array that is reused by the next call; `length` of them are valid.
   */
  readWord(): Uint8Array {
    const { position, letters } = this;
    const step = this.isDown ? position.cols : 1;
    let played = 0;
    for (let i = 0, square = this.firstSquare; i < this.length; i++, square += step) {
      const lying = position.tiles[square]!;
      letters[i] = letterOf(lying === NO_TILE ? this.moves.playedTileAt(this.index, played++) : lying);
    }
    return letters;
  }

  wordText(): string {
    const letters = this.readWord();
    let text = '';
    for (let i = 0; i < this.length; i++) text += this.glyphs[letters[i]!];
    return text;
  }

  /** @param beginning in lower case */
  wordBegins(beginning: string): boolean {
    const { position } = this;
    const step = this.isDown ? position.cols : 1;
    let played = 0;
    let read = 0;
    for (let i = 0, square = this.firstSquare; i < this.length; i++, square += step) {
      const lying = position.tiles[square]!;
      const tile = lying === NO_TILE ? this.moves.playedTileAt(this.index, played++) : lying;
      const glyph = this.lowerGlyphs[letterOf(tile)]!;
      if (beginning.length - read <= glyph.length) return glyph.startsWith(beginning.slice(read));
      if (!beginning.startsWith(glyph, read)) return false;
      read += glyph.length;
    }
    return false;
  }

  wordContains(part: readonly LetterCode[]): boolean {
    const letters = this.readWord();
    for (let from = 0; from + part.length <= this.length; from++) {
      let i = 0;
      while (i < part.length && letters[from + i] === part[i]) i++;
      if (i === part.length) return true;
    }
    return false;
  }
}

/** By square: 1 if a tile lies directly before or after it in that direction. */
function findCrossed({ tiles, cols }: Position, direction: Direction): Uint8Array {
  return tiles.map((_, square) => {
    const isAcross = direction === 'across';
    const hasBefore = isAcross ? square % cols > 0 : square >= cols;
    const hasBehind = isAcross ? square % cols < cols - 1 : square < tiles.length - cols;
    const step = isAcross ? 1 : cols;
    const before = hasBefore ? tiles[square - step]! : NO_TILE;
    const behind = hasBehind ? tiles[square + step]! : NO_TILE;
    return before !== NO_TILE || behind !== NO_TILE ? 1 : 0;
  });
}
