import type { LeafAction } from '../features/slices';
import type { CrossCheckAction } from './board/crossCheckState';
import type { FilterAction } from './candidates/candidateFilter';
import type { DrawerAction } from './candidates/drawer';
import type { CandidateAction } from './candidates/reduceCandidates';
import type { EngineAction } from './candidates/reduceEngine';
import type { DocumentAction } from './document/openDocument';
import type { GameAction } from './document/openGame';
import type { OpeningAction } from './document/reduceDocument';
import type { HistoryAction } from './editing/history';
import type { BoardAction } from './editing/reduceBoard';
import type { RackAction } from './editing/reduceRack';
import type { SetupAction } from './editing/reduceSetup';
import type { DragAction } from './editing/tileDrag';
import type { JobAction } from './jobs';
import type { LexiconAction } from './lexicon/lexiconShelf';
import type { FlightAction } from './play/flightState';
import type { PlayAction } from './play/playActions';
import type { TryAction } from './trying/tryState';
import type { GraphAction } from './walk/graph';
import type { QuestionAction } from './walk/question';
import type { WalkAction } from './walk/walk';
import type { WindowAction } from './window/reduceWindow';
import type { WelcomeAction } from './window/welcomeState';

/** Every action on the state; each part declares its own. */
export type Action =
  | EngineAction
  | LexiconAction
  | CandidateAction
  | DrawerAction
  | FilterAction
  | BoardAction
  | RackAction
  | SetupAction
  | DragAction
  | HistoryAction
  | OpeningAction
  | DocumentAction
  | GameAction
  | PlayAction
  | FlightAction
  | TryAction
  | WalkAction
  | GraphAction
  | QuestionAction
  | CrossCheckAction
  | JobAction
  | WindowAction
  | WelcomeAction
  | LeafAction;

export type Dispatch = (action: Action) => void;
