/** Outcome for player 0: shares of games won, tied and lost, and the mean final spread. */
export interface Outcome {
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  readonly spread: number;
}

/** Outcome of one game. */
export const outcomeOf = (spread: number): Outcome => ({
  wins: spread > 0 ? 1 : 0,
  ties: spread === 0 ? 1 : 0,
  losses: spread < 0 ? 1 : 0,
  spread,
});

export const WON = outcomeOf(1);
export const TIED = outcomeOf(0);
export const LOST = outcomeOf(-1);

/** The share that a player wins, a tie being half a win. */
export const shareOf = ({ losses, ties, wins }: Outcome, player = 0): number =>
  (player === 0 ? wins : losses) + ties / 2;

/** Tolerance for rounding differences between sums. */
export const ROUNDING = 1e-9;

/** Positive if `one` is better for player 0: by wins, a tie being half a win, then by spread. */
export function compareOutcomes(one: Outcome, other: Outcome): number {
  const share = shareOf(one) - shareOf(other);
  if (Math.abs(share) > ROUNDING) return share;
  const spread = one.spread - other.spread;
  return Math.abs(spread) > ROUNDING ? spread : 0;
}

/** Adds up outcomes by weight. */
export class OutcomeSum {
  weight = 0;
  wins = 0;
  ties = 0;
  losses = 0;
  private spread = 0;

  add({ losses, spread, ties, wins }: Outcome, weight: number): void {
    this.weight += weight;
    this.wins += wins * weight;
    this.ties += ties * weight;
    this.losses += losses * weight;
    this.spread += spread * weight;
  }

  get mean(): Outcome {
    const { losses, spread, ties, weight, wins } = this;
    return { wins: wins / weight, ties: ties / weight, losses: losses / weight, spread: spread / weight };
  }
}
