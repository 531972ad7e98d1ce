/**
 * One event of a search, four 32-bit integers:
 *
 *   ┌──────────┬──────────┬──────────────────────────────┬──────────────────────────────┐
 *   │ code     │ square   │ value                        │ arc                          │
 *   └──────────┴──────────┴──────────────────────────────┴──────────────────────────────┘
 *
 *   square   row × cols + col
 *   arc      the GADDAG arc that the walk stands on after the event
 *   value    depends on the code, see below
 *
 * The letters that a square rejects are stored as one mask (bit c − 1 = letter c): they are displayed as one
 * step, and a search stays short enough to be kept whole.
 */
export const TRACE_RECORD_LENGTH = 4;

export enum TraceCode {
  /** A search starts at an anchor. value: 0 across, 1 down. arc: the root. */
  AnchorEntered = 1,
  /** A tile from the rack is put on an empty square. value: the tile. */
  TilePlaced = 2,
  /** The walk passes a tile on the board. value: the tile. */
  PlayThrough = 3,
  /** The separator is followed; the walk reads forwards from now on. square: the anchor. */
  SeparatorCrossed = 4,
  /** Arcs whose letters the rack does not hold. value: mask. */
  NotOnRack = 5,
  /** Arcs whose letters the rack holds but the cross-set forbids. value: mask. */
  CrossSetRejected = 6,
  /** Letters (of the rack, or the one on the square) for which the node has no arc. value: mask. */
  NoArc = 7,
  /** The walk reaches the edge of the board or a brick. square: the last one before it. value: see below. */
  EdgeReached = 8,
  /** The walk reaches the previous anchor, whose moves are found separately. square: the last free one. */
  PreviousAnchorReached = 9,
  /** A word is complete and fits. value: the move's number, from 0, in the order of discovery. */
  MoveRecorded = 10,
  /**
   * The last step of the path (a tile placed or passed, or the separator) is undone. value: its tile or 0.
   */
  Backtracked = 11,
  /** Everything from this anchor has been tried. value: 0 across, 1 down. */
  AnchorLeft = 12,
  /**
   * DAWG only: a tile is added to the left part, directly before the square where the word will continue; the
   * earlier tiles move back by one square. square: that of the new tile. value: the tile.
   */
  LeftPartPlaced = 13,
  /** Whole board only: the walk begins at all starts. square: the first of them. value: their set. */
  WalkBegun = 14,
  /**
   * Whole board only: a tile is placed at all starts where its letter fits. square: that of the first of
   * them. value: the set of these starts, and the tile.
   */
  TileShared = 15,
  /**
   * Whole board only: the walk goes on for one start alone, until this is undone. square: the first of its
   * word. value: 0 across, 1 down.
   */
  StartSingled = 16,
}

/** Value of `TileShared`: its set of starts, shifted, plus its tile. That of `WalkBegun` has no tile. */
export const START_SET_SHIFT = 8;
export const SHARED_TILE_MASK = (1 << START_SET_SHIFT) - 1;

export const ACROSS_VALUE = 0;
export const DOWN_VALUE = 1;
/**
 * Flags in the value of an `EdgeReached`: it is a brick, not the edge of the board; it is after the square,
 * not before it.
 */
export const BRICK_FLAG = 1;
export const BEHIND_FLAG = 2;
