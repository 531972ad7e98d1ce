import type { Bins, Outcomes, PairResults } from './counts';
import type { MatchResults } from './matchResults';
import type { SprtResult } from './sprt';
import type { Pairing } from './tournamentPlan';

/** What a tournament has brought so far. */
export interface TournamentReport {
  /** Those played. */
  readonly games: number;
  /** What the validation has found wrong in all games together. */
  readonly errors: number;
  /** One an agent, over all its games, in the order of the plan. */
  readonly agents: readonly AgentReport[];
  /** One a pairing, in the order of `pairingsOf`; so the table of who did what against whom. */
  readonly pairings: readonly PairingReport[];
  /** Where the plan asks for the test. */
  readonly sprt: SprtResult | null;
}

/** What an agent has reached; the means are those of one game. */
export interface AgentReport extends MatchResults {
  readonly agent: string;
}

export interface PairingReport extends Pairing {
  readonly games: number;
  /** Of the first agent, against the other one; and the other way round. */
  readonly sides: readonly [MatchResults, MatchResults];
  /** Of whoever began. */
  readonly beginner: Outcomes;
  /** Whole pairs of games by what the first agent won of each: nothing, half a game, … both. */
  readonly pairResults: PairResults;
  /** The first agent’s margins of single games, by their bin. */
  readonly marginBins: Bins;
}
