import type { Direction, Square } from '../../core/board/square';

/** Everything the scene draws, as plain data. Ids are stable, so that a layer can tell moved from new. */
export interface SceneView {
  readonly rows: number;
  readonly cols: number;
  readonly squares: readonly SquareView[];
  readonly tiles: readonly TileView[];
  readonly rack: readonly RackTileView[];
  readonly rackSize: number;
  readonly arrows: readonly ArrowView[];
  readonly cursor: CursorView | null;
}

/** Row-major, one for every square of the board. */
export interface SquareView extends Square {
  readonly letterMultiplier: number;
  readonly wordMultiplier: number;
  readonly isStart: boolean;
}

/**
 * How a tile takes part in the shown candidate: `placed` is new (blue, raised), `through` is an older tile of the
 * main word, `incidental` an older tile of a cross-word (green), `plain` takes no part.
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

/** One stroke of the GADDAG match over the board. It draws itself while the phase runs from `begin` to `end`. */
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
