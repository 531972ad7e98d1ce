import type { Rules } from '../../core/board/rules';
import type { Seed } from '../../core/game/seed';
import type { Message } from '../../core/message';
import type { GameSummary } from '../../core/strategy/tournament/gameSummary';
import type { SprtShares, TournamentPlan } from '../../core/strategy/tournament/tournamentPlan';
import type { TournamentReport } from '../../core/strategy/tournament/tournamentReport';
import type { JobPhase } from '../requests/jobPhase';

/** Request for a tournament; the turn rules are those of the board. */
export interface TournamentWish {
  /** Id of an open lexicon. */
  readonly lexicon: string;
  /** By id. */
  readonly agents: readonly string[];
  /** Game pairs per pairing. */
  readonly pairs: number;
  readonly seed: Seed;
  readonly rules: Rules;
  readonly isValidated: boolean;
  readonly sprt: SprtShares | null;
  readonly threads: Threads;
}

/** Number of games played at a time; null for one less than the number of processors. */
export type Threads = number | null;

/** More than any machine has processors. */
export const MAX_THREADS = 1024;

/** The single tournament of the program. It outlives the page, and is restored after a crash. */
export interface TournamentStatus {
  readonly plan: TournamentPlan;
  /** A stopped tournament can be continued. */
  readonly phase: JobPhase;
  /** Number of games. */
  readonly done: number;
  readonly total: number;
  /** Present while it is running, once it can be estimated. */
  readonly secondsLeft: number | null;
  readonly gamesPerSecond: number | null;
  readonly report: TournamentReport;
  /** Why it stopped by itself, or what was omitted from its file. */
  readonly problem: Message | null;
}

export interface GamesRequest {
  /** Null for all pairings. */
  readonly pairing: number | null;
  readonly offset: number;
  /** At most `MAX_GAME_ROWS`. */
  readonly count: number;
}

export const MAX_GAME_ROWS = 1_000;

/** Finished games, ordered by pairing and number. */
export interface GamesPage {
  readonly offset: number;
  /** Total number of games available. */
  readonly total: number;
  readonly rows: readonly GameSummary[];
}

export interface GameRequest {
  readonly pairing: number;
  readonly nth: number;
}

/** A game of a tournament as a record. */
export interface GameText {
  /** A file name. */
  readonly name: string;
  readonly gcg: string;
}

export type OpenedTournament =
  | { readonly kind: 'opened'; readonly status: TournamentStatus }
  /** No file was chosen. */
  | { readonly kind: 'none' };
