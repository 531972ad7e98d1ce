import type { EquityBasis, ListedTurn } from '../../../../contract/candidates/candidatesApi';
import type { Setup } from '../../../../core/board/setup';
import type { PlainTurn } from '../../../../core/game/turns/turn';
import type { RatedTurn } from '../../../../core/strategy/endgame/endgameSolver';
import type { PreendgameRow } from '../../../../core/strategy/preendgame/preendgameSearch';
import type { PositionAnalysis } from '../../engines/state/enginesState';
import type { SimulationRun } from '../../simulation/state/simulationState';

/** Figures of the turns of one position, from one source. */
export type Evaluation =
  | {
      readonly kind: 'equity';
      readonly id: string;
      readonly basis: EquityBasis;
      readonly pages: ReadonlyMap<number, readonly ListedTurn[]>;
    }
  | { readonly kind: 'simulation'; readonly id: string; readonly run: SimulationRun }
  | {
      readonly kind: 'ending';
      readonly id: string;
      readonly turns: ReadonlyMap<string, RatedTurn | PreendgameRow>;
    }
  /** Null until an engine has been asked about the position. */
  | {
      readonly kind: 'engine';
      readonly id: string;
      readonly engine: string;
      readonly name: string;
      readonly analysis: PositionAnalysis | null;
    };

/** An evaluation that another one of the same position has replaced, with what it holds for. */
export interface KeptEvaluation {
  readonly setup: Setup;
  readonly lexicon: string;
  readonly lead: number;
  readonly evaluation: Evaluation;
}

export interface EvaluationsState {
  /** The newest first. */
  readonly kept: readonly KeptEvaluation[];
  /** Ids of the evaluations chosen for both sides; null for the usual one. */
  readonly sides: readonly [string | null, string | null];
}

export const NO_EVALUATIONS: EvaluationsState = { kept: [], sides: [null, null] };

export type EvaluationsAction =
  | { readonly type: 'evaluation-chosen'; readonly side: 0 | 1; readonly id: string }
  /** Lays the tiles of a turn on the board, as a try. */
  | { readonly type: 'evaluated-turn-laid'; readonly turn: PlainTurn };
