import { type Bins, binOf, type Outcomes } from './counts';
import type { SideSummary } from './gameSummary';

/** Results of an agent over many games. Means are per game. */
export interface MatchResults extends Outcomes {
  /** Wins plus half the ties, as a fraction of the games. */
  readonly winShare: number;
  /** Its 95 % interval (Wilson 1927, https://doi.org/10.1080/01621459.1927.10502953). */
  readonly winShareLow: number;
  readonly winShareHigh: number;
  readonly meanScore: number;
  /** The standard error of the mean. */
  readonly meanScoreError: number;
  /** Own score minus the opponent's. */
  readonly meanMargin: number;
  /** Computed from whole pairs, in which the luck of the tiles largely cancels out. */
  readonly meanMarginError: number;
  readonly bingos: number;
  readonly turns: number;
  readonly tilesExchanged: number;
  readonly passes: number;
  /** Thinking time per turn; 0 without turns. */
  readonly millisPerMove: number;
  /** In the games that it started. */
  readonly asBeginner: Outcomes;
  readonly scoreBins: Bins;
}

/** Sums of whole numbers, so that games may be added in any order and in parts. */
export interface MatchTally extends SideTally {
  /** When going second, and when going first. */
  readonly outcomes: readonly [OutcomeTally, OutcomeTally];
  margins: number;
  /** Whole pairs, the sum of their margins, and the sum of the squares. */
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

/** Adds a game from the point of view of one player. */
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

/** Adds the total margin of a whole pair; its games are added separately. */
export function addPairMargin(tally: MatchTally, margin: number): void {
  tally.pairs++;
  tally.pairMargins += margin;
  tally.pairMarginSquares += margin * margin;
}

export function countIn(bins: Record<string, number>, points: number): void {
  const bin = String(binOf(points));
  bins[bin] = (bins[bin] ?? 0) + 1;
}

/** Number of standard errors on either side for 95 %. */
const Z = 1.959964;

/**
 * The interval treats games as independent; the games of a pair are negatively correlated, so it is rather
 * too wide. Without games all values are 0, and the interval is 0 … 1.
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

/** Win % as a fraction, ties counting half, with its interval. */
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

/** Standard error of the mean; 0 with fewer than two numbers. */
function standardError(sum: number, squares: number, count: number): number {
  if (count < 2) return 0;
  const variance = Math.max(0, squares - (sum * sum) / count) / (count - 1);
  return Math.sqrt(variance / count);
}
