import { bucketMarkers, type MarkerKind, type TraceMarkers } from '../../core/trace/markers';
import { MARKER_LANES } from './walkPanelView';

/** Marks of one kind, close together ones drawn as one. */
export interface MarkLane {
  readonly kind: MarkerKind;
  readonly marks: readonly Mark[];
}

export interface Mark {
  /** 0 … 1 along the track. */
  readonly at: number;
  /** 0 … 1: how many there are in this place, against the fullest one of the lane. */
  readonly weight: number;
}

/** The width that a mark needs to be told from the next, in pixels. */
const MARK_WIDTH_PX = 8;

export function markLanes(markers: TraceMarkers, length: number, widthPx: number): readonly MarkLane[] {
  const bucketCount = Math.max(1, Math.min(length + 1, Math.floor(widthPx / MARK_WIDTH_PX)));
  const buckets = bucketMarkers(markers, { from: 0, to: length }, bucketCount);
  return MARKER_LANES.map((kind) => ({ kind, marks: marksOf(buckets[kind], length) }));
}

function marksOf(counts: Uint32Array, length: number): Mark[] {
  const fullest = counts.reduce((most, count) => Math.max(most, count), 1);
  const isExact = counts.length === length + 1;
  return [...counts].flatMap((count, bucket): Mark[] => {
    if (count === 0) return [];
    // A bucket of one step stands on that step, a wider one has its mark in the middle.
    const at = isExact ? bucket / Math.max(1, length) : (bucket + 0.5) / counts.length;
    return [{ at, weight: count / fullest }];
  });
}
