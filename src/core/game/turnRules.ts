/** The rules of a game that go beyond single moves. */
export interface TurnRules {
  /** Turns without points, one after the other, that end a game. */
  readonly scorelessTurnLimit: number;
}

export const CLASSIC_TURN_RULES: TurnRules = { scorelessTurnLimit: 6 };
