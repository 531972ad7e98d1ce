import type { RequestError } from '../../contract/requests/requestError';
import type { Result } from '../../core/result';
import type { PreendgameJob } from '../../core/strategy/preendgame/jobRunner';
import type { Outcome } from '../../core/strategy/preendgame/outcome';
import type { Preendgame } from '../../core/strategy/preendgame/preendgame';
import type { Turns } from '../../core/strategy/preendgame/turnLister';
import type { SharedGaddag } from '../../engine/lexicon';

/** Input of a thread that examines a pre-endgame. */
export interface PreendgameTable {
  readonly preendgame: Preendgame;
  readonly gaddag: SharedGaddag;
  /** Memory of a thread’s tables; undefined for the default. */
  readonly tableBytes?: number | undefined;
}

/** Requests to a thread that examines pre-endgames. */
export interface PreendgameApi {
  begin(table: PreendgameTable): Result<null, RequestError>;
  run(job: PreendgameJob): Result<readonly (Outcome | undefined)[], RequestError>;
  /** Legal turns of the player on turn. @param most maximum number of placements, and of exchanges */
  listTurns(table: PreendgameTable, most: number): Result<Turns, RequestError>;
}
