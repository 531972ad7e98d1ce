import type { RequestError } from '../../contract/requests/requestError';
import type { SharedGaddag } from '../../core/lexicon/sharedGaddag';
import type { Result } from '../../core/result';
import type { CensusPlan } from '../../core/strategy/leaves/census/census';
import type { TallySums } from '../../core/strategy/leaves/census/leaveTally';

/** Input of a thread for the boards of a generation. */
export interface CensusTable {
  readonly plan: CensusPlan;
  readonly gaddag: SharedGaddag;
  /** Leave values of the previous generation, by number. */
  readonly values: Float32Array;
}

/** Requests to a thread that examines boards. */
export interface CensusApi {
  begin(table: CensusTable): Result<null, RequestError>;
  /** Boards by their numbers. */
  survey(numbers: readonly number[]): Result<TallySums, RequestError>;
}
