import type { EngineAbout } from '../../contract/engines/enginesApi';
import type { RequestError } from '../../contract/requests/requestError';
import type { SharedGaddag } from '../../core/lexicon/sharedGaddag';
import type { Message } from '../../core/message';
import type { Result } from '../../core/result';
import type { GameSummary } from '../../core/strategy/tournament/gameSummary';
import type { TournamentPlan } from '../../core/strategy/tournament/tournamentPlan';
import type { EngineAnswer, EngineSearch } from '../engines/engineProcess';
import type { SharedLeaves } from '../leaves/sharedLeaves';

/** Inputs of games. */
export interface GameMatter {
  readonly plan: TournamentPlan;
  readonly gaddag: SharedGaddag;
  /** Leaves named by the plan; null for the built-in ones. */
  readonly leaves: SharedLeaves | null;
}

/** Input of a thread that plays games. */
export interface ThreadTable extends GameMatter {
  /** Vocabularies of the plan's levels. */
  readonly levels: LevelWords;
  /** A folder for one record a game, or null. */
  readonly gcgDir: string | null;
}

export interface PreparedLevels {
  readonly levels: LevelWords;
  /** Problems of the cache. */
  readonly notes: readonly Message[];
}

export interface PlayedPair {
  readonly number: number;
  readonly games: readonly GameSummary[];
  /** Faults found by the validation, by game. */
  readonly faults: readonly GameFault[];
  /** The games as GCG, if they cannot be played again; otherwise empty. */
  readonly records: readonly string[];
}

export interface GameFault {
  readonly pairing: number;
  readonly nth: number;
  readonly problem: Message;
}

/** By level. */
export type LevelWords = ReadonlyMap<number, SharedGaddag>;

/** Requests of a thread to the one that started it, which runs the engines of the user. */
export interface EngineCalls {
  aboutEngine(id: string): Promise<Result<EngineAbout, Message>>;
  searchEngine(
    id: string,
    search: Omit<EngineSearch, 'onRows' | 'signal'>,
  ): Promise<Result<EngineAnswer, Message>>;
}

/** Requests to a thread that plays games. */
export interface TournamentApi {
  /** Vocabularies of a plan's levels, for all threads. */
  prepareLevels(matter: GameMatter): Result<PreparedLevels, RequestError>;
  begin(table: ThreadTable): Result<null, RequestError>;
  /** Pairs by their numbers. */
  play(numbers: readonly number[]): Promise<Result<readonly PlayedPair[], RequestError>>;
  /**
   * A game of a reproducible plan, played again, as GCG; refused if it ends with other scores, as after a
   * change of the agents.
   */
  record(pairing: number, nth: number, scores: readonly number[]): Result<string, RequestError>;
}
