import { bucketMarkers, type MarkerKind, type Markers } from '../../../core/trace/markers';
import type { StepSpan } from '../../state/walk/stepSpan';

/** The marks of one kind: one per step or, if they would touch, bars with their number. */
export interface MarkLane<Kind extends string = MarkerKind> {
  readonly kind: Kind;
  readonly isDense: boolean;
  readonly marks: readonly Mark[];
}

export interface Mark {
  /** Position along the track, 0 … 1; in a dense lane, the middle of a bar. */
  readonly at: number;
  /** Number of marks relative to the fullest bar of the lane, 0 … 1; 1 for a single mark. */
  readonly weight: number;
}

/** Minimum distance between distinguishable marks, in pixels. */
const MARK_WIDTH_PX = 9;
/** A bar of a dense lane, including the gap after it. */
export const BAR_WIDTH_PX = 3;

/** A lane for each of the kinds. */
export function markLanes<Kind extends string>(
  markers: Markers<Kind>,
  kinds: readonly Kind[],
  span: StepSpan,
  widthPx: number,
): readonly MarkLane<Kind>[] {
  const barCount = Math.max(1, Math.floor(widthPx / BAR_WIDTH_PX));
  const bars = bucketMarkers(markers, span, barCount);
  const pxPerStep = widthPx / Math.max(1, span.to - span.from);
  return kinds.map((kind): MarkLane<Kind> => {
    const steps = markers[kind].filter((step) => step >= span.from && step <= span.to);
    if (narrowestGap(steps) * pxPerStep < MARK_WIDTH_PX)
      return { kind, isDense: true, marks: barsOf(bars[kind]) };
    const marks = [...steps].map((step) => ({ at: shareOf(span, step), weight: 1 }));
    return { kind, isDense: false, marks };
  });
}

/** Position of a step along the track. */
export const shareOf = ({ from, to }: StepSpan, step: number): number =>
  (step - from) / Math.max(1, to - from);

function narrowestGap(steps: Uint32Array): number {
  let narrowest = Number.POSITIVE_INFINITY;
  let before = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    narrowest = Math.min(narrowest, step - before);
    before = step;
  }
  return narrowest;
}

function barsOf(counts: Uint32Array): readonly Mark[] {
  const fullest = counts.reduce((most, count) => Math.max(most, count), 1);
  return [...counts].flatMap((count, bar): Mark[] =>
    count === 0 ? [] : [{ at: (bar + 0.5) / counts.length, weight: count / fullest }],
  );
}
