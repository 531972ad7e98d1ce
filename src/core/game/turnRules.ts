/** The rules of a game that go beyond single moves. */
export interface TurnRules {
  /** Turns without points, one after the other, that end a game. */
  readonly scorelessTurnLimit: number;
}

export const CLASSIC_TURN_RULES: TurnRules = { scorelessTurnLimit: 6 };

/** Why a game is over: a player has played all tiles, or too many turns brought nothing. */
export type GameEnd = 'out' | 'scoreless';

export interface TurnTaken {
  /** Tiles that went onto the board. */
  readonly playedCount: number;
  /** Tiles that the player holds after drawing. */
  readonly heldCount: number;
  /** Turns without points in a row, this one included. */
  readonly scorelessTurns: number;
}

/** How a turn ends the game; undefined where it goes on. Who goes out for nothing has gone out. */
export function endAfterTurn(
  { heldCount, playedCount, scorelessTurns }: TurnTaken,
  { scorelessTurnLimit }: TurnRules,
): GameEnd | undefined {
  if (playedCount > 0 && heldCount === 0) return 'out';
  return scorelessTurns >= scorelessTurnLimit ? 'scoreless' : undefined;
}

export const scorelessTurnsAfter = (before: number, score: number): number => (score === 0 ? before + 1 : 0);

/** What who goes out gets for the points left on the other rack. */
export const outBonus = (pointsLeft: number): number => 2 * pointsLeft;

export const mayExchange = (bagCount: number, exchangeLimit: number): boolean => bagCount >= exchangeLimit;
