import type { Estimate } from '../simulation/samples';
import type { Bins, Outcomes, PairResults } from './counts';
import type { MatchResults } from './matchResults';
import type { SprtResult } from './sprt';
import type { Pairing } from './tournamentPlan';

/** The results of a tournament so far. */
export interface TournamentReport {
  /** Number of games played. */
  readonly games: number;
  /** Total faults found by validation. */
  readonly errors: number;
  /** By agent over all its games, in the order of the plan. */
  readonly agents: readonly AgentReport[];
  /** By pairing, in the order of `pairingsOf`: the cross-table. */
  readonly pairings: readonly PairingReport[];
  /** If the plan has a test. */
  readonly sprt: SprtResult | null;
}

/** Results of an agent; means are per game. */
export interface AgentReport extends MatchResults {
  readonly agent: string;
}

export interface PairingReport extends Pairing {
  readonly games: number;
  /** The first agent against the other one, and vice versa. */
  readonly sides: readonly [MatchResults, MatchResults];
  /** For whoever started. */
  readonly beginner: Outcomes;
  /** Whole pairs by what the first agent won: nothing, half a game, … both. */
  readonly pairResults: PairResults;
  /** The first agent’s margins of single games, by bin. */
  readonly marginBins: Bins;
  /**
   * From a position: the first turn compared with the best one over the same deals. Omitted for the best one
   * and with fewer than two deals in common.
   */
  readonly toBest?: DealDifference;
}

/** A first turn minus the best one, on average over the deals that both were played from. */
export interface DealDifference {
  /** Number of those deals, at least two. */
  readonly deals: number;
  /** Difference of the win shares, from −1 to 1. */
  readonly share: Estimate;
  /** In points. */
  readonly margin: Estimate;
}
