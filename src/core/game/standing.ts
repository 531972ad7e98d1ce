import type { Tile } from '../alphabet/tile';

/**
 * Whose turn it is in a game of two, what both have scored, and what is known of the
 * rack of the one who waits.
 */
export interface Standing {
  readonly player: 0 | 1;
  readonly scores: readonly [number, number];
  /** Empty where nothing is known. */
  readonly otherRack: readonly Tile[];
}

export const FIRST_STANDING: Standing = { player: 0, scores: [0, 0], otherRack: [] };

export const isSameStanding = (one: Standing, other: Standing): boolean =>
  one.player === other.player &&
  one.scores.every((score, index) => score === other.scores[index]) &&
  one.otherRack.length === other.otherRack.length &&
  one.otherRack.every((tile, index) => tile === other.otherRack[index]);

/**
 * The other player's turn.
 * @param points that the one has made whose turn it was, and `rack` what he keeps
 */
export function standingAfter(
  { player, scores: [first, second] }: Standing,
  points: number,
  rack: readonly Tile[],
): Standing {
  const scores = player === 0 ? ([first + points, second] as const) : ([first, second + points] as const);
  return { player: player === 0 ? 1 : 0, scores, otherRack: rack };
}
