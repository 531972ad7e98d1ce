import type { RequestError } from '../../contract/requests/requestError';
import type { PlainTurn } from '../../core/game/turns/turn';
import type { SharedGaddag } from '../../core/lexicon/sharedGaddag';
import type { Result } from '../../core/result';
import type { Endgame, EndgameResult } from '../../core/strategy/endgame/endgameSolver';
import type { SearchedTurns } from '../../core/strategy/endgame/searchedTurns';

/** `workerData` of a thread that solves endgames. */
export interface EndgameTask {
  readonly gaddag: SharedGaddag;
  /** Memory of its tables; undefined for the default. */
  readonly tableBytes?: number | undefined;
  /** Shared flag: 1 if the current search must end. */
  readonly stop: Int32Array;
}

export interface EndgameQuestion {
  readonly endgame: Endgame;
  /** How long it may take. */
  readonly millis: number;
  /** CPU time of the process that it may take; undefined for no limit. */
  readonly cpuSeconds?: number | undefined;
  /** Maximum depth in plies; undefined for no limit. */
  readonly maxPlies?: number | undefined;
  /** Turns to return with their exact values, besides the best ones. */
  readonly wanted?: readonly PlainTurn[];
  /** Number of best turns to return with their values. */
  readonly rated: number;
  /** Number of them that get exact values once the endgame is solved. */
  readonly exact: number;
}

export interface EndgameAnswer {
  readonly result: EndgameResult;
  readonly millis: number;
}

/** Requests to the thread. */
export interface EndgameApi {
  solve(question: EndgameQuestion): Result<EndgameAnswer, RequestError>;
  /** Turns after a path of turns of the endgame solved last; null if there is no such path. */
  searched(path: readonly number[], most: number): Result<SearchedTurns | null, RequestError>;
}

/** Events during a search. */
export interface EndgameEvents {
  /** After each ply. */
  onDepth(result: EndgameResult): void;
}
