import type { TurnRules } from './turnRules';

/**
 * Why a game is over: a player has played all tiles, too many turns brought nothing, everybody had a last
 * turn, a challenge has cost `player` the game, or `player` has given it up.
 */
export type GameEnd =
  | { readonly by: 'out'; readonly player: number }
  | { readonly by: 'scoreless' }
  | { readonly by: 'last-round' }
  | { readonly by: 'challenge'; readonly player: number }
  | { readonly by: 'resignation'; readonly player: number };

/** How far a game has come. */
export interface Progress {
  /** Turns without points in a row. */
  readonly scorelessTurns: number;
  /** Turns until the game ends, once the bag is empty, where the rules give everybody a last one. */
  readonly turnsLeft: number | undefined;
  readonly end: GameEnd | undefined;
}

export const FIRST_PROGRESS: Progress = { scorelessTurns: 0, turnsLeft: undefined, end: undefined };

export interface TurnTaken {
  readonly player: number;
  readonly playerCount: number;
  readonly points: number;
  /** Tiles that went onto the board. */
  readonly playedCount: number;
  /** Tiles that the player holds after drawing. */
  readonly heldCount: number;
  /** Tiles in the bag after that. */
  readonly bagCount: number;
}

/**
 * How far the game has come after a turn. Who goes out for nothing has gone out. A turn after the end does
 * not bring the game back.
 */
export function progressAfter(before: Progress, turn: TurnTaken, rules: TurnRules): Progress {
  const scorelessTurns = isScoreless(turn, rules) ? before.scorelessTurns + 1 : 0;
  const turnsLeft = rules.ending === 'out' ? undefined : turnsLeftAfter(before, turn);
  return { scorelessTurns, turnsLeft, end: endOf(scorelessTurns, turnsLeft, turn, rules) ?? before.end };
}

const isScoreless = ({ playedCount, points }: TurnTaken, { isZeroPlayScoreless }: TurnRules): boolean =>
  points === 0 && (playedCount === 0 || isZeroPlayScoreless);

function turnsLeftAfter({ turnsLeft }: Progress, { bagCount, playerCount }: TurnTaken): number | undefined {
  if (turnsLeft !== undefined) return turnsLeft - 1;
  return bagCount === 0 ? playerCount : undefined;
}

function endOf(
  scorelessTurns: number,
  turnsLeft: number | undefined,
  { heldCount, playedCount, player }: TurnTaken,
  { ending, scorelessTurnLimit }: TurnRules,
): GameEnd | undefined {
  if (ending === 'out' && playedCount > 0 && heldCount === 0) return { by: 'out', player };
  if (turnsLeft === 0) return { by: 'last-round' };
  return scorelessTurns >= scorelessTurnLimit ? { by: 'scoreless' } : undefined;
}
