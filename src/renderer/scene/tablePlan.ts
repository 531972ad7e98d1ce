import type { TableView } from '../view/play/tableView';
import {
  type BoardMetrics,
  computeBoardMetrics,
  FRAME_WIDTH,
  RACK_END,
  RACK_SLOT_PITCH,
} from './boardMetrics';

/** Half the depth of a rack seen from behind, on the side of the board. */
export const BACK_RACK_FRONT = 0.42;
/** Gap between the frame and the racks behind it. */
const BACK_RACK_GAP = 0.22;
const BETWEEN_RACKS = 0.4;
/** Greatest radius of the bag, and its height. */
export const BAG_RADIUS = 1;
export const BAG_HEIGHT = 1.42;
const BAG_GAP = 0.75;

/** A rack seen from behind. */
export interface BackRack {
  /** X coordinate of its middle. */
  readonly x: number;
  readonly z: number;
  readonly halfLength: number;
  readonly places: number;
  /** Scale of its tiles: many racks have to share the space. */
  readonly scale: number;
}

/** Positions of the objects that are on the table only during a game. */
export interface TablePlan {
  readonly racks: readonly BackRack[];
  /** The middle of the bag's foot. */
  readonly bag: { readonly x: number; readonly z: number } | null;
}

const NOTHING: TablePlan = { racks: [], bag: null };

interface Placed {
  readonly rows: number;
  readonly cols: number;
  readonly rackSize: number;
  readonly table?: TableView | null;
}

export const planOf = (view: Placed): TablePlan => computeTablePlan(computeBoardMetrics(view), view.table);

export function computeTablePlan(metrics: BoardMetrics, table: TableView | null | undefined): TablePlan {
  if (table === null || table === undefined) return NOTHING;
  const bagX = -(metrics.rackHalfLength + BAG_GAP + BAG_RADIUS);
  return {
    racks: planRacks(
      metrics,
      table.opponents.map(({ places }) => places),
    ),
    bag: table.bag === null ? null : { x: bagX, z: metrics.rackZ },
  };
}

/** Side by side, at most as wide as the board or the player's own rack. */
function planRacks(metrics: BoardMetrics, places: readonly number[]): readonly BackRack[] {
  const full = places.map((count) => count * RACK_SLOT_PITCH + 2 * RACK_END);
  const gaps = BETWEEN_RACKS * Math.max(0, places.length - 1);
  const room = 2 * Math.max(metrics.halfWidth + FRAME_WIDTH / 2, metrics.rackHalfLength);
  const wanted = full.reduce((sum, length) => sum + length, 0);
  const scale = Math.min(1, (room - gaps) / Math.max(wanted, 1e-6));
  const z = -(metrics.halfDepth + FRAME_WIDTH + BACK_RACK_GAP + BACK_RACK_FRONT);
  let left = -(wanted * scale + gaps) / 2;
  return places.map((count, at) => {
    const halfLength = ((full[at] ?? 0) * scale) / 2;
    const x = left + halfLength;
    left += 2 * halfLength + BETWEEN_RACKS;
    return { x, z, halfLength, places: count, scale };
  });
}

/**
 * X coordinate of a place on a rack seen from behind; the first one is on its owner's left, so on the right.
 */
export const backSlotX = ({ places, scale, x }: BackRack, index: number): number =>
  x + ((places - 1) / 2 - index) * RACK_SLOT_PITCH * scale;

/** A key that changes when the layout of the table does. */
export const planKey = ({ bag, racks }: TablePlan): string =>
  `${racks.map(({ places }) => places).join(' ')} ${bag === null ? '' : 'bag'}`;
