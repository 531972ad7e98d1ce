import { NO_TILE, type Tile } from '../alphabet/tile';
import type { Position } from '../board/position';
import type { Direction } from '../board/square';
import { enlarge } from './enlarge';
import type { Move } from './move';

/**
 * Where a recorded move lies, in one int32:
 *
 *    30        29…24   23…18     17…12    11…6          5…0
 *   ┌─────────┬───────┬─────────┬────────┬─────────────┬──────────────┐
 *   │ is down │ line  │ first   │ last   │ tiles up to │ tiles played │
 *   │         │       │ square  │ square │ the anchor  │              │
 *   └─────────┴───────┴─────────┴────────┴─────────────┴──────────────┘
 *
 * `line` is the row of an across move, the column of a down move; first and last square of the main word count along it.
 */
export const DOWN_BIT = 1 << 30;
export const LINE_SHIFT = 24;
export const FIRST_SHIFT = 18;
export const LAST_SHIFT = 12;
export const LEFT_SHIFT = 6;
/** Every field but the highest is so wide. */
export const PLACE_FIELD = 0x3f;

const INITIAL_CAPACITY = 1 << 12;

/**
 * The moves of one position in typed arrays that grow by doubling and are used again for the next position: nothing is
 * allocated per move. Entries are in the order of generation; `rankMoves` orders them.
 */
export class MoveList {
  length = 0;
  private capacity = INITIAL_CAPACITY;
  private position: Position | undefined;
  private tileWords = 0;
  private places = new Int32Array(INITIAL_CAPACITY);
  private scores = new Float64Array(INITIAL_CAPACITY);
  private tiles = new Int32Array(0);

  /** Forgets every move and makes ready for those of `position`. */
  reset(position: Position): void {
    this.length = 0;
    this.position = position;
    this.tileWords = Math.max(1, Math.ceil(position.rack.length / 4));
    if (this.tiles.length < this.capacity * this.tileWords)
      this.tiles = new Int32Array(this.capacity * this.tileWords);
  }

  /**
   * Adds a move. `played` holds four tiles to a word in the order in which the generator plays them: from the anchor
   * backwards, then onwards.
   */
  add(place: number, score: number, played: Int32Array): void {
    const index = this.length;
    if (index === this.capacity) this.grow();
    this.places[index] = place;
    this.scores[index] = score;
    const { tiles, tileWords } = this;
    const base = index * tileWords;
    for (let word = 0; word < tileWords; word++) tiles[base + word] = played[word]!;
    this.length = index + 1;
  }

  /** Forgets the move added last, or the one before it. */
  dropOneOfLastTwo(drop: 'last' | 'before'): void {
    const last = --this.length;
    if (drop === 'last') return;
    const { places, scores, tiles, tileWords } = this;
    places[last - 1] = places[last]!;
    scores[last - 1] = scores[last]!;
    for (let word = 0; word < tileWords; word++)
      tiles[(last - 1) * tileWords + word] = tiles[last * tileWords + word]!;
  }

  private grow(): void {
    this.capacity *= 2;
    this.places = enlarge(this.places, new Int32Array(this.capacity));
    this.scores = enlarge(this.scores, new Float64Array(this.capacity));
    this.tiles = enlarge(this.tiles, new Int32Array(this.capacity * this.tileWords));
  }

  scoreAt(index: number): number {
    return this.scores[index]!;
  }

  /** See the bit diagram above. */
  placeAt(index: number): number {
    return this.places[index]!;
  }

  tilesPlayedAt(index: number): number {
    return this.places[index]! & PLACE_FIELD;
  }

  /** The tile that a move plays on its `nth` empty square in reading order, from 0. */
  playedTileAt(index: number, nth: number): Tile {
    const upToAnchor = (this.places[index]! >> LEFT_SHIFT) & PLACE_FIELD;
    const inPlayedOrder = nth < upToAnchor ? upToAnchor - 1 - nth : nth;
    const word = this.tiles[index * this.tileWords + (inPlayedOrder >> 2)]!;
    return (word >>> ((inPlayedOrder & 3) * 8)) & 0xff;
  }

  /** The move as a value. */
  moveAt(index: number): Move {
    const { position } = this;
    if (position === undefined || index < 0 || index >= this.length)
      throw new RangeError(`Move ${index} of ${this.length}`);
    const place = this.places[index]!;
    const direction: Direction = (place & DOWN_BIT) === 0 ? 'across' : 'down';
    const line = (place >> LINE_SHIFT) & PLACE_FIELD;
    const first = (place >> FIRST_SHIFT) & PLACE_FIELD;
    const last = (place >> LAST_SHIFT) & PLACE_FIELD;
    const isAcross = direction === 'across';
    let played = 0;
    const tiles = Array.from({ length: last - first + 1 }, (_, i): Tile => {
      const square = isAcross ? line * position.cols + first + i : (first + i) * position.cols + line;
      return position.tiles[square] === NO_TILE ? this.playedTileAt(index, played++) : NO_TILE;
    });
    return {
      kind: 'placement',
      row: isAcross ? line : first,
      col: isAcross ? first : line,
      direction,
      tiles,
      score: this.scores[index]!,
    };
  }
}
