import { MathUtils, Vector3 } from 'three';
import type { Square } from '../../../core/board/square';
import { TILE_HEIGHT } from '../../resources/sceneResources';
import type { ArrowView } from '../../view/sceneView';
import { type BoardMetrics, squareCentre } from '../boardMetrics';
import type { ArrowPlaces } from './arrowSide';
import { PLACED_LIFT } from './tilePose';

/**
 * Arrows run along the far edge of the tiles of an across word and the left edge of a down word, clear of the
 * letters; on the other side slightly further out, because their height brings them closer to the letters
 * there.
 */
const LANE_OFFSET = {
  usual: { across: 0.42, down: 0.46 },
  other: { across: 0.6, down: 0.58 },
} as const;
/** How far a hop rises and leans away from the word: low on the near side, or it would hide the word. */
const ARCH = {
  usual: { across: { up: 1, out: 0.2 }, down: { up: 1, out: 0.5 } },
  other: { across: { up: 0.3, out: 0.8 }, down: { up: 0.3, out: 0.8 } },
} as const;
/** The jump runs in the gap between two lines of tiles, and leans out from there as far as no tile lies. */
const JUMP_LANE = 0.6;
const JUMP_ARCH = { up: 0.7, out: 1.4 } as const;
/** The jump ends this much before the middle of its square, beside the number there. */
const JUMP_SHORT = 0.25;
/** Arrows start and end this much above raised tiles; a jump without room is half hidden between tiles. */
const CLEARANCE = 0.06;
const BASE_Y = TILE_HEIGHT + PLACED_LIFT + CLEARANCE;
const GAP_Y = TILE_HEIGHT + PLACED_LIFT - 0.02;

/** The path of one arrow over the board, as a function of t in 0 … 1. */
export interface ArrowPath {
  readonly from: Vector3;
  readonly to: Vector3;
  /** Offset of the middle from the straight line. */
  readonly arch: Vector3;
  /** Length from tail to tip, in squares. */
  readonly length: number;
}

export function computeArrowPath(
  metrics: BoardMetrics,
  arrow: ArrowView,
  { isJumpNear, room, side }: ArrowPlaces,
): ArrowPath {
  const direction = arrow.from.col === arrow.to.col && arrow.from.row !== arrow.to.row ? 'down' : 'across';
  const isJump = arrow.kind === 'separator';
  const aside = direction === 'down' ? new Vector3(-1, 0, 0) : new Vector3(0, 0, -1);
  if (isJump ? isJumpNear : side === 'other') aside.negate();
  const offset = isJump ? JUMP_LANE : LANE_OFFSET[side][direction];
  const y = isJump && room === 0 ? GAP_Y : BASE_Y;
  const lanePoint = (square: Square): Vector3 => {
    const { x, z } = squareCentre(metrics, square);
    return new Vector3(x, y, z).addScaledVector(aside, offset);
  };
  const from = lanePoint(arrow.from);
  const to = lanePoint(arrow.to);
  const span = from.distanceTo(to);
  if (isJump && span > 0) to.addScaledVector(to.clone().sub(from), -JUMP_SHORT / span);
  const { out, up } = isJump ? JUMP_ARCH : ARCH[side][direction];
  const arch = new Vector3(0, up, 0).addScaledVector(aside, out);
  arch.multiplyScalar(isJump ? Math.min(jumpRise(span), room / JUMP_ARCH.out) : hopRise(span));
  const path = { from, to, arch, length: span };
  return { ...path, length: measureLength(path) };
}

const hopRise = (span: number): number => (span === 0 ? 0 : Math.min(0.05 + 0.07 * span, 0.5));
const jumpRise = (span: number): number => (span === 0 ? 0 : Math.min(0.55 + 0.17 * span, 2.2));

/** The point at `t` in 0 … 1. */
export function arrowPointAt(path: ArrowPath, t: number, target: Vector3): Vector3 {
  return target.lerpVectors(path.from, path.to, t).addScaledVector(path.arch, 4 * t * (1 - t));
}

/** The direction of travel at `t`, of length 1. */
export function arrowTangentAt(path: ArrowPath, t: number, target: Vector3): Vector3 {
  return target
    .subVectors(path.to, path.from)
    .addScaledVector(path.arch, 4 * (1 - 2 * t))
    .normalize();
}

function measureLength(path: ArrowPath): number {
  const steps = 16;
  const before = arrowPointAt(path, 0, new Vector3());
  const here = new Vector3();
  let length = 0;
  for (let step = 1; step <= steps; step++) {
    length += arrowPointAt(path, step / steps, here).distanceTo(before);
    before.copy(here);
  }
  return length;
}

/** Progress of an arrow, 0 … 1. */
export function arrowProgress(arrow: ArrowView, phase: number): number {
  const progress = (phase - arrow.begin) / (arrow.end - arrow.begin);
  return MathUtils.clamp(progress, 0, 1);
}
