/** What an agent has reached in many games against another one. */
export interface AgentResults {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  /** Wins and half the ties, as a part of the games. */
  readonly winShare: number;
  /** The 95 % interval of that (Wilson 1927, https://doi.org/10.1080/01621459.1927.10502953). */
  readonly winShareLow: number;
  readonly winShareHigh: number;
  readonly meanScore: number;
  /** The standard error of the mean. */
  readonly meanScoreError: number;
}

/** So many standard errors to either side hold 95 %. */
const Z = 1.959964;

/** Adds up whole numbers alone, so that games may be added in any order. */
export class MatchTally {
  private wins = 0;
  private losses = 0;
  private ties = 0;
  private scores = 0;
  private squares = 0;

  add(own: number, other: number): void {
    if (own > other) this.wins++;
    else if (own < other) this.losses++;
    else this.ties++;
    this.scores += own;
    this.squares += own * own;
  }

  /**
   * Of at least one game. The interval takes the games for independent; those of a pair go against each
   * other, so it is rather too wide than too narrow.
   */
  get results(): AgentResults {
    const { losses, scores, squares, ties, wins } = this;
    const games = wins + losses + ties;
    const winShare = (wins + ties / 2) / games;
    const shrunk = 1 + (Z * Z) / games;
    const middle = (winShare + (Z * Z) / (2 * games)) / shrunk;
    const half = (Z / shrunk) * Math.sqrt((winShare * (1 - winShare)) / games + (Z / (2 * games)) ** 2);
    const meanScore = scores / games;
    const variance = games < 2 ? 0 : Math.max(0, squares - games * meanScore * meanScore) / (games - 1);
    return {
      wins,
      losses,
      ties,
      winShare,
      winShareLow: Math.max(0, middle - half),
      winShareHigh: Math.min(1, middle + half),
      meanScore,
      meanScoreError: Math.sqrt(variance / games),
    };
  }
}
