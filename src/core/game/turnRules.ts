/** The rules of a game beyond those for a single move. */
export interface TurnRules {
  /** Number of consecutive scoreless turns that ends the game. */
  readonly scorelessTurnLimit: number;
  /** Whether a zero-point placement counts as scoreless; otherwise it resets the count. */
  readonly isZeroPlayScoreless: boolean;
  /** `out`: the game ends when a player goes out. `last-round`: an empty bag leaves every player one turn. */
  readonly ending: 'out' | 'last-round';
  /**
   * Bonus for going out: twice the points left on the other racks, or their points, deducted from the others.
   */
  readonly outSettlement: 'double' | 'transfer' | 'none';
  /** After too many scoreless turns: every player loses the points of their own rack. */
  readonly scorelessSettlement: 'own-rack' | 'none';
  readonly challenge: ChallengeRule;
}

/**
 * Challenge rule. A successful challenge always removes the phony and costs its turn. `void`: phonies are
 * refused, so there are no challenges. The others determine the cost of an unsuccessful challenge: nothing,
 * the turn, the game, or points for the challenged player. With `triple`, a phony loses the game, too.
 */
export type ChallengeRule = 'void' | 'single' | 'double' | 'triple' | '+5' | '+10';

/** Points for a valid play that was challenged. */
export const CHALLENGE_BONUS: Readonly<Record<ChallengeRule, number>> = {
  void: 0,
  single: 0,
  double: 0,
  triple: 0,
  '+5': 5,
  '+10': 10,
};

/** As played in clubs and tournaments in North America. */
export const CLASSIC_TURN_RULES: TurnRules = {
  scorelessTurnLimit: 6,
  isZeroPlayScoreless: true,
  ending: 'out',
  outSettlement: 'double',
  scorelessSettlement: 'own-rack',
  challenge: 'double',
};

export const mayExchange = (bagCount: number, exchangeLimit: number): boolean => bagCount >= exchangeLimit;
