import type {
  LeavesFileRequest,
  LeavesQuestion,
  LeavesReport,
  TrainingProgress,
} from '../../contract/leaves/leavesApi';
import type { RequestError } from '../../contract/requests/requestError';
import type { Rules } from '../../core/board/rules';
import type { SharedGaddag } from '../../core/lexicon/sharedGaddag';
import type { Result } from '../../core/result';
import type { TrainingPlan } from './leaveTraining';

/** The `workerData` of the thread. */
export interface TrainingPlaces {
  /** The file of the training. */
  readonly trainingPath: string;
  /** Folder of the user's own leaves. */
  readonly ownLeavesDir: string;
}

export interface TrainingTask {
  readonly plan: TrainingPlan;
  readonly gaddag: SharedGaddag;
  readonly threads: number;
}

export interface FoundTraining {
  readonly plan: TrainingPlan;
  readonly progress: TrainingProgress;
}

/** The leaves for the window to use. */
export type ChosenLeaves =
  | { readonly kind: 'trained'; readonly plan: TrainingPlan }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array; readonly rules: Rules };

/** What is asked of leaves as large as a file: a thread's work, or the window would falter. */
export interface TrainingApi {
  /** Trains, or goes on with the training in the file, until it is done or stopped; the file keeps it. */
  train(task: TrainingTask): Promise<Result<null, RequestError>>;
  stop(): Result<null, RequestError>;
  /** The training in the file; null if there is none. A damaged file is set aside. */
  find(): Result<FoundTraining | null, RequestError>;
  report(question: LeavesQuestion): Result<LeavesReport, RequestError>;
  use(chosen: ChosenLeaves): Result<null, RequestError>;
  /** @param plan of the training, if its leaves are wanted */
  file(request: LeavesFileRequest, plan: TrainingPlan | null): Result<Uint8Array, RequestError>;
}

export interface TrainingEvents {
  onProgress(progress: TrainingProgress): void;
}
