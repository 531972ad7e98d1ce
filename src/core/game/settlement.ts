import type { Tile } from '../alphabet/tile';
import { pointsOf } from '../alphabet/tileCounts';
import type { TileDistribution } from '../alphabet/tileDistribution';
import { addPoints } from './gameFacts';
import type { GameState } from './gameState';
import type { GameEnd } from './progress';
import type { TurnRules } from './turnRules';

/** What the end of a game brings a player. */
export interface SettlementEntry {
  readonly player: number;
  /** Less than 0 where they are lost. */
  readonly points: number;
  /** The tiles that count: the player's own, where points are lost, else those of the others. */
  readonly tiles: readonly Tile[];
}

/** What each player wins or loses when a game has ended so; nobody does where the rules say so. */
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

/** What who is out gets for the points left on the other racks. */
export const outPoints = (pointsLeft: number, settlement: 'double' | 'transfer'): number =>
  settlement === 'double' ? 2 * pointsLeft : pointsLeft;

/** What the end of the game brings; nothing while it goes on. */
export const settlementOf = ({ end, position, racks, turnRules }: GameState): readonly SettlementEntry[] =>
  end === undefined ? [] : settle(end, racks, position.rules.distribution, turnRules);

/** The scores with what the end has brought. */
export const finalScores = (state: GameState): readonly number[] =>
  settlementOf(state).reduce((scores, { player, points }) => addPoints(scores, player, points), state.scores);
