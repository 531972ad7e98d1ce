import type { TableView } from '../view/play/tableView';
import {
  type BoardMetrics,
  computeBoardMetrics,
  FRAME_WIDTH,
  RACK_END,
  RACK_SLOT_PITCH,
} from './boardMetrics';

/** Half the depth of a rack that is seen from behind, on the side of the board. */
export const BACK_RACK_FRONT = 0.42;
/** Between the frame and the racks behind it. */
const BACK_RACK_GAP = 0.22;
const BETWEEN_RACKS = 0.4;
/** Of the bag where it is widest, and how high it is. */
export const BAG_RADIUS = 1;
export const BAG_HEIGHT = 1.42;
const BAG_GAP = 0.75;

/** Where a rack stands that is seen from behind. */
export interface BackRack {
  /** Its middle. */
  readonly x: number;
  readonly z: number;
  readonly halfLength: number;
  readonly places: number;
  /** Its tiles are so much smaller than others: many racks have to share the room. */
  readonly scale: number;
}

/** Where things are that stand on the table for a game alone. */
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

/** Side by side, as wide as the board or the player's own rack at most. */
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

/** Middle of a place of a rack seen from behind; the first one is on its owner's left: on the right. */
export const backSlotX = ({ places, scale, x }: BackRack, index: number): number =>
  x + ((places - 1) / 2 - index) * RACK_SLOT_PITCH * scale;

/** What changes when something of the table stands elsewhere. */
export const planKey = ({ bag, racks }: TablePlan): string =>
  `${racks.map(({ places }) => places).join(' ')} ${bag === null ? '' : 'bag'}`;
