import type { BuildStage } from '../../core/lexicon/build/buildMonitor';
import type { Message } from '../../core/message';
import type { Result } from '../../core/result';
import type { FilesEvent } from '../document/filesApi';
import type { EndgameStatus } from '../endgame/endgameApi';
import type { EngineAnalysis, EngineStatus } from '../engines/enginesApi';
import type { TrainingStatus } from '../leaves/leavesApi';
import type { LexiconInfo } from '../lexicon/lexiconApi';
import type { StructuresReport } from '../lexicon/structuresApi';
import type { PreendgameStatus } from '../preendgame/preendgameApi';
import type { RequestError } from '../requests/requestError';
import type { GamesEvent } from '../review/gamesApi';
import type { ReviewStatus } from '../review/reviewApi';
import type { SimulationStatus } from '../simulation/simulationApi';
import type { TournamentStatus } from '../tournament/tournamentApi';

/** The status of each kind of long job of the window. */
export interface JobStatuses {
  readonly endgame: EndgameStatus;
  readonly leaves: TrainingStatus;
  readonly preendgame: PreendgameStatus;
  readonly review: ReviewStatus;
  readonly simulation: SimulationStatus;
  readonly tournament: TournamentStatus;
}

export type JobName = keyof JobStatuses;

/** Progress of a long job. */
export type JobEvent<Name extends JobName = JobName> = {
  readonly [N in Name]: { readonly type: `${N}-progress`; readonly status: JobStatuses[N] };
}[Name];

/** Events that the main process sends to the window. */
export type EngineEvent =
  | {
      readonly type: 'lexicon-progress';
      readonly stage: BuildStage;
      /** 0 … 1. */
      readonly fraction: number;
    }
  | {
      readonly type: 'engine-status';
      readonly status: 'ready' | 'restarting' | 'failed';
      readonly message: Message;
    }
  | {
      readonly type: 'structures-progress';
      /** The step in progress. */
      readonly step: Message;
      /** 0 … 1, for the whole report. */
      readonly fraction: number;
      /** The results so far. */
      readonly report: StructuresReport;
    }
  /** Outcome for a lexicon that was announced before it was opened. */
  | {
      readonly type: 'lexicon-followed';
      /** Id of the announced lexicon. */
      readonly id: string;
      readonly opened: Result<LexiconInfo, RequestError>;
    }
  /** These candidates no longer belong to their position, which has to be searched again. */
  | { readonly type: 'generation-lost'; readonly generation: number }
  /** The window uses other leaves: whatever was worked out with the old ones is out of date. */
  | { readonly type: 'leaves-changed' }
  /** Something ended unexpectedly; a sentence says what, and where the report is. */
  | { readonly type: 'crash-reported'; readonly message: Message }
  /** Something that the user should know; nothing needs to be done. */
  | { readonly type: 'notice'; readonly message: Message }
  | { readonly type: 'log'; readonly message: string }
  /** The engines of the settings, when one of them was changed or is in another state. */
  | { readonly type: 'engines-changed'; readonly engines: readonly EngineStatus[] }
  /** Results so far. */
  | { readonly type: 'engine-analysed'; readonly analysis: EngineAnalysis }
  | JobEvent
  | GamesEvent
  | FilesEvent;
