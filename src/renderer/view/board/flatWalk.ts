import type { CalloutView, GhostTileView, TilePlace, WalkView } from '../sceneView';
import type { Point } from './flatArrow';
import type { FlatRackPlace } from './flatRackPlace';

/** Width of a rejected square's shake, in squares, and number of shakes. */
const SHAKE = 0.09;
const SHAKES = 3;
/** Additional size of a carried tile, and of the tiles of a found word while they leap. */
const CARRIED = 0.22;
const LEAP = 0.12;

/** Pose of a walk's tile at a phase, by its middle, in squares from the upper left corner of the board. */
export interface GhostPose extends Point {
  readonly scale: number;
}

/** Eased at both ends. The way back is the same. */
export function ghostPose(
  { from, to }: Pick<GhostTileView, 'from' | 'to'>,
  phase: number,
  rack: FlatRackPlace,
): GhostPose {
  const share = phase * phase * (3 - 2 * phase);
  const [start, end] = [middleOf(from, rack), middleOf(to, rack)];
  const size = ({ kind }: TilePlace) => (kind === 'rack' ? rack.tile : 1);
  const isFlying = from.kind !== to.kind;
  return {
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
    scale: size(from) + (size(to) - size(from)) * share + (isFlying ? CARRIED * 4 * share * (1 - share) : 0),
  };
}

/** The middle of a square or of a place on the rack. */
export const middleOf = (place: TilePlace, rack: FlatRackPlace): Point =>
  place.kind === 'square'
    ? { x: place.col + 0.5, y: place.row + 0.5 }
    : { x: rack.x + place.index * rack.pitch, y: rack.y };

/** Movement of the event's tiles on the spot. */
export interface Stir {
  /** In squares, to the right. */
  readonly shake: number;
  /** Scale of all tiles of the walk. */
  readonly scale: number;
}

export function stirOf(tone: CalloutView['tone'] | null, phase: number): Stir {
  return {
    shake: tone === 'turnedAway' ? SHAKE * Math.sin(2 * Math.PI * SHAKES * phase) * (1 - phase) : 0,
    scale: tone === 'found' ? 1 + LEAP * Math.sin(Math.PI * phase) : 1,
  };
}

/** An arrow that is taken back is animated in reverse. */
export const arrowPhaseOf = ({ isUndoing }: WalkView, phase: number): number =>
  isUndoing ? 1 - phase : phase;
