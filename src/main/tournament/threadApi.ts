import type { RequestError } from '../../contract/requests/requestError';
import type { Message } from '../../core/message';
import type { Result } from '../../core/result';
import type { GameSummary } from '../../core/strategy/tournament/gameSummary';
import type { TournamentPlan } from '../../core/strategy/tournament/tournamentPlan';
import type { SharedGaddag } from '../../engine/lexicon';
import type { SharedLeaves } from '../leaves/sharedLeaves';

/** What is to be played, and with what. */
export interface GameMatter {
  readonly plan: TournamentPlan;
  readonly gaddag: SharedGaddag;
  /** Those that the plan names; null for those of the program. */
  readonly leaves: SharedLeaves | null;
}

/** What a thread that plays games is told first. */
export interface ThreadTable extends GameMatter {
  /** What the levels of the plan know. */
  readonly levels: LevelWords;
  /** A folder for one record a game, or null. */
  readonly gcgDir: string | null;
}

export interface PreparedLevels {
  readonly levels: LevelWords;
  /** What hindered the cache. */
  readonly notes: readonly Message[];
}

export interface PlayedPair {
  readonly number: number;
  readonly games: readonly GameSummary[];
  /** What the validation has found wrong, game by game. */
  readonly faults: readonly GameFault[];
}

export interface GameFault {
  readonly pairing: number;
  readonly nth: number;
  readonly problem: Message;
}

/** By level. */
export type LevelWords = ReadonlyMap<number, SharedGaddag>;

/** What a thread that plays games is asked. */
export interface TournamentApi {
  /** What the levels of a plan know, for all threads. */
  prepareLevels(matter: GameMatter): Result<PreparedLevels, RequestError>;
  begin(table: ThreadTable): Result<null, RequestError>;
  /** Pairs by their numbers. */
  play(numbers: readonly number[]): Result<readonly PlayedPair[], RequestError>;
  /** One game as a GCG text. */
  record(pairing: number, nth: number): Result<string, RequestError>;
}
