import type { RequestError } from '../../contract/requests/requestError';
import type { Result } from '../../core/result';
import type { CensusPlan } from '../../core/strategy/leaves/census/census';
import type { TallySums } from '../../core/strategy/leaves/census/leaveTally';
import type { SharedGaddag } from '../../engine/lexicon';

/** What a thread is told before it looks at the boards of a generation. */
export interface CensusTable {
  readonly plan: CensusPlan;
  readonly gaddag: SharedGaddag;
  /** What leaves are worth by the generation before, by number. */
  readonly values: Float32Array;
}

/** What a thread that looks at boards is asked. */
export interface CensusApi {
  begin(table: CensusTable): Result<null, RequestError>;
  /** Boards by their numbers. */
  survey(numbers: readonly number[]): Result<TallySums, RequestError>;
}
