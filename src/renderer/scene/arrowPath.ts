import { Vector3 } from 'three';
import { TILE_HEIGHT } from '../resources/sceneResources';
import type { ArrowView } from '../view/sceneView';
import { type BoardMetrics, squareCentre } from './boardMetrics';
import { PLACED_LIFT } from './tilePose';

/** Arrows run along the tiles' far edge, not over the letters. */
const LANE_OFFSET = 0.33;
/** Arrows start and end this much above raised tiles. */
const CLEARANCE = 0.1;
const BASE_Y = TILE_HEIGHT + PLACED_LIFT + CLEARANCE;

/** The way of one arrow over the board, as a function of t in 0 … 1. */
export interface ArrowPath {
  readonly from: Vector3;
  readonly to: Vector3;
  /** How far the middle rises over the straight line. */
  readonly rise: number;
  /** Length from tail to tip, in squares. */
  readonly length: number;
}

export function computeArrowPath(metrics: BoardMetrics, arrow: ArrowView): ArrowPath {
  const isDown = arrow.from.col === arrow.to.col && arrow.from.row !== arrow.to.row;
  const from = lanePoint(metrics, arrow.from, isDown);
  const to = lanePoint(metrics, arrow.to, isDown);
  const span = from.distanceTo(to);
  const rise = archRise(arrow.kind, span);
  const path = { from, to, rise, length: span };
  return { ...path, length: measureLength(path) };
}

function lanePoint(metrics: BoardMetrics, square: ArrowView['from'], isDown: boolean): Vector3 {
  const { x, z } = squareCentre(metrics, square);
  return new Vector3(isDown ? x - LANE_OFFSET : x, BASE_Y, isDown ? z : z - LANE_OFFSET);
}

/** Low hops from letter to letter; the jump back over the letters already read is the high one. */
function archRise(kind: ArrowView['kind'], span: number): number {
  if (kind === 'separator') return Math.min(0.55 + 0.17 * span, 2.2);
  return Math.min(0.12 + 0.07 * span, 0.5);
}

/** The point at `t` in 0 … 1. */
export function arrowPointAt(path: ArrowPath, t: number, target: Vector3): Vector3 {
  target.lerpVectors(path.from, path.to, t);
  target.y += path.rise * 4 * t * (1 - t);
  return target;
}

/** The direction of travel at `t`, of length 1. */
export function arrowTangentAt(path: ArrowPath, t: number, target: Vector3): Vector3 {
  target.subVectors(path.to, path.from);
  target.y += path.rise * 4 * (1 - 2 * t);
  return target.normalize();
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

/** How far an arrow has drawn itself, 0 … 1. */
export function arrowProgress(arrow: ArrowView, phase: number): number {
  const progress = (phase - arrow.begin) / (arrow.end - arrow.begin);
  return Math.min(1, Math.max(0, progress));
}
