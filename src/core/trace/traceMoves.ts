import type { MoveList } from '../movegen/moveList';
import { TRACE_RECORD_LENGTH, TraceCode } from './traceEvent';
import type { TracedSearch } from './traceScope';

/** The moves that a traced search found, each array by move number (the value of `MoveRecorded`). */
export interface TraceMoves {
  /** 1 … , as the candidates are ranked. */
  readonly ranks: Uint32Array;
  readonly scores: Float64Array;
  /** The step at which the move is found; 0 where that event was not kept. */
  readonly steps: Uint32Array;
}

/**
 * Finds each move of a traced search among the candidates of the position.
 *
 * @param order rank − 1 → index into `candidates`, as `rankMoves` gives it
 */
export function locateMoves(
  { trace, found }: TracedSearch,
  candidates: MoveList,
  order: Uint32Array,
): TraceMoves {
  const rankOf = new Map<string, number>();
  order.forEach((index, place) => {
    rankOf.set(moveKey(candidates, index), place + 1);
  });
  const ranks = new Uint32Array(found.length);
  const scores = new Float64Array(found.length);
  for (let number = 0; number < found.length; number++) {
    const rank = rankOf.get(moveKey(found, number));
    if (rank === undefined) throw new RangeError('The traced search found a move that is no candidate.');
    ranks[number] = rank;
    scores[number] = candidates.scoreAt(order[rank - 1]!);
  }
  return { ranks, scores, steps: stepsOf(trace.records, found.length) };
}

function stepsOf(records: Int32Array, count: number): Uint32Array {
  const steps = new Uint32Array(count);
  for (let at = 0; at < records.length; at += TRACE_RECORD_LENGTH)
    if (records[at] === TraceCode.MoveRecorded) steps[records[at + 2]!] = at / TRACE_RECORD_LENGTH + 1;
  return steps;
}

/** Place and tiles of a move, each a character or two. */
function moveKey(moves: MoveList, index: number): string {
  const place = moves.placeAt(index);
  let key = String.fromCharCode(place >>> 16, place & 0xffff);
  const played = moves.tilesPlayedAt(index);
  for (let nth = 0; nth < played; nth++) key += String.fromCharCode(moves.playedTileAt(index, nth));
  return key;
}
