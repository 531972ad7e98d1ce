import type { RequestError } from '../../contract/requests/requestError';
import type { Result } from '../../core/result';
import type { Endgame, EndgameResult } from '../../core/strategy/endgame/endgameSolver';
import type { SearchedTurns } from '../../core/strategy/endgame/searchedTurns';
import type { SharedGaddag } from '../../engine/lexicon';

/** What a thread that solves endgames begins with. */
export interface EndgameTask {
  readonly gaddag: SharedGaddag;
  /** Memory of its tables; undefined: as is usual. */
  readonly tableBytes?: number | undefined;
  /** Shared: 1 as soon as the search in hand must end. */
  readonly stop: Int32Array;
}

export interface EndgameQuestion {
  readonly endgame: Endgame;
  /** How long it may take. */
  readonly millis: number;
  /** CPU time of the process that it may take; undefined for no limit. */
  readonly cpuSeconds?: number | undefined;
  /** How many of the turns that can be taken are told with their values: the best ones. */
  readonly rated: number;
  /** Of so many of these the exact values are found out, once the endgame is solved. */
  readonly exact: number;
}

export interface EndgameAnswer {
  readonly result: EndgameResult;
  readonly millis: number;
}

/** What such a thread is asked. */
export interface EndgameApi {
  solve(question: EndgameQuestion): Result<EndgameAnswer, RequestError>;
  /** Turns behind others of the endgame solved last; null where there is no such path. */
  searched(path: readonly number[], most: number): Result<SearchedTurns | null, RequestError>;
}

/** What it tells meanwhile. */
export interface EndgameEvents {
  /** After each ply. */
  onDepth(result: EndgameResult): void;
}
