import type { TurnRules } from './turnRules';

/**
 * Why a game is over: a player went out, too many turns scored nothing, everybody had a last turn, `player`
 * lost by a challenge, or `player` resigned.
 */
export type GameEnd =
  | { readonly by: 'out'; readonly player: number }
  | { readonly by: 'scoreless' }
  | { readonly by: 'last-round' }
  | { readonly by: 'challenge'; readonly player: number }
  | { readonly by: 'resignation'; readonly player: number };

/** How far a game has advanced. */
export interface GameProgress {
  /** Consecutive scoreless turns. */
  readonly scorelessTurns: number;
  /** Turns left before the game ends, once the bag is empty, if the rules give everybody a last one. */
  readonly turnsLeft: number | undefined;
  readonly end: GameEnd | undefined;
}

export const FIRST_PROGRESS: GameProgress = { scorelessTurns: 0, turnsLeft: undefined, end: undefined };

export interface TurnTaken {
  readonly player: number;
  readonly playerCount: number;
  readonly points: number;
  /** Number of tiles put on the board. */
  readonly playedCount: number;
  /** Number of tiles that the player holds after drawing. */
  readonly heldCount: number;
  /** Number of tiles in the bag after drawing. */
  readonly bagCount: number;
}

/**
 * Progress after a turn. Going out for zero points still ends the game. A turn after the end does not reopen
 * it.
 */
export function progressAfter(before: GameProgress, turn: TurnTaken, rules: TurnRules): GameProgress {
  const scorelessTurns = isScoreless(turn, rules) ? before.scorelessTurns + 1 : 0;
  const turnsLeft = rules.ending === 'out' ? undefined : turnsLeftAfter(before, turn);
  return { scorelessTurns, turnsLeft, end: endOf(scorelessTurns, turnsLeft, turn, rules) ?? before.end };
}

const isScoreless = ({ playedCount, points }: TurnTaken, { isZeroPlayScoreless }: TurnRules): boolean =>
  points === 0 && (playedCount === 0 || isZeroPlayScoreless);

function turnsLeftAfter(
  { turnsLeft }: GameProgress,
  { bagCount, playerCount }: TurnTaken,
): number | undefined {
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
