import type { Tile } from '../alphabet/tile';
import { pointsOf } from '../alphabet/tileCounts';
import type { TileDistribution } from '../alphabet/tileDistribution';
import { addPoints } from './gameFacts';
import type { GameState } from './gameState';
import type { GameEnd } from './progress';
import type { TurnRules } from './turnRules';

/** Points that a player gains or loses at the end of a game. */
export interface SettlementEntry {
  readonly player: number;
  /** Negative if the player loses them. */
  readonly points: number;
  /** The tiles that count: the player's own if points are lost, otherwise those of the others. */
  readonly tiles: readonly Tile[];
}

/** Points that each player gains or loses at the end of a game; none if the rules say so. */
export function settle(
  end: GameEnd,
  racks: readonly (readonly Tile[])[],
  distribution: TileDistribution,
  { outSettlement, scorelessSettlement }: TurnRules,
): readonly SettlementEntry[] {
  const loss = (tiles: readonly Tile[], player: number): SettlementEntry => ({
    player,
    points: -pointsOf(tiles, distribution) || 0,
    tiles,
  });
  if (end.by === 'scoreless') return scorelessSettlement === 'none' ? [] : racks.map(loss);
  if (end.by !== 'out' || outSettlement === 'none') return [];
  const others = racks.flatMap((tiles, player) => (player === end.player ? [] : tiles));
  const win = {
    player: end.player,
    points: outPoints(pointsOf(others, distribution), outSettlement),
    tiles: others,
  };
  if (outSettlement === 'double') return [win];
  return [win, ...racks.map(loss).filter(({ player }) => player !== end.player)];
}

/** Bonus for going out, from the points left on the other racks. */
export const outPoints = (pointsLeft: number, settlement: 'double' | 'transfer'): number =>
  settlement === 'double' ? 2 * pointsLeft : pointsLeft;

/** The settlement of a game; empty while it is in progress. */
export const settlementOf = ({ end, position, racks, turnRules }: GameState): readonly SettlementEntry[] =>
  end === undefined ? [] : settle(end, racks, position.rules.distribution, turnRules);

/** Points, negative, that a player loses for overtime. */
export type TimePenalty = Omit<SettlementEntry, 'tiles'>;

/** Penalties for overtime; none if a challenge or a resignation, not points, decides the game. */
export const timePenaltiesOf = ({ end, overtimePenalties = [] }: GameState): readonly TimePenalty[] =>
  end === undefined || end.by === 'challenge' || end.by === 'resignation'
    ? []
    : overtimePenalties.flatMap((points, player) => (points > 0 ? [{ player, points: -points }] : []));

/** The scores including the settlement and penalties for overtime. */
export const finalScores = (state: GameState): readonly number[] =>
  [...settlementOf(state), ...timePenaltiesOf(state)].reduce<readonly number[]>(
    (scores, { player, points }) => addPoints(scores, player, points),
    state.scores,
  );
