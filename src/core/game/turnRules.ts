/** The rules of a game that go beyond single moves. */
export interface TurnRules {
  /** Tiles that must be in the bag for an exchange. */
  readonly exchangeLimit: number;
  /** Turns without points, one after the other, that end a game. */
  readonly scorelessTurnLimit: number;
}

export const CLASSIC_TURN_RULES: TurnRules = { exchangeLimit: 7, scorelessTurnLimit: 6 };
