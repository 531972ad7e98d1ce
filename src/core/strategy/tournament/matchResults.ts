import { type Bins, binOf, type Outcomes } from './counts';
import type { SideSummary } from './gameSummary';

/** What an agent has reached in many games. The means are those of one game. */
export interface MatchResults extends Outcomes {
  /** Wins and half the ties, as a part of the games. */
  readonly winShare: number;
  /** The 95 % interval of that (Wilson 1927, https://doi.org/10.1080/01621459.1927.10502953). */
  readonly winShareLow: number;
  readonly winShareHigh: number;
  readonly meanScore: number;
  /** The standard error of the mean. */
  readonly meanScoreError: number;
  /** Own score less the other one’s. */
  readonly meanMargin: number;
  /** From whole pairs of games: what the tiles bring one agent they bring the other in the next game. */
  readonly meanMarginError: number;
  readonly bingos: number;
  readonly turns: number;
  readonly tilesExchanged: number;
  readonly passes: number;
  /** Thinking a turn; 0 where no turn was taken. */
  readonly millisPerMove: number;
  /** In the games that it began. */
  readonly asBeginner: Outcomes;
  readonly scoreBins: Bins;
}

/** Numbers that add up: whole ones alone, so that games may be added in any order and from any part. */
export interface MatchTally extends SideTally {
  /** Without and with the first turn. */
  readonly outcomes: readonly [OutcomeTally, OutcomeTally];
  margins: number;
  /** Whole pairs, the sums of their margins, and the squares of these. */
  pairs: number;
  pairMargins: number;
  pairMarginSquares: number;
  readonly scoreBins: Record<string, number>;
}

interface SideTally {
  scores: number;
  scoreSquares: number;
  turns: number;
  bingos: number;
  exchanged: number;
  passes: number;
  micros: number;
}

export interface OutcomeTally {
  wins: number;
  losses: number;
  ties: number;
}

export const newOutcomes = (): OutcomeTally => ({ wins: 0, losses: 0, ties: 0 });

export const newMatchTally = (): MatchTally => ({
  outcomes: [newOutcomes(), newOutcomes()],
  scores: 0,
  scoreSquares: 0,
  turns: 0,
  bingos: 0,
  exchanged: 0,
  passes: 0,
  micros: 0,
  margins: 0,
  pairs: 0,
  pairMargins: 0,
  pairMarginSquares: 0,
  scoreBins: {},
});

/** A game as one of its two players sees it. */
export function addGame(tally: MatchTally, own: SideSummary, other: SideSummary, hasBegun: boolean): void {
  const margin = own.score - other.score;
  const outcomes = tally.outcomes[hasBegun ? 1 : 0];
  if (margin > 0) outcomes.wins++;
  else if (margin < 0) outcomes.losses++;
  else outcomes.ties++;
  tally.scores += own.score;
  tally.scoreSquares += own.score * own.score;
  tally.turns += own.turns;
  tally.bingos += own.bingos;
  tally.exchanged += own.exchanged;
  tally.passes += own.passes;
  tally.micros += own.micros;
  tally.margins += margin;
  countIn(tally.scoreBins, own.score);
}

/** A whole pair of games by the sum of its margins; the games themselves are added one by one. */
export function addPairMargin(tally: MatchTally, margin: number): void {
  tally.pairs++;
  tally.pairMargins += margin;
  tally.pairMarginSquares += margin * margin;
}

export function countIn(bins: Record<string, number>, points: number): void {
  const bin = String(binOf(points));
  bins[bin] = (bins[bin] ?? 0) + 1;
}

/** So many standard errors to either side hold 95 %. */
const Z = 1.959964;

/**
 * The interval takes the games for independent; those of a pair go against each other, so it is
 * rather too wide than too narrow. Without a game all are 0, and the interval is everything.
 */
export function resultsOf(tally: MatchTally): MatchResults {
  const [second, first] = tally.outcomes;
  const wins = first.wins + second.wins;
  const losses = first.losses + second.losses;
  const ties = first.ties + second.ties;
  const games = wins + losses + ties;
  const perGame = (sum: number) => (games === 0 ? 0 : sum / games);
  return {
    wins,
    losses,
    ties,
    ...winShareOf(wins + ties / 2, games),
    meanScore: perGame(tally.scores),
    meanScoreError: standardError(tally.scores, tally.scoreSquares, games),
    meanMargin: perGame(tally.margins),
    meanMarginError: standardError(tally.pairMargins, tally.pairMarginSquares, tally.pairs) / 2,
    bingos: perGame(tally.bingos),
    turns: perGame(tally.turns),
    tilesExchanged: perGame(tally.exchanged),
    passes: perGame(tally.passes),
    millisPerMove: tally.turns === 0 ? 0 : tally.micros / 1000 / tally.turns,
    asBeginner: { ...first },
    scoreBins: { ...tally.scoreBins },
  };
}

/** The share of so many games, ties being halves, with its interval. */
export function winShareOf(
  won: number,
  games: number,
): Pick<MatchResults, 'winShare' | 'winShareLow' | 'winShareHigh'> {
  if (games === 0) return { winShare: 0, winShareLow: 0, winShareHigh: 1 };
  const winShare = won / games;
  const shrunk = 1 + (Z * Z) / games;
  const middle = (winShare + (Z * Z) / (2 * games)) / shrunk;
  const half = (Z / shrunk) * Math.sqrt((winShare * (1 - winShare)) / games + (Z / (2 * games)) ** 2);
  return { winShare, winShareLow: Math.max(0, middle - half), winShareHigh: Math.min(1, middle + half) };
}

/** Of the mean of so many numbers; 0 where there are fewer than two. */
function standardError(sum: number, squares: number, count: number): number {
  if (count < 2) return 0;
  const variance = Math.max(0, squares - (sum * sum) / count) / (count - 1);
  return Math.sqrt(variance / count);
}
