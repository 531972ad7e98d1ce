import type { Rules } from '../../core/board/rules';
import type { Seed } from '../../core/game/seed';
import type { Message } from '../../core/message';
import type { GameSummary } from '../../core/strategy/tournament/gameSummary';
import type { SprtShares, TournamentPlan } from '../../core/strategy/tournament/tournamentPlan';
import type { TournamentReport } from '../../core/strategy/tournament/tournamentReport';

/** A tournament that a person asks for; the rules of turns are those of the board. */
export interface TournamentWish {
  /** An open one. */
  readonly lexicon: string;
  /** By id. */
  readonly agents: readonly string[];
  /** Of games, of each pairing. */
  readonly pairs: number;
  readonly seed: Seed;
  readonly rules: Rules;
  readonly isValidated: boolean;
  readonly sprt: SprtShares | null;
  readonly threads: Threads;
}

/** How many games are played at a time; null: one fewer than there are processors. */
export type Threads = number | null;

/** More than any machine has processors. */
export const MAX_THREADS = 1024;

/** The one tournament that the program has. It outlives the page, and is there again after a crash. */
export interface TournamentStatus {
  readonly plan: TournamentPlan;
  /** What is stopped can go on. */
  readonly phase: 'playing' | 'stopped' | 'finished';
  /** Games. */
  readonly done: number;
  readonly total: number;
  /** While it is played, once that can be told. */
  readonly secondsLeft: number | null;
  readonly gamesPerSecond: number | null;
  readonly report: TournamentReport;
  /** Why it stopped by itself, or what of its file was left out. */
  readonly problem: Message | null;
}

export interface TournamentEvent {
  readonly type: 'tournament-progress';
  readonly status: TournamentStatus;
}

export interface GamesRequest {
  /** Null: of all pairings. */
  readonly pairing: number | null;
  readonly offset: number;
  /** At most `MAX_GAME_ROWS`. */
  readonly count: number;
}

export const MAX_GAME_ROWS = 1_000;

/** Finished games in the order of their pairings and numbers. */
export interface GamesPage {
  readonly offset: number;
  /** All that there are to ask for. */
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
