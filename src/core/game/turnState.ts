import type { Tile } from '../alphabet/tile';

/** Player on turn, scores, and known tiles of the other rack in a two-player game. */
export interface TurnState {
  readonly player: 0 | 1;
  readonly scores: readonly [number, number];
  /** Empty if nothing is known. */
  readonly otherRack: readonly Tile[];
}

export const FIRST_TURN_STATE: TurnState = { player: 0, scores: [0, 0], otherRack: [] };

export const isSameTurnState = (one: TurnState, other: TurnState): boolean =>
  one.player === other.player &&
  one.scores.every((score, index) => score === other.scores[index]) &&
  one.otherRack.length === other.otherRack.length &&
  one.otherRack.every((tile, index) => tile === other.otherRack[index]);

/**
 * The turn state after the turn passes to the other player.
 *
 * @param points scored by the player who was on turn
 * @param rack the tiles that this player keeps
 */
export function turnStateAfter(
  { player, scores: [first, second] }: TurnState,
  points: number,
  rack: readonly Tile[],
): TurnState {
  const scores = player === 0 ? ([first + points, second] as const) : ([first, second + points] as const);
  return { player: player === 0 ? 1 : 0, scores, otherRack: rack };
}
