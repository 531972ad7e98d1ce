import type { Matrix4 } from 'three';
import { TILE_HEIGHT } from '../../resources/sceneResources';
import { createSeededRandom, placeSeed } from '../../resources/seededRandom';
import type { TileView } from '../../view/sceneView';
import { type BoardMetrics, squareCentre } from '../boardMetrics';

/** Height of placed tiles above the squares. */
export const PLACED_LIFT = 0.12;
const MAX_YAW_RAD = (1.3 * Math.PI) / 180;
const MAX_JITTER = 0.014;

/** Variation between tiles, always the same for a tile on a given square. */
export interface TileCharacter {
  readonly yawRad: number;
  readonly offsetX: number;
  readonly offsetZ: number;
  /** 0 … 1: selects the piece of wood. */
  readonly wood: number;
}

export function tileCharacter(row: number, col: number): TileCharacter {
  const random = createSeededRandom(placeSeed(row, col));
  const spread = (limit: number): number => (random() * 2 - 1) * limit;
  return {
    yawRad: spread(MAX_YAW_RAD),
    offsetX: spread(MAX_JITTER),
    offsetZ: spread(MAX_JITTER),
    wood: random(),
  };
}

/** Height of a tile's foot over the squares. */
export const tileLift = ({ role }: Pick<TileView, 'role'>): number =>
  role === 'placed' || role === 'tried' ? PLACED_LIFT : 0;

/** Height of a tile's face over the squares. */
export const tileTop = (tile: TileView): number => tileLift(tile) + TILE_HEIGHT;

/** Writes the pose of a tile on the board. */
export function writeTileMatrix(metrics: BoardMetrics, tile: TileView, target: Matrix4): Matrix4 {
  const { yawRad, offsetX, offsetZ } = tileCharacter(tile.row, tile.col);
  const { x, z } = squareCentre(metrics, tile);
  return target.makeRotationY(yawRad).setPosition(x + offsetX, tileLift(tile), z + offsetZ);
}
