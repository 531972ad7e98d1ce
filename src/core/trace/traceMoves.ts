import { certain } from '../certain';
import type { RankedMoves } from '../movegen/candidates/candidateSort';
import { LAST_SHIFT, type MoveList } from '../movegen/moveList';
import { TRACE_RECORD_LENGTH, TraceCode } from './traceEvent';
import type { TracedSearch } from './traceScope';

/** The moves that a traced search found, each array indexed by move number (the value of `MoveRecorded`). */
export interface TraceMoves {
  /** Rank from 1 among the candidates; 0 for moves that are not kept. */
  readonly ranks: Uint32Array;
  readonly scores: Float64Array;
  /** The step at which the move is found; 0 if that event was not kept. */
  readonly steps: Uint32Array;
}

/** Finds each move of a traced search among the candidates of the position. */
export function locateMoves(
  { trace, found }: TracedSearch,
  { moves: candidates, order }: RankedMoves,
): TraceMoves {
  const places = new Set(
    Array.from({ length: found.length }, (_, number) => found.placeAt(number) >>> LAST_SHIFT),
  );
  const rankOf = new Map<string, number>();
  order.forEach((index, place) => {
    if (places.has(candidates.placeAt(index) >>> LAST_SHIFT))
      rankOf.set(moveKey(candidates, index), place + 1);
  });
  const ranks = new Uint32Array(found.length);
  const scores = new Float64Array(found.length);
  for (let number = 0; number < found.length; number++) {
    const rank = rankOf.get(moveKey(found, number));
    scores[number] = found.scoreAt(number);
    if (rank !== undefined) ranks[number] = rank;
    else if (!candidates.hasMore)
      throw new RangeError('The traced search found a move that is no candidate.');
  }
  return { ranks, scores, steps: stepsOf(trace.records, found.length) };
}

function stepsOf(records: Int32Array, count: number): Uint32Array {
  const steps = new Uint32Array(count);
  for (let at = 0; at < records.length; at += TRACE_RECORD_LENGTH)
    if (records[at] === TraceCode.MoveRecorded)
      steps[certain(records[at + 2], 'the number of a move')] = at / TRACE_RECORD_LENGTH + 1;
  return steps;
}

/**
 * Key made of the move's place and its tiles in reading order, a few characters each, independent of the
 * generator.
 */
function moveKey(moves: MoveList, index: number): string {
  const place = moves.placeAt(index);
  let key = String.fromCharCode(place >>> 16, (place & 0xffff) >>> LAST_SHIFT);
  const played = moves.tilesPlayedAt(index);
  for (let nth = 0; nth < played; nth++) key += String.fromCharCode(moves.playedTileAt(index, nth));
  return key;
}
