import { USUAL_ENGINE_SECONDS } from '../../../../contract/engines/engineLimits';
import type { EngineAnalysis, EngineEntry, EngineStatus } from '../../../../contract/engines/enginesApi';
import type { Setup } from '../../../../core/board/setup';
import type { TurnRules } from '../../../../core/game/turnRules';
import type { TurnState } from '../../../../core/game/turnState';
import type { Message } from '../../../../core/message';

/** The engines of the user: other programs. */
export interface EnginesState {
  /** Null in an edition that cannot start programs, and until the list has arrived. */
  readonly list: readonly EngineStatus[] | null;
  /** The engine that is being added or changed. */
  readonly form: EngineForm | null;
  /** What the main process is asked to do. */
  readonly task: EngineTask | null;
  /** Why the last task was refused. */
  readonly problem: Message | null;
  readonly analysis: PositionAnalysis | null;
}

/** The last position that an engine was asked to evaluate. */
export interface PositionAnalysis {
  readonly run: AnalysisRun;
  readonly found: EngineAnalysis | null;
  readonly phase: 'running' | 'stopping' | 'ended';
  readonly problem: Message | null;
}

export interface AnalysisRun {
  readonly id: number;
  readonly engine: string;
  readonly lexicon: string;
  readonly setup: Setup;
  readonly turn: TurnState;
  readonly turnRules: TurnRules;
  readonly scorelessTurns: number;
}

/** The fields of an engine, as entered. */
export interface EngineForm {
  /** Null for a new one. */
  readonly id: string | null;
  readonly name: string;
  readonly command: string;
  readonly args: string;
  readonly seconds: number;
  readonly options: Readonly<Record<string, string>>;
}

export type EngineTask =
  | { readonly kind: 'choose' }
  | { readonly kind: 'put'; readonly form: EngineForm }
  | { readonly kind: 'remove' | 'try' | 'stop'; readonly id: string }
  | { readonly kind: 'press'; readonly id: string; readonly option: string };

export type EnginesAction =
  | { readonly type: 'engines-listed'; readonly engines: readonly EngineStatus[] }
  /** Null for a new one. */
  | { readonly type: 'engine-edited'; readonly entry: EngineEntry | null }
  | { readonly type: 'engine-form-changed'; readonly change: Partial<EngineForm> }
  | { readonly type: 'engine-form-closed' }
  /** Evaluates the position, or stops that. */
  | { readonly type: 'engine-analysis-toggled'; readonly engine: string }
  /** A sentence says why it failed. */
  | {
      readonly type: 'engine-analysis-ended';
      readonly id: number;
      readonly found: EngineAnalysis | null;
      readonly problem: Message | null;
    }
  | { readonly type: 'engine-task-asked'; readonly task: EngineTask }
  /** With a sentence if it was refused. */
  | { readonly type: 'engine-task-done'; readonly task: EngineTask; readonly problem: Message | null };

export const NO_ENGINES: EnginesState = {
  list: null,
  form: null,
  task: null,
  problem: null,
  analysis: null,
};

export const NEW_ENGINE: EngineForm = {
  id: null,
  name: '',
  command: '',
  args: '',
  seconds: USUAL_ENGINE_SECONDS,
  options: {},
};
