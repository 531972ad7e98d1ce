import type { Tile } from '../alphabet/tile';
import { type Position, replaceTiles } from '../board/position';
import { entryAt } from '../certain';
import type { GameState } from './gameState';
import type { GameProgress } from './progress';

export const rackOnTurn = ({ player, racks }: GameState): readonly Tile[] => entryAt(racks, player);

export const nextPlayer = ({ player, racks }: GameState): number => (player + 1) % racks.length;

export const progressOf = ({ end, scorelessTurns, turnsLeft }: GameState): GameProgress => ({
  end,
  scorelessTurns,
  turnsLeft,
});

export const addPoints = (scores: readonly number[], player: number, points: number): readonly number[] =>
  scores.with(player, entryAt(scores, player) + points);

/** The position with these tiles on the board and this rack on turn. */
export const turnTo = (position: Position, tiles: Uint8Array, rack: readonly Tile[]): Position =>
  replaceTiles(position, tiles, new Uint8Array(rack));
