import { NO_TILE, type Tile } from '../alphabet/tile';
import type { Position } from '../board/position';
import type { Direction } from '../board/square';
import { enlarged } from '../enlarged';
import { newMemory } from '../sharedMemory';
import { mostKeptMoves } from './candidates/keptMoves';
import { markBest } from './candidates/markBest';
import type { Move } from './move';
import {
  DOWN_BIT,
  FIRST_SHIFT,
  LAST_SHIFT,
  LEFT_SHIFT,
  LINE_SHIFT,
  type MoveEntries,
  PLACE_FIELD,
} from './moveEntries';

export { DOWN_BIT, FIRST_SHIFT, LAST_SHIFT, LEFT_SHIFT, LINE_SHIFT, PLACE_FIELD };

const INITIAL_CAPACITY = 1 << 12;
/** Beyond this size a list grows to its full size at once: unused memory costs nothing, copying does. */
const LAST_DOUBLING = 1 << 18;
/** There is room for an eighth more than is kept: the more room, the less often moves must be dropped. */
const SPARE_PART = 8;
/** A shorter list is copied when it is handed over, and can be reused. */
const HANDED_OVER_WHOLE = 1 << 20;

/** The moves of a list in memory that threads can share. */
export interface SharedMoves {
  readonly length: number;
  readonly hasMore: boolean;
  readonly places: Int32Array;
  readonly scores: Float64Array;
  readonly tiles: Int32Array;
}

/**
 * The moves of one position in typed arrays that grow by doubling and are reused for the next position:
 * nothing is allocated per move. Entries are in the order of generation; `rankMoves` orders them. If there
 * are more than a list keeps (`mostKeptMoves`), it keeps exactly the best ones.
 */
export class MoveList implements MoveEntries {
  length = 0;
  /** Whether the position has more moves than are kept. */
  hasMore = false;
  private capacity = INITIAL_CAPACITY;
  private mostKept = 0;
  /** One number: moves that score less are not kept and need not be added. */
  private floor: Float64Array | undefined;
  private position: Position | undefined;
  private tileWords = 0;
  private places = ints(INITIAL_CAPACITY);
  private scores = floats(INITIAL_CAPACITY);
  /** The tiles played, four to a word. */
  tiles = ints(0);

  /** @param keeps maximum number of moves to keep, by number of tiles on the rack */
  constructor(private readonly keeps: (rackTiles: number) => number = mostKeptMoves) {}

  /**
   * Clears the list and prepares it for the moves of `position`.
   *
   * @param floor raised to the score of the worst kept move once there are too many moves
   */
  reset(position: Position, floor?: Float64Array): void {
    this.length = 0;
    this.hasMore = false;
    this.position = position;
    this.floor = floor;
    this.mostKept = this.keeps(position.rack.length);
    this.tileWords = Math.max(1, Math.ceil(position.rack.length / 4));
    this.capacity = Math.min(this.places.length, this.mostHeld);
    if (this.tiles.length < this.capacity * this.tileWords) this.tiles = ints(this.capacity * this.tileWords);
  }

  /**
   * Adds a move. `played` holds four tiles to a word in the order in which the generator plays them: from the
   * anchor backwards, then forwards.
   */
  add(place: number, score: number, played: Int32Array): void {
    let index = this.length;
    if (index === this.capacity) index = this.grow();
    this.places[index] = place;
    this.scores[index] = score;
    const { tiles, tileWords } = this;
    const base = index * tileWords;
    for (let word = 0; word < tileWords; word++) tiles[base + word] = played[word]!;
    this.length = index + 1;
  }

  /**
   * Adds a move whose place counts no tiles up to an anchor. Returns where in `tiles` the caller must write
   * its tiles in reading order, four to a word.
   */
  addOpen(place: number, score: number): number {
    let index = this.length;
    if (index === this.capacity) index = this.grow();
    this.places[index] = place;
    this.scores[index] = score;
    this.length = index + 1;
    return index * this.tileWords;
  }

  /** Removes the move added last, or the one before it. */
  dropOneOfLastTwo(drop: 'last' | 'before'): void {
    const last = --this.length;
    if (drop === 'before') this.copy(last, last - 1);
  }

  /** Makes room for a move and returns its index. */
  private grow(): number {
    const { capacity, mostHeld } = this;
    if (capacity === mostHeld) this.keepBest();
    else this.allocate(capacity < LAST_DOUBLING ? Math.min(capacity * 2, mostHeld) : mostHeld);
    return this.length;
  }

  /** Capacity limit: moves beyond those kept are dropped in batches. */
  private get mostHeld(): number {
    return this.mostKept + Math.ceil(this.mostKept / SPARE_PART);
  }

  private allocate(capacity: number): void {
    this.capacity = capacity;
    this.places = enlarged(this.places, ints(capacity));
    this.scores = enlarged(this.scores, floats(capacity));
    this.tiles = enlarged(this.tiles, ints(capacity * this.tileWords));
  }

  /** Drops everything that does not rank among the moves to keep. */
  keepBest(): void {
    if (this.length <= this.mostKept) return;
    const { isBest, lowestScore } = markBest(this, this.mostKept);
    let kept = 0;
    for (let index = 0; index < this.length; index++) if (isBest[index] === 1) this.copy(index, kept++);
    this.length = kept;
    this.hasMore = true;
    if (this.floor !== undefined) this.floor[0] = lowestScore;
  }

  private copy(from: number, to: number): void {
    const { places, scores, tiles, tileWords } = this;
    places[to] = places[from]!;
    scores[to] = scores[from]!;
    for (let word = 0; word < tileWords; word++)
      tiles[to * tileWords + word] = tiles[from * tileWords + word]!;
  }

  /** The moves in a form for another thread. A large list gives its memory away and is empty afterwards. */
  handOver(): SharedMoves {
    const { hasMore, length, places, scores, tiles, tileWords } = this;
    if (length < HANDED_OVER_WHOLE) {
      const copies = {
        places: sharedInts(length),
        scores: sharedFloats(length),
        tiles: sharedInts(length * tileWords),
      };
      copies.places.set(places.subarray(0, length));
      copies.scores.set(scores.subarray(0, length));
      copies.tiles.set(tiles.subarray(0, length * tileWords));
      return { hasMore, length, ...copies };
    }
    this.length = 0;
    this.capacity = INITIAL_CAPACITY;
    this.places = ints(INITIAL_CAPACITY);
    this.scores = floats(INITIAL_CAPACITY);
    this.tiles = ints(0);
    return { hasMore, length, places, scores, tiles };
  }

  /** The list that another thread handed over. */
  static of(position: Position, { hasMore, length, places, scores, tiles }: SharedMoves): MoveList {
    const list = new MoveList();
    list.reset(position);
    return Object.assign(list, { hasMore, length, capacity: length, places, scores, tiles });
  }

  scoreAt(index: number): number {
    return this.scores[index]!;
  }

  /** See the bit diagram in `moveEntries.ts`. */
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
    const step = isAcross ? 1 : position.cols;
    let square = isAcross ? line * position.cols + first : first * position.cols + line;
    let played = 0;
    const tiles: Tile[] = [];
    for (let i = first; i <= last; i++, square += step)
      tiles.push(position.tiles[square] === NO_TILE ? this.playedTileAt(index, played++) : NO_TILE);
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

/** Lists that are handed over whole need shared memory; the kernel is faster with unshared memory. */
const ints = (length: number): Int32Array =>
  length < HANDED_OVER_WHOLE ? new Int32Array(length) : sharedInts(length);

const floats = (length: number): Float64Array =>
  length < HANDED_OVER_WHOLE ? new Float64Array(length) : sharedFloats(length);

function sharedInts(length: number): Int32Array {
  return new Int32Array(newMemory(length * Int32Array.BYTES_PER_ELEMENT));
}

function sharedFloats(length: number): Float64Array {
  return new Float64Array(newMemory(length * Float64Array.BYTES_PER_ELEMENT));
}
