import { isBlank } from '../alphabet/tile';
import { certain } from '../certain';
import { countBelow } from '../countBelow';
import { SHARED_TILE_MASK, TRACE_RECORD_LENGTH, TraceCode } from './traceEvent';
import type { Trace } from './traceWriter';

/**
 * Events worth jumping to. A dead end is a step of the path that led neither further nor to a complete word.
 */
export const MARKER_KINDS = ['word', 'separator', 'blank', 'deadEnd', 'anchor'] as const;

export type MarkerKind = (typeof MARKER_KINDS)[number];

/**
 * By kind: the steps at which markers are shown, ascending. Step n shows event n − 1, as in `ReplayState`.
 */
export type Markers<Kind extends string> = Readonly<Record<Kind, Uint32Array>>;
export type TraceMarkers = Markers<MarkerKind>;

export interface Marker<Kind extends string = MarkerKind> {
  readonly step: number;
  readonly kind: Kind;
}

export function findMarkers({ records, length }: Trace): TraceMarkers {
  const steps: Record<MarkerKind, number[]> = { word: [], separator: [], blank: [], deadEnd: [], anchor: [] };
  let isLeaf = false;
  for (let index = 0; index < length; index++) {
    const at = index * TRACE_RECORD_LENGTH;
    const step = index + 1;
    switch (records[at]) {
      case TraceCode.AnchorEntered:
      case TraceCode.WalkBegun:
        steps.anchor.push(step);
        break;
      case TraceCode.MoveRecorded:
        steps.word.push(step);
        isLeaf = false;
        break;
      case TraceCode.SeparatorCrossed:
        steps.separator.push(step);
        isLeaf = true;
        break;
      case TraceCode.TilePlaced:
      case TraceCode.LeftPartPlaced:
        if (isBlank(certain(records[at + 2], 'the tile of an event'))) steps.blank.push(step);
        isLeaf = true;
        break;
      case TraceCode.TileShared:
        if (isBlank(certain(records[at + 2], 'the tile of an event') & SHARED_TILE_MASK))
          steps.blank.push(step);
        isLeaf = true;
        break;
      case TraceCode.PlayThrough:
      case TraceCode.StartSingled:
        isLeaf = true;
        break;
      case TraceCode.Backtracked:
        if (isLeaf) steps.deadEnd.push(step - 1);
        isLeaf = false;
    }
  }
  return {
    word: Uint32Array.from(steps.word),
    separator: Uint32Array.from(steps.separator),
    blank: Uint32Array.from(steps.blank),
    deadEnd: Uint32Array.from(steps.deadEnd),
    anchor: Uint32Array.from(steps.anchor),
  };
}

/** The nearest marker after `step` of the given kinds; null if there is none. */
export function nextMarker<Kind extends string>(
  markers: Markers<Kind>,
  step: number,
  kinds = kindsOf(markers),
): Marker<Kind> | null {
  let nearest: Marker<Kind> | null = null;
  for (const kind of kinds) {
    const found = markers[kind][countBelow(markers[kind], step + 1)];
    if (found !== undefined && (nearest === null || found < nearest.step)) nearest = { step: found, kind };
  }
  return nearest;
}

/** The nearest marker before `step` of the given kinds; null if there is none. */
export function previousMarker<Kind extends string>(
  markers: Markers<Kind>,
  step: number,
  kinds = kindsOf(markers),
): Marker<Kind> | null {
  let nearest: Marker<Kind> | null = null;
  for (const kind of kinds) {
    const found = markers[kind][countBelow(markers[kind], step) - 1];
    if (found !== undefined && (nearest === null || found > nearest.step)) nearest = { step: found, kind };
  }
  return nearest;
}

/**
 * Number of markers of each kind in each of `bucketCount` equal parts of the steps `from` … `to`, for
 * drawing.
 */
export function bucketMarkers<Kind extends string>(
  markers: Markers<Kind>,
  { from, to }: { readonly from: number; readonly to: number },
  bucketCount: number,
): Record<Kind, Uint32Array> {
  const bucketsPerStep = bucketCount / (to - from + 1);
  const countsOf = (steps: Uint32Array): Uint32Array => {
    const counts = new Uint32Array(bucketCount);
    const end = countBelow(steps, to + 1);
    for (let i = countBelow(steps, from); i < end; i++) {
      const step = certain(steps[i], 'a marker');
      const bucket = Math.min(bucketCount - 1, Math.floor((step - from) * bucketsPerStep));
      counts[bucket] = certain(counts[bucket], 'a part of the steps') + 1;
    }
    return counts;
  };
  const counted = kindsOf(markers).map((kind) => [kind, countsOf(markers[kind])]);
  return Object.fromEntries(counted) as Record<Kind, Uint32Array>;
}

const kindsOf = <Kind extends string>(markers: Markers<Kind>): readonly Kind[] =>
  Object.keys(markers) as Kind[];
