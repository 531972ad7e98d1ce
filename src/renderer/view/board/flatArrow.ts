import { clamp } from '../../../core/clamp';
import type { ArrowView } from '../sceneView';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The visible part of an arrow, in squares from the upper left corner of the board. */
export interface FlatArrow {
  readonly kind: ArrowView['kind'];
  readonly tail: Point;
  /** Whether it is the first: its tail marks the start of the walk. */
  readonly isFirst: boolean;
  /** The `d` of an SVG path from the tail to the foot of the head. */
  readonly shaft: string;
  /** The `points` of an SVG polygon. */
  readonly head: string;
}

/**
 * Arrows run along the upper edge of an across word and the left edge of a down word, beside the letters; the
 * jump runs along the opposite edge, in the gap to the next line, so that it does not lie on the way back.
 */
const LANE = 0.12;
const JUMP_LANE = 1.01;
const HEAD_LENGTH = 0.25;
const HEAD_HALF_WIDTH = 0.135;

/** How far the middle of an arrow leans away from the word: the letters beside it stay legible. */
const archOf = (kind: ArrowView['kind'], span: number): number =>
  kind === 'separator' ? -Math.min(0.06 + 0.02 * span, 0.16) : Math.min(0.03 + 0.05 * span, 0.2);

/** Progress of an arrow, 0 … 1. */
const progressOf = ({ begin, end }: ArrowView, phase: number): number =>
  clamp((phase - begin) / (end - begin), 0, 1);

/** Whether the arrows run down a word, on its left; otherwise they run along its top. */
export const runDown = ([first]: readonly ArrowView[]): boolean =>
  first !== undefined && first.from.col === first.to.col;

/** The arrows that have started at a phase of 0 … 1. */
export function flatArrows(arrows: readonly ArrowView[], phase: number): readonly FlatArrow[] {
  return arrows.flatMap((arrow, at) => {
    const progress = progressOf(arrow, phase);
    const span = Math.abs(arrow.to.row - arrow.from.row) + Math.abs(arrow.to.col - arrow.from.col);
    if (progress === 0 || span === 0) return [];
    const before = arrows[at - 1]?.to;
    const isFirst = before?.row !== arrow.from.row || before.col !== arrow.from.col;
    return [{ kind: arrow.kind, isFirst, ...drawUpTo(arrow, span, progress) }];
  });
}

/** The part of a parabola from the tail to `progress`, itself a parabola, ending in the head. */
function drawUpTo({ from, kind, to }: ArrowView, span: number, progress: number) {
  const isDown = from.col === to.col;
  const lane = kind === 'separator' ? JUMP_LANE : LANE;
  const lanePoint = ({ col, row }: ArrowView['from']): Point =>
    isDown ? { x: col + lane, y: row + 0.5 } : { x: col + 0.5, y: row + lane };
  const [tail, tip] = [lanePoint(from), lanePoint(to)];
  const rise = 2 * archOf(kind, span);
  const middle = between(tail, tip, 0.5);
  const bend = isDown ? { x: middle.x - rise, y: middle.y } : { x: middle.x, y: middle.y - rise };
  const [bendHere, bendAhead] = [between(tail, bend, progress), between(bend, tip, progress)];
  const end = between(bendHere, bendAhead, progress);
  const ahead = unit(bendHere, end);
  const foot = { x: end.x - ahead.x * HEAD_LENGTH, y: end.y - ahead.y * HEAD_LENGTH };
  const aside = { x: -ahead.y * HEAD_HALF_WIDTH, y: ahead.x * HEAD_HALF_WIDTH };
  const corners = [end, plus(foot, aside), { x: foot.x - aside.x, y: foot.y - aside.y }];
  return {
    tail,
    shaft: `M${textOf(tail)}Q${textOf(bendHere)} ${textOf(plus(foot, { x: ahead.x * 0.05, y: ahead.y * 0.05 }))}`,
    head: corners.map(textOf).join(' '),
  };
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

const textOf = ({ x, y }: Point): string => `${rounded(x)},${rounded(y)}`;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
