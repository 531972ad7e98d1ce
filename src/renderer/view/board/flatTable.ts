import { clamp } from '../../../core/clamp';
import type { FlightPlace, FlyingTileView } from '../play/tableView';
import type { FlatRackPlace } from './flatRackPlace';

/** The objects around the flat board during a game. */
export interface FlatTableSize {
  /** Racks above the board, and places on each. */
  readonly opponents: number;
  readonly places: number;
  readonly hasBag: boolean;
}

/** A rack above the board, in squares from the board's upper left corner. */
export interface FlatBackRack {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Side of the backs of its tiles, and distance from one to the next. */
  readonly tile: number;
  readonly pitch: number;
  /** The middle of the first place. */
  readonly x: number;
}

export interface FlatTablePlace {
  readonly racks: readonly FlatBackRack[];
  /** Its middle, and its side. */
  readonly bag: { readonly x: number; readonly y: number; readonly side: number } | null;
}

/** In CSS pixels: minimum height of a rack above the board, and its gap to the frame. */
const SMALLEST_RACK = 26;
export const BACK_RACK_GAP = 6;
/** In squares. */
const RACK_HEIGHT = 0.86;
const WIDEST_RACK = 9.4;
const BETWEEN = 0.3;
/** Share of a rack for its tiles; the rest is for the name. */
const SHARE_OF_TILES = 0.56;
const PITCH = 1.08;
/** In sides of the own rack's tiles. */
const BAG_SIDE = 1.5;
const BAG_GAP = 0.4;

/** In CSS pixels. */
export const backRackHeight = (square: number): number => Math.max(RACK_HEIGHT * square, SMALLEST_RACK);

/** Space for the bag on one side of the rack, in sides of its tiles. */
export const BAG_ROOM = BAG_SIDE + BAG_GAP;

/** @param frame,square in CSS pixels */
export function flatTableOf(
  { hasBag, opponents, places }: FlatTableSize,
  board: { readonly cols: number; readonly frame: number; readonly square: number },
  rack: FlatRackPlace,
): FlatTablePlace {
  const { cols, frame, square } = board;
  const height = backRackHeight(square) / square;
  const top = -(frame + BACK_RACK_GAP) / square - height;
  const width = Math.min(WIDEST_RACK, (cols - BETWEEN * (opponents - 1)) / Math.max(1, opponents));
  const first = (cols - opponents * width - (opponents - 1) * BETWEEN) / 2;
  const pitch = Math.min(height * 0.72 * PITCH, (width * SHARE_OF_TILES) / Math.max(1, places));
  const racks = Array.from({ length: opponents }, (_, at): FlatBackRack => {
    const left = first + at * (width + BETWEEN);
    const x = left + width - (places - 0.5) * pitch - 0.12;
    return { left, top, width, height, tile: pitch / PITCH, pitch, x };
  });
  const side = BAG_SIDE * rack.tile;
  const rackLeft = rack.x - 0.82 * rack.tile;
  const bag = hasBag ? { x: rackLeft - BAG_GAP * rack.tile - side / 2, y: rack.y, side } : null;
  return { racks, bag };
}

/** Pose of a flying tile by its middle, in squares from the upper left corner of the board. */
export interface FlatFlightPose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Apparent width while it turns over, 0 … 1. */
  readonly turn: number;
  readonly isFaceUp: boolean;
}

/** Additional size in the middle of its way. */
const CARRIED = 0.35;
const IN_BAG = 0.3;

export function flatFlightPose(
  { begin, end, face, from, to }: FlyingTileView,
  phase: number,
  table: FlatTablePlace,
  rack: FlatRackPlace,
): FlatFlightPose {
  const progress = clamp((phase - begin) / (end - begin), 0, 1);
  const share = progress * progress * (3 - 2 * progress);
  const [start, goal] = [spotOf(from, table, rack), spotOf(to, table, rack)];
  const mix = (a: number, b: number) => a + (b - a) * share;
  const isTurning = face !== null && isSeenAt(from) !== isSeenAt(to);
  return {
    x: mix(start.x, goal.x),
    y: mix(start.y, goal.y),
    scale: mix(start.size, goal.size) + CARRIED * 4 * share * (1 - share),
    turn: isTurning ? Math.abs(Math.cos(Math.PI * share)) : 1,
    isFaceUp: face !== null && isSeenAt(share < 0.5 ? from : to),
  };
}

/** Whether the face of a tile is visible there. */
const isSeenAt = ({ kind }: FlightPlace): boolean => kind === 'square' || kind === 'rack';

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Side of a tile there. */
  readonly size: number;
}

function spotOf(place: FlightPlace, { bag, racks }: FlatTablePlace, rack: FlatRackPlace): Spot {
  switch (place.kind) {
    case 'square':
      return { x: place.col + 0.5, y: place.row + 0.5, size: 1 };
    case 'rack':
      return { x: rack.x + place.index * rack.pitch, y: rack.y, size: rack.tile };
    case 'opponent': {
      const behind = racks[place.at];
      if (behind === undefined) throw new Error(`There is no rack ${place.at} above the board.`);
      const { height, pitch, tile, top, x } = behind;
      return { x: x + place.index * pitch, y: top + height / 2, size: tile };
    }
    case 'bag':
      return { x: bag?.x ?? rack.x, y: bag?.y ?? rack.y, size: IN_BAG };
  }
}
