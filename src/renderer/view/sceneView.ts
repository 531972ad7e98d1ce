import type { Direction, Square } from '../../core/board/square';
import type { BoardDetail } from './board/boardDetail';
import type { TileFaceView } from './board/tileFaceView';
import type { FlightView, TableView } from './play/tableView';

/** Everything the scene draws, as plain data. Ids are stable, so that a layer can tell moved from new. */
export interface SceneView {
  readonly rows: number;
  readonly cols: number;
  readonly squares: readonly SquareView[];
  /** What stands below the multipliers of large squares. */
  readonly captions: { readonly letter: string; readonly word: string };
  readonly tiles: readonly TileView[];
  readonly rack: readonly RackTileView[];
  readonly rackSize: number;
  /** How much can be read of what is written on the board. */
  readonly detail: BoardDetail;
  readonly arrows: readonly ArrowView[];
  readonly cursor: CursorView | null;
  /** What the empty squares allow; absent while that is not shown. */
  readonly crossChecks?: readonly CrossCheckView[];
  /**
   * Where the tiles of the candidate would lie, while something else takes their place.
   * `tiles` are then without them.
   */
  readonly outlined?: readonly OutlinedTileView[];
  /** A step of a walk. `tiles` are then those of the board alone, `arrows` none. */
  readonly walk?: WalkView | null;
  /** Squares that are pointed at from elsewhere. */
  readonly lit?: readonly Square[];
  /** Squares whose search can be opened; absent while none can. */
  readonly anchors?: readonly AnchorView[];
  /** Words on the board that are not in the lexicon. */
  readonly flaws?: readonly FlawedWordView[];
  /** Where turns fall; absent while that is not shown. */
  readonly heat?: readonly HeatColumnView[];
  /** Premium squares that the shown candidate opens; absent while that is not shown. */
  readonly opened?: readonly Square[];
  /** The tile that the pointer holds; `tiles` and `rack` are then those without it. */
  readonly carried?: CarriedTileView | null;
  /** The other racks and the bag; absent while no game is played. */
  readonly table?: TableView | null;
  /** The phase is then that of the flight. */
  readonly flight?: FlightView | null;
}

/** A column of light on a square. */
export interface HeatColumnView extends Square {
  /** 0 … 1 of the highest one. */
  readonly height: number;
  /** What it stands for, as a number. */
  readonly label: string;
}

/** The outline of a tile; its letter, too, where nothing else is written. */
export interface OutlinedTileView extends Square {
  readonly glyph: string;
}

/** A square from which words are sought, and in which directions. */
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

/** Over the board, in squares from its middle: x to the right, z towards the player. */
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
  /** It takes no tile. */
  readonly isBrick?: boolean;
}

/**
 * How a tile takes part in the shown candidate: `placed` is new (blue, raised), `through` is an older tile of
 * the main word, `incidental` an older tile of a cross-word (green), `plain` takes no part.
 */
export type TileRole = 'plain' | 'placed' | 'through' | 'incidental';

export interface TileView extends Square {
  /** `row:col`. */
  readonly id: string;
  /** What is printed: upper case, one or more characters. */
  readonly glyph: string;
  readonly value: number;
  /** A blank shows its letter and an asterisk in place of the value. */
  readonly isBlank: boolean;
  readonly role: TileRole;
  /** Numbers (from 1) of the incidental words that the tile belongs to. */
  readonly crossWordNumbers: readonly number[];
}

export interface RackTileView {
  /** `rack:index`. */
  readonly id: string;
  readonly index: number;
  readonly glyph: string;
  readonly value: number;
  readonly isBlank: boolean;
  /** Lifted off the rack because the shown candidate places it. */
  readonly isPlayed: boolean;
}

/**
 * One stroke of the GADDAG match over the board. It draws itself while the phase runs from `begin` to `end`.
 */
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

/** The letters that an empty square allows, line by line as there is room; null for all. */
export interface CrossCheckView extends Square {
  readonly across: readonly string[] | null;
  readonly down: readonly string[] | null;
  /** No move can use the square. */
  readonly isDead: boolean;
}

/**
 * One event of a walk through the lexicon. It happens while the phase runs from 0 to 1; at 1 the board is as
 * the next event finds it, so that playing backwards is the same pictures in reverse.
 */
export interface WalkView {
  readonly ghosts: readonly GhostTileView[];
  /** The path walked. What is settled has `end` 0; the arrow of this event runs from 0 to 1. */
  readonly arrows: readonly ArrowView[];
  /** The event takes the last arrow back: it is drawn with the phase reversed. */
  readonly isUndoing: boolean;
  readonly anchor: Square | null;
  /** Where the walk stands or tries to stand. */
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
  /** The tile goes back to the rack. */
  readonly isLeaving: boolean;
}

/** A few words over a square: `turnedAway` shakes, `found` flashes. */
export interface CalloutView extends Square {
  readonly text: string;
  readonly tone: 'turnedAway' | 'found' | 'plain';
  /**
   * The middle of the words, in squares from the board's upper left corner: where they hide
   * no tile if that can be.
   */
  readonly middle: { readonly row: number; readonly col: number };
}
