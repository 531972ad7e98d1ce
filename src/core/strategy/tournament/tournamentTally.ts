import { entryAt } from '../../certain';
import { beginnerOf, type GameSummary } from './gameSummary';
import {
  addGame,
  addPairMargin,
  countIn,
  type MatchTally,
  newMatchTally,
  newOutcomes,
  type OutcomeTally,
  resultsOf,
} from './matchResults';
import { testShares } from './sprt';
import { pairingsOf, type Seating, type SprtShares } from './tournamentPlan';
import type { PairingReport, TournamentReport } from './tournamentReport';

/** The sums over the games of one pairing. */
export interface PairingTally {
  games: number;
  faults: number;
  readonly sides: readonly [MatchTally, MatchTally];
  readonly beginner: OutcomeTally;
  readonly pairResults: [number, number, number, number, number];
  readonly marginBins: Record<string, number>;
}

export const newPairingTally = (): PairingTally => ({
  games: 0,
  faults: 0,
  sides: [newMatchTally(), newMatchTally()],
  beginner: newOutcomes(),
  pairResults: [0, 0, 0, 0, 0],
  marginBins: {},
});

/** One for each pairing. */
export const newTallies = (plan: Seating): readonly PairingTally[] => pairingsOf(plan).map(newPairingTally);

/** Adds the games of one pair: two, or a single last game. */
export function addPair(
  plan: Pick<Seating, 'start'>,
  tally: PairingTally,
  games: readonly GameSummary[],
): void {
  let pairMargin = 0;
  let halves = 0;
  for (const { faults, nth, sides } of games) {
    const [one, other] = sides;
    const begins = beginnerOf(plan, nth);
    const margin = one.score - other.score;
    tally.games++;
    tally.faults += faults;
    addGame(tally.sides[0], one, other, begins === 0);
    addGame(tally.sides[1], other, one, begins === 1);
    countOutcome(tally.beginner, begins === 0 ? margin : -margin);
    countIn(tally.marginBins, margin);
    pairMargin += margin;
    halves += margin > 0 ? 2 : margin === 0 ? 1 : 0;
  }
  if (games.length < 2) return;
  addPairMargin(tally.sides[0], pairMargin);
  addPairMargin(tally.sides[1], -pairMargin);
  tally.pairResults[halves] = entryAt(tally.pairResults, halves) + 1;
}

function countOutcome(outcomes: OutcomeTally, margin: number): void {
  if (margin > 0) outcomes.wins++;
  else if (margin < 0) outcomes.losses++;
  else outcomes.ties++;
}

/** The results of the games so far. The tallies are those of all pairings in order. */
export function reportOf(
  plan: Seating & { readonly sprt: SprtShares | null },
  tallies: readonly PairingTally[],
): TournamentReport {
  const { agents, sprt } = plan;
  const pairings = pairingsOf(plan).map((pairing, index): PairingReport => {
    const { beginner, games, marginBins, pairResults, sides } = entryAt(tallies, index);
    const results = [resultsOf(sides[0]), resultsOf(sides[1])] as const;
    return {
      ...pairing,
      games,
      sides: results,
      beginner: { ...beginner },
      pairResults: [...pairResults],
      marginBins: { ...marginBins },
    };
  });
  return {
    games: tallies.reduce((sum, { games }) => sum + games, 0),
    errors: tallies.reduce((sum, { faults }) => sum + faults, 0),
    agents: agents.map((agent, place) => ({
      agent,
      ...resultsOf(tallyOfAgent(plan, place, tallies)),
    })),
    pairings,
    sprt: sprt === null ? null : testShares(entryAt(tallies, 0).pairResults, sprt),
  };
}

/** An agent’s games against all others. */
function tallyOfAgent(plan: Seating, place: number, tallies: readonly PairingTally[]): MatchTally {
  const own = pairingsOf(plan).flatMap(({ one, other }, index) => {
    const { sides } = entryAt(tallies, index);
    return one === place ? [sides[0]] : other === place ? [sides[1]] : [];
  });
  return own.reduce(sumOf, newMatchTally());
}

/** Numbers, and lists and records of them. */
type Sum = number | readonly Sum[] | { readonly [key: string]: Sum };

/** Adds two tallies: each number, including those that only one of them has. */
export const sumOf = <Tally extends object>(one: Tally, other: Tally): Tally =>
  sum(one as unknown as Sum, other as unknown as Sum) as unknown as Tally;

function sum(one: Sum, other: Sum): Sum {
  if (typeof one === 'number' || typeof other === 'number') return Number(one) + Number(other);
  if (Array.isArray(one)) return one.map((part, index) => sum(part, (other as readonly Sum[])[index] ?? 0));
  const sums = new Map(Object.entries(one));
  for (const [key, part] of Object.entries(other)) {
    const before = sums.get(key);
    sums.set(key, before === undefined ? part : sum(before, part));
  }
  return Object.fromEntries(sums);
}
