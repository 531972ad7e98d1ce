import type { Tile } from '../../alphabet/tile';
import {
  type Delta,
  LARGEST_TABLED_RACK,
  type PlacedWorth,
  type PlayedTiles,
} from '../../movegen/bestMove/moveWorth';
import type { Evaluator, TurnWorth } from '../evaluator';
import type { PlayerView } from '../playerView';
import type { Heuristic } from './heuristic';
import type { WeightedHeuristic } from './heuristics';

export interface HeuristicSum {
  readonly sum: readonly WeightedHeuristic[];
  /** Whether the leave heuristics also evaluate exchanges. */
  readonly judgesExchanges: boolean;
}

/** The evaluator for a sum of heuristics. Each weighted delta is rounded separately. */
export const evaluateHeuristics =
  ({ judgesExchanges, sum }: HeuristicSum): Evaluator =>
  (view) => {
    const { rack } = view.position;
    if (rack.length > LARGEST_TABLED_RACK) return { placed: unboundedWorth(sum, view) };
    const ofTiles = sum.filter(({ heuristic }) => heuristic.decidedBy !== 'squares');
    const ofLeave = sum.filter(({ heuristic }) => heuristic.decidedBy === 'leave');
    const kept = ofTiles.length === 0 ? undefined : tableOf(rack, deltaOf(ofTiles, view));
    const placed = worthOfSquares(sum, view);
    const worth: TurnWorth = {
      ...(kept === undefined ? {} : { kept }),
      ...(placed === undefined ? {} : { placed }),
    };
    if (!judgesExchanges) return worth;
    const isSame = ofLeave.length === ofTiles.length && kept !== undefined;
    return { ...worth, exchanged: isSame ? kept : tableOf(rack, deltaOf(ofLeave, view)) };
  };

function deltaOf(sum: readonly WeightedHeuristic[], view: PlayerView): Delta {
  const deltas = sum.map(({ heuristic, weight }) => ({ delta: heuristic.look(view), weight }));
  return (played) =>
    deltas.reduce((total, { delta, weight }) => total + Math.round(weight * delta(played)), 0);
}

/** For a rack too large for a table: each move is evaluated by itself, without a bound. */
const unboundedWorth = (sum: readonly WeightedHeuristic[], view: PlayerView): PlacedWorth => ({
  delta: deltaOf(sum, view),
  most: Array<number>(view.position.rack.length + 1).fill(Number.POSITIVE_INFINITY),
});

function worthOfSquares(sum: readonly WeightedHeuristic[], view: PlayerView): PlacedWorth | undefined {
  const ofSquares = sum.flatMap(({ heuristic, weight }) => rangeOf(heuristic, weight, view));
  if (ofSquares.length === 0) return undefined;
  return {
    delta: deltaOf(
      sum.filter(({ heuristic }) => heuristic.decidedBy === 'squares'),
      view,
    ),
    most: Array.from({ length: view.position.rack.length + 1 }, (_, played) =>
      ofSquares.reduce((total, most) => total + (most[played] ?? Number.POSITIVE_INFINITY), 0),
    ),
  };
}

/** By number of tiles played: the upper bound of a square heuristic with its weight. */
function rangeOf(heuristic: Heuristic, weight: number, view: PlayerView): (readonly number[])[] {
  if (heuristic.decidedBy !== 'squares') return [];
  const { least, most } = heuristic.range(view);
  return [(weight < 0 ? least : most).map((delta) => Math.round(weight * delta))];
}

/** The total of the tile heuristics for every choice of tiles to keep, by its mask. */
function tableOf(rack: Uint8Array, delta: Delta): Int32Array {
  const table = new Int32Array(2 ** rack.length);
  const tiles: Tile[] = [];
  const played: PlayedTiles = { tiles, squares: [] };
  for (let mask = 0; mask < table.length; mask++) {
    const twin = earlierTwin(rack, mask);
    if (twin !== undefined) {
      table[mask] = table[twin] ?? 0;
      continue;
    }
    tiles.length = 0;
    for (const [nth, tile] of rack.entries()) if (((mask >> nth) & 1) === 0) tiles.push(tile);
    table[mask] = delta(played);
  }
  return table;
}

/** A lower mask of the same tiles, which keeps the first of two equal tiles instead of the second. */
function earlierTwin(rack: Uint8Array, mask: number): number | undefined {
  for (let first = 0; first < rack.length; first++) {
    if (((mask >> first) & 1) === 1) continue;
    const second = rack.indexOf(rack[first] ?? 0, first + 1);
    if (second >= 0 && ((mask >> second) & 1) === 1) return mask ^ (1 << first) ^ (1 << second);
  }
  return undefined;
}
