import type { BuildStage } from '../../core/lexicon/build/buildMonitor';
import type { Message } from '../../core/message';
import type { Result } from '../../core/result';
import type { FilesEvent } from '../document/filesApi';
import type { EndgameEvent } from '../endgame/endgameApi';
import type { LexiconInfo } from '../lexicon/lexiconApi';
import type { StructuresReport } from '../lexicon/structuresApi';
import type { PreendgameEvent } from '../preendgame/preendgameApi';
import type { RequestError } from '../requests/requestError';
import type { GamesEvent } from '../review/gamesApi';
import type { ReviewEvent } from '../review/reviewApi';
import type { SimulationEvent } from '../simulation/simulationApi';
import type { TournamentEvent } from '../tournament/tournamentApi';

/** What the main process tells the window unasked. */
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
      /** What is being built or run. */
      readonly step: Message;
      /** 0 … 1, of the whole report. */
      readonly fraction: number;
      /** As far as it is known. */
      readonly report: StructuresReport;
    }
  /** What became of a lexicon that was told of before it was opened. */
  | {
      readonly type: 'lexicon-followed';
      /** Of the one that was told of. */
      readonly id: string;
      readonly opened: Result<LexiconInfo, RequestError>;
    }
  /** These candidates are not those of their position any more, which is to be searched anew. */
  | { readonly type: 'generation-lost'; readonly generation: number }
  /** Something ended unexpectedly; a sentence says what, and where it is written down. */
  | { readonly type: 'crash-reported'; readonly message: Message }
  | { readonly type: 'log'; readonly message: string }
  | SimulationEvent
  | TournamentEvent
  | ReviewEvent
  | GamesEvent
  | EndgameEvent
  | PreendgameEvent
  | FilesEvent;
