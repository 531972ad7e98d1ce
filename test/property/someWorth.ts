import { NO_TILE, rackTileOf, type Tile } from '../../src/core/alphabet/tile';
import type { Position } from '../../src/core/board/position';
import { createRandom } from '../../src/core/game/random';
import { without } from '../../src/core/game/turns/placement';
import type { MoveWorth, PlayedTiles } from '../../src/core/movegen/bestMove/moveWorth';
import { rankMoves } from '../../src/core/movegen/candidates/rank';
import type { Move } from '../../src/core/movegen/move';
import type { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { MoveList } from '../../src/core/movegen/moveList';
import { playedTilesOf } from '../core/strategy/playedTilesOf';

/** Worth of a leave, in thousandths of a point. */
export type WorthOfTiles = (tiles: readonly Tile[]) => number;

/** Assigns every multiset of tiles a worth within these limits, positive or negative. */
export const anyWorth =
  (seed: number, points: number, step = 1): WorthOfTiles =>
  (tiles) => {
    const name = tiles.toSorted((one, other) => one - other).join(' ');
    return step * Math.round(((createRandom(`${seed}/${name}`)() - 0.5) * 2000 * points) / step);
  };

/** Like the leaves of good players: blanks and S are worth a lot, Q is a burden, and pairs are worse. */
export const leaveLike: WorthOfTiles = (tiles) => {
  let sum = 0;
  for (const [nth, tile] of tiles.entries()) {
    sum += VALUES[tile] ?? (tile > 0x1f ? 24_000 : -500);
    if (tiles.indexOf(tile) < nth) sum -= 2_500;
  }
  return sum;
};

const VALUES: Readonly<Record<number, number>> = {
  1: 1000,
  5: 3500,
  9: -700,
  17: -6500,
  19: 8000,
  21: -3000,
  22: -5000,
};

/** The values of all choices of tiles to keep, each asked for by itself. */
export function tableOf({ rack }: Position, worthOf: WorthOfTiles): Int32Array {
  const known = new Map<string, number>();
  return Int32Array.from({ length: 2 ** rack.length }, (_, mask) => {
    const tiles = [...rack].filter((_tile, nth) => ((mask >> nth) & 1) === 1).toSorted((a, b) => a - b);
    const name = tiles.join(' ');
    const worth = known.get(name) ?? worthOf(tiles);
    known.set(name, worth);
    return worth;
  });
}

export interface TestedWorth {
  readonly kept?: WorthOfTiles;
  readonly placed?: (played: PlayedTiles) => number;
  readonly most?: number;
}

export function moveWorthOf(
  position: Position,
  { kept, most = Number.POSITIVE_INFINITY, placed }: TestedWorth,
): MoveWorth {
  return {
    ...(kept === undefined ? {} : { kept: tableOf(position, kept) }),
    ...(placed === undefined
      ? {}
      : { placed: { delta: placed, most: Array<number>(position.rack.length + 1).fill(most) } }),
  };
}

const moves = new MoveList();

/** Every move with its worth, in rank order. */
export function allMovesWithWorth(
  generator: MoveGenerator,
  position: Position,
  { kept, placed }: TestedWorth,
): { readonly move: Move; readonly worth: number }[] {
  generator.generate(position, moves);
  const known = new Map<string, number>();
  const worthOfKept = (played: readonly Tile[]): number => {
    if (kept === undefined) return 0;
    const name = played.map(rackTileOf).join(' ');
    const worth = known.get(name) ?? kept(without([...position.rack], played));
    known.set(name, worth);
    return worth;
  };
  return Array.from(rankMoves(moves), (index) => {
    const move = moves.moveAt(index);
    const played = move.tiles.filter((tile) => tile !== NO_TILE);
    const beside = placed === undefined ? 0 : placed(playedTilesOf(move, position.cols));
    return { move, worth: 1000 * move.score + worthOfKept(played) + beside };
  });
}

/** The first of those that are worth most. */
export function worthiestOf(all: ReturnType<typeof allMovesWithWorth>): Move | undefined {
  let best: (typeof all)[number] | undefined;
  for (const each of all) if (best === undefined || each.worth > best.worth) best = each;
  return best?.move;
}
