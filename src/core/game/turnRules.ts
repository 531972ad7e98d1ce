/** The rules of a game that go beyond single moves. */
export interface TurnRules {
  /** Turns without points, one after the other, that end a game. */
  readonly scorelessTurnLimit: number;
  /** Whether a placement worth nothing is one of them; else it begins their count anew. */
  readonly isZeroPlayScoreless: boolean;
  /**
   * `out`: who has played all tiles ends the game. `last-round`: an empty bag leaves every player one turn.
   */
  readonly ending: 'out' | 'last-round';
  /** For who is out: twice the points left on the other racks, or their points, taken off the others. */
  readonly outSettlement: 'double' | 'transfer' | 'none';
  /** After too many scoreless turns: all lose the points left on their racks. */
  readonly scorelessSettlement: 'own-rack' | 'none';
  readonly challenge: ChallengeRule;
}

/**
 * What becomes of a challenge; a phony always comes off the board, and its turn is lost. `void`: there are
 * no phonies, a play with a word that is none is refused. The others say what a challenge of a good play
 * costs: nothing, the turn, the game, or points for the player challenged. `triple` takes the game from
 * who played a phony, too.
 */
export type ChallengeRule = 'void' | 'single' | 'double' | 'triple' | '+5' | '+10';

/** Points for a good play that was challenged. */
export const CHALLENGE_BONUS: Readonly<Record<ChallengeRule, number>> = {
  void: 0,
  single: 0,
  double: 0,
  triple: 0,
  '+5': 5,
  '+10': 10,
};

/** Clubs and tournaments of North America. */
export const CLASSIC_TURN_RULES: TurnRules = {
  scorelessTurnLimit: 6,
  isZeroPlayScoreless: true,
  ending: 'out',
  outSettlement: 'double',
  scorelessSettlement: 'own-rack',
  challenge: 'double',
};

export const mayExchange = (bagCount: number, exchangeLimit: number): boolean => bagCount >= exchangeLimit;
