import type { RequestError } from '../../contract/requests/requestError';
import type { SimulatedSample } from '../../contract/simulation/simulationApi';
import type { Setup } from '../../core/board/setup';
import type { Seed } from '../../core/game/seed';
import type { TurnRules } from '../../core/game/turnRules';
import type { PlainTurn } from '../../core/game/turns/turn';
import { message } from '../../core/message';
import type { Result } from '../../core/result';
import type { Batch } from '../../core/strategy/simulation/allocation';
import type { StaticCandidate } from '../../core/strategy/simulation/candidates';
import type { Inference, OpponentTurn } from '../../core/strategy/simulation/inferredRacks';
import type { Outcomes } from '../../core/strategy/simulation/simulation';
import type { Circumstances } from '../../core/strategy/simulation/situation';
import type { SharedLexicon } from '../../engine/lexicon';
import type { SharedTable } from '../leaves/sharedLeaves';

/** Input of a sampling thread. */
export interface SimulationTable {
  readonly lexicon: SharedLexicon;
  readonly leaves: SharedTable;
  /** Shares of a win table; null for the formula. */
  readonly winShares: Float64Array | null;
  readonly setup: Setup;
  readonly turnRules: TurnRules;
  readonly circumstances: Circumstances;
  /** Infinity for the rest of the game. */
  readonly plies: number;
  readonly seed: Seed;
}

/** Requests to a sampling thread. */
export interface SimulationApi {
  /** This many of the best turns, or these turns. */
  findCandidates(
    table: SimulationTable,
    wanted: number | readonly PlainTurn[],
  ): Result<readonly StaticCandidate[], RequestError>;
  /**
   * Finds the opponent's racks that fit a turn.
   * @param stop in shared memory: once it is set, the racks tried so far count
   */
  infer(table: SimulationTable, turn: OpponentTurn, stop?: Int32Array): Result<Inference, RequestError>;
  begin(table: SimulationTable, turns: readonly PlainTurn[]): Result<null, RequestError>;
  /** @param stop in shared memory: once it is set, what is being drawn is left and answered by `cancelled` */
  draw(batch: Batch, stop: Int32Array): Result<Outcomes, RequestError>;
  record(candidate: number, sample: number): Result<SimulatedSample, RequestError>;
}

export const STOPPED: RequestError = { code: 'cancelled', message: message('simulation.stopped') };
