import { clamp } from '../../core/clamp';

/** Tiles leave at this interval, and each flies for this long. */
const PLACED = { everyMs: 120, flightMs: 480 };
const DRAWN = { everyMs: 50, flightMs: 320 };

/** The time span of a tile's flight, as fractions of the whole: begin < end. */
export interface FlightSpan {
  readonly begin: number;
  readonly end: number;
}

export interface FlightTiming {
  /** Spans of the tiles that are played or put back, then of those that are drawn. */
  readonly placed: readonly FlightSpan[];
  readonly drawn: readonly FlightSpan[];
  readonly durationMs: number;
}

/** Drawn tiles leave the bag when the last of the others has arrived. */
export function flightTiming(placed: number, drawn: number): FlightTiming {
  const lengthOf = (count: number, { everyMs, flightMs }: typeof PLACED) =>
    count === 0 ? 0 : (count - 1) * everyMs + flightMs;
  const drawnFromMs = lengthOf(placed, PLACED);
  const durationMs = drawnFromMs + lengthOf(drawn, DRAWN);
  const spans = (count: number, fromMs: number, { everyMs, flightMs }: typeof PLACED) =>
    Array.from({ length: count }, (_, nth) => {
      const begin = fromMs + nth * everyMs;
      return { begin: begin / durationMs, end: (begin + flightMs) / durationMs };
    });
  return { placed: spans(placed, 0, PLACED), drawn: spans(drawn, drawnFromMs, DRAWN), durationMs };
}

/** Progress of a flight at `nowMs`, 0 … 1. With reduced motion it is over at once. */
export function flightPhase(
  { durationMs, startedAtMs }: { readonly startedAtMs: number; readonly durationMs: number },
  nowMs: number,
  isMotionReduced: boolean,
): number {
  if (isMotionReduced) return 1;
  return clamp((nowMs - startedAtMs) / durationMs, 0, 1);
}
