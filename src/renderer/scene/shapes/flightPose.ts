import { Euler, MathUtils, type Matrix4, Quaternion, Vector3 } from 'three';
import { TILE_HEIGHT, TILE_SIDE } from '../../resources/sceneResources';
import type { FlightPlace, FlyingTileView } from '../../view/play/tableView';
import {
  type BoardMetrics,
  RACK_LEDGE,
  RACK_SLOPE_RAD,
  rackSlotX,
  squareCentre,
  TABLE_Y,
} from '../boardMetrics';
import { BAG_HEIGHT, type BackRack, backSlotX, type TablePlan } from '../tablePlan';
import { tileCharacter } from './tilePose';

/**
 * On a rack seen from behind a tile leans forward: its face is turned towards its owner, slightly downwards.
 */
const BACK_SLOPE_RAD = (102 * Math.PI) / 180;
/** Position of such tiles relative to the middle of the rack's foot. */
const BACK_LEDGE = { y: 0.55, z: -0.08 } as const;
/** Scale of a tile in the bag: it comes out of the neck. */
const BAG_SCALE = 0.35;
/** Height of a flying tile above the straight line. */
const RISE = 2.2;

/** Pose of a tile: the middle of its back, its turn about the vertical, then its lean, and its size. */
export interface TilePose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yawRad: number;
  readonly leanRad: number;
  readonly scale: number;
}

/** Pose of a tile on a rack seen from behind. */
export function backRackPose(rack: BackRack, index: number): TilePose {
  const up = (TILE_SIDE / 2) * rack.scale;
  return {
    x: backSlotX(rack, index),
    y: TABLE_Y + BACK_LEDGE.y + up * Math.sin(BACK_SLOPE_RAD),
    z: rack.z + BACK_LEDGE.z + up * Math.cos(BACK_SLOPE_RAD),
    yawRad: Math.PI,
    leanRad: BACK_SLOPE_RAD,
    scale: rack.scale,
  };
}

export function poseAt(metrics: BoardMetrics, plan: TablePlan, place: FlightPlace): TilePose {
  switch (place.kind) {
    case 'square': {
      const { offsetX, offsetZ, yawRad } = tileCharacter(place.row, place.col);
      const { x, z } = squareCentre(metrics, place);
      return { x: x + offsetX, y: 0, z: z + offsetZ, yawRad, leanRad: 0, scale: 1 };
    }
    case 'rack': {
      const up = TILE_SIDE / 2;
      return {
        x: rackSlotX(metrics, place.index),
        y: TABLE_Y + RACK_LEDGE.y + up * Math.sin(RACK_SLOPE_RAD),
        z: metrics.rackZ + RACK_LEDGE.z - up * Math.cos(RACK_SLOPE_RAD),
        yawRad: 0,
        leanRad: RACK_SLOPE_RAD,
        scale: 1,
      };
    }
    case 'opponent': {
      const rack = plan.racks[place.at];
      if (rack === undefined) throw new Error(`There is no rack ${place.at} behind the board.`);
      return backRackPose(rack, place.index);
    }
    case 'bag': {
      const { x, z } = plan.bag ?? { x: 0, z: metrics.rackZ };
      const y = TABLE_Y + BAG_HEIGHT - TILE_HEIGHT;
      return { x, y, z, yawRad: Math.PI, leanRad: BACK_SLOPE_RAD, scale: BAG_SCALE };
    }
  }
}

/** Progress of a tile on its way, 0 … 1, eased at both ends. */
export function flightShare({ begin, end }: Pick<FlyingTileView, 'begin' | 'end'>, phase: number): number {
  const progress = MathUtils.clamp((phase - begin) / (end - begin), 0, 1);
  return progress * progress * (3 - 2 * progress);
}

/** Pose of a tile at this share of its way. The way back is the same. */
export function poseBetween(from: TilePose, to: TilePose, share: number): TilePose {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y) + RISE * 4 * share * (1 - share),
    z: mix(from.z, to.z),
    yawRad: mix(from.yawRad, to.yawRad),
    leanRad: mix(from.leanRad, to.leanRad),
    scale: mix(from.scale, to.scale),
  };
}

const turn = new Euler(0, 0, 0, 'YXZ');
const rotation = new Quaternion();
const position = new Vector3();
const size = new Vector3();

export function writePose({ leanRad, scale, x, y, yawRad, z }: TilePose, target: Matrix4): Matrix4 {
  rotation.setFromEuler(turn.set(leanRad, yawRad, 0));
  return target.compose(position.set(x, y, z), rotation, size.setScalar(scale));
}
