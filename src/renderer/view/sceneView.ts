import type { Direction, Square } from '../../core/board/square';
import type { BoardDetail } from './board/boardDetail';
import type { TileFaceView } from './board/tileFaceView';
import type { FlightView, TableView } from './play/tableView';

/**
 * Everything that the scene draws, as plain data. Ids are stable, so that layers can distinguish moved from
 * new.
 */
export interface SceneView {
  readonly rows: number;
  readonly cols: number;
  readonly squares: readonly SquareView[];
  /** Words below the multipliers on large squares. */
  readonly captions: { readonly letter: string; readonly word: string };
  readonly tiles: readonly TileView[];
  readonly rack: readonly RackTileView[];
  readonly rackSize: number;
  /** What is legible on the board. */
  readonly detail: BoardDetail;
  readonly arrows: readonly ArrowView[];
  readonly cursor: CursorView | null;
  /** The letters allowed on empty squares; omitted while hidden. */
  readonly crossChecks?: readonly CrossCheckView[];
  /** Outlines of the candidate's tiles while other content takes their place. `tiles` then excludes them. */
  readonly outlined?: readonly OutlinedTileView[];
  /** A step of a walk. `tiles` then contains only those on the board, and `arrows` is empty. */
  readonly walk?: WalkView | null;
  /** Squares highlighted from elsewhere. */
  readonly lit?: readonly Square[];
  /** Anchors whose searches can be opened; omitted if none can. */
  readonly anchors?: readonly AnchorView[];
  /** Words on the board that are not in the lexicon. */
  readonly flaws?: readonly FlawedWordView[];
  /** Squares that turns cover; omitted while hidden. */
  readonly heat?: readonly HeatColumnView[];
  /** Premium squares that the shown candidate opens; omitted while hidden. */
  readonly opened?: readonly Square[];
  /** The tile held by the pointer; `tiles` and `rack` exclude it. */
  readonly carried?: CarriedTileView | null;
  /** The other racks and the bag; omitted if no game is played. */
  readonly table?: TableView | null;
  /** The phase is then that of the flight. */
  readonly flight?: FlightView | null;
}

/** A column of light on a square. */
export interface HeatColumnView extends Square {
  /** 0 … 1 of the highest column. */
  readonly height: number;
  /** Its value as text. */
  readonly label: string;
}

/** The outline of a tile, with its letter if nothing else is written there. */
export interface OutlinedTileView extends Square {
  readonly glyph: string;
}

/** An anchor and its search directions. */
export interface AnchorView extends Square {
  readonly across: boolean;
  readonly down: boolean;
}

/** A word by its first square. */
export interface FlawedWordView extends Square {
  readonly direction: Direction;
  /** In squares. */
  readonly length: number;
}

/** Position over the board, in squares from its middle: x to the right, z towards the player. */
export interface CarriedTileView extends TileFaceView {
  readonly x: number;
  readonly z: number;
  /** The square that it would be put on. */
  readonly target: Square | null;
}

/** Row-major, one for every square of the board. */
export interface SquareView extends Square {
  readonly letterMultiplier: number;
  readonly wordMultiplier: number;
  readonly isStart: boolean;
  /** Whether it takes no tile. */
  readonly isBrick?: boolean;
}

/**
 * The role of a tile in the shown candidate: `placed` is new (blue, raised), `through` is an older tile of
 * the main word, `incidental` an older tile of a cross-word (green), `plain` takes no part. `tried` is a tile
 * of the rack that is tried there (rimmed, raised).
 */
export type TileRole = 'plain' | 'placed' | 'through' | 'incidental' | 'tried';

export interface TileView extends Square {
  /** `row:col`. */
  readonly id: string;
  /** The print: upper case, one or more characters. */
  readonly glyph: string;
  readonly value: number;
  /** Whether it shows an asterisk instead of a value. */
  readonly isBlank: boolean;
  readonly role: TileRole;
  /** Numbers (from 1) of the cross-words that the tile belongs to. */
  readonly crossWordNumbers: readonly number[];
}

export interface RackTileView {
  /** `rack:index`. */
  readonly id: string;
  readonly index: number;
  readonly glyph: string;
  readonly value: number;
  readonly isBlank: boolean;
  /** Whether it is off the rack because the shown candidate places it. */
  readonly isPlayed: boolean;
}

/** One arrow of the GADDAG match over the board, animated while the phase runs from `begin` to `end`. */
export interface ArrowView {
  readonly kind: 'reverse' | 'separator' | 'forward';
  readonly from: Square;
  readonly to: Square;
  /** Part of the animation, both in 0 … 1, begin < end. */
  readonly begin: number;
  readonly end: number;
}

export interface CursorView extends Square {
  readonly direction: Direction | null;
}

/** The letters that an empty square allows, as lines that fit; null for all. */
export interface CrossCheckView extends Square {
  readonly across: readonly string[] | null;
  readonly down: readonly string[] | null;
  /** Whether no move can use the square. */
  readonly isDead: boolean;
}

/**
 * One event of a walk through the lexicon. It happens while the phase runs from 0 to 1; at 1 the board is as
 * the next event finds it, so that playing backwards shows the same pictures in reverse.
 */
export interface WalkView {
  readonly ghosts: readonly GhostTileView[];
  /** The path walked. Earlier arrows have `end` 0; the arrow of this event runs from 0 to 1. */
  readonly arrows: readonly ArrowView[];
  /** Whether the event undoes the last arrow, which is then drawn with the phase reversed. */
  readonly isUndoing: boolean;
  readonly anchor: Square | null;
  /** Where a word can still start, in a walk for the whole board. */
  readonly starts?: readonly AnchorView[];
  /** The square that the walk is on or tries. */
  readonly cursor: Square | null;
  readonly callout: CalloutView | null;
  readonly isFollowed: boolean;
}

export type TilePlace =
  | ({ readonly kind: 'square' } & Square)
  | { readonly kind: 'rack'; readonly index: number };

/** A tile of the rack that the walk tries on the board. The event moves it from one place to the other. */
export interface GhostTileView {
  /** `rack:index`. */
  readonly id: string;
  readonly glyph: string;
  readonly value: number;
  readonly isBlank: boolean;
  readonly from: TilePlace;
  readonly to: TilePlace;
  /** Whether the tile returns to the rack. */
  readonly isLeaving: boolean;
}

/** A few words over a square: `turnedAway` shakes, `found` flashes. */
export interface CalloutView extends Square {
  readonly text: string;
  readonly tone: 'turnedAway' | 'found' | 'plain';
  /**
   * The middle of the words, in squares from the board's upper left corner, where they hide no tile if
   * possible.
   */
  readonly middle: { readonly row: number; readonly col: number };
}
