import type { LeavesReport, TrainingStatus } from '../../../../contract/leaves/leavesApi';
import type { Rules } from '../../../../core/board/rules';
import { type AskedJob, NOTHING_ASKED } from '../../../state/askedJob';

/** Boards of each generation: the built-in leaves are `thorough`. */
export const EFFORTS = {
  quick: [16, 16, 32],
  thorough: [64, 64, 128],
  veryThorough: [256, 256, 256, 1024],
} as const;

export type Effort = keyof typeof EFFORTS;

export type LeavesTask =
  | 'start'
  | 'continue'
  | 'stop'
  | 'discard'
  | 'use'
  | 'builtIn'
  | 'previous'
  | 'open'
  | 'save'
  | 'saveTrained';

export interface LeavesForm {
  readonly effort: Effort;
  /** Leaves to look up. */
  readonly typed: string;
  /** Number of tiles of the best and worst leaves. */
  readonly length: number;
}

export interface LeavesState extends AskedJob<{ readonly task: LeavesTask }> {
  readonly form: LeavesForm;
  /** The last report, with the rules that it is about. */
  readonly shown: { readonly rules: Rules; readonly report: LeavesReport } | null;
  /** The training of the program; null if there is none. */
  readonly status: TrainingStatus | null;
  /** Whether the user is asked before a training is discarded. */
  readonly isDiscardAsked: boolean;
  /** Whether the training of the last run has been asked for. */
  readonly isFound: boolean;
  /** Counts the changes of the leaves that the window uses. */
  readonly version: number;
}

export const NO_LEAVES_SHOWN: LeavesState = {
  ...NOTHING_ASKED,
  form: { effort: 'thorough', typed: '', length: 2 },
  shown: null,
  status: null,
  isDiscardAsked: false,
  isFound: false,
  version: 0,
};

export type LeavesAction =
  | { readonly type: 'leaves-form-changed'; readonly change: Partial<LeavesForm> }
  | { readonly type: 'leaves-asked'; readonly task: LeavesTask }
  /** The answer to the question before a training is discarded. */
  | { readonly type: 'leaves-discard-ended'; readonly isSure: boolean }
  | { readonly type: 'leaves-done'; readonly status: TrainingStatus | null }
  | { readonly type: 'leaves-found'; readonly status: TrainingStatus | null }
  | { readonly type: 'leaves-reported'; readonly rules: Rules; readonly report: LeavesReport };
