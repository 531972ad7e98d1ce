import type { RequestError } from '../../contract/requests/requestError';
import type { Result } from '../../core/result';
import type { PreendgameJob } from '../../core/strategy/preendgame/jobRunner';
import type { Outcome } from '../../core/strategy/preendgame/outcome';
import type { Preendgame } from '../../core/strategy/preendgame/preendgame';
import type { Turns } from '../../core/strategy/preendgame/turnLister';
import type { SharedGaddag } from '../../engine/lexicon';

/** What a thread is told before it examines a pre-endgame. */
export interface PreendgameTable {
  readonly preendgame: Preendgame;
  readonly gaddag: SharedGaddag;
  /** Memory of a thread’s tables; undefined: as is usual. */
  readonly tableBytes?: number | undefined;
}

/** What a thread that examines pre-endgames is asked. */
export interface PreendgameApi {
  begin(table: PreendgameTable): Result<null, RequestError>;
  run(job: PreendgameJob): Result<readonly (Outcome | undefined)[], RequestError>;
  /** What the player on turn can do. @param most of placements, and of exchanges */
  listTurns(table: PreendgameTable, most: number): Result<Turns, RequestError>;
}
