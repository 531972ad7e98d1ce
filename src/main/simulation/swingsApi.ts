import type { RequestError } from '../../contract/requests/requestError';
import type { Rules } from '../../core/board/rules';
import type { Seed } from '../../core/game/seed';
import type { TurnRules } from '../../core/game/turnRules';
import type { SharedGaddag } from '../../core/lexicon/sharedGaddag';
import type { Result } from '../../core/result';
import type { AgentPlan } from '../../core/strategy/agentId';
import type { PlayedOut } from '../../core/strategy/winTable/calibration';
import type { SharedTable } from '../leaves/sharedLeaves';

/** Input of a thread that plays games for a win table. */
export interface SwingsTable {
  readonly rules: Rules;
  readonly turnRules: TurnRules;
  readonly seed: Seed;
  readonly gaddag: SharedGaddag;
  readonly leaves: SharedTable;
  /** Plays both sides. */
  readonly agent: AgentPlan;
}

/** Requests to a thread that plays games for a win table. */
export interface SwingsApi {
  begin(table: SwingsTable): Result<null, RequestError>;
  /** The swings of the games of a batch, as in `SwingTally.counts`. */
  play(batch: number): Result<Float64Array, RequestError>;
  /** The turns of some games, by game. */
  playOut(games: readonly number[]): Result<readonly (readonly PlayedOut[])[], RequestError>;
}
