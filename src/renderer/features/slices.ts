import { COURSE_AT_START, type CourseAction, type CourseState } from './course/state/course';
import { BOARD_EDITOR_AT_START, type BoardEditor, type BoardEditorAction } from './design/state/boardEditor';
import { type EndgameAction, type EndgameState, NO_ENDGAME } from './endgame/state/endgameState';
import { type EnginesAction, type EnginesState, NO_ENGINES } from './engines/state/enginesState';
import {
  type EvaluationsAction,
  type EvaluationsState,
  NO_EVALUATIONS,
} from './evaluations/state/evaluationsState';
import { type LeavesAction, type LeavesState, NO_LEAVES_SHOWN } from './leaves/state/leavesState';
import { NO_PICTURES, type PictureAction, type PictureState } from './picture/state/pictureState';
import { NO_PRACTICE, type PracticeAction, type PracticeState } from './practice/state/practiceState';
import { NO_REVIEW, type ReviewAction, type ReviewState } from './review/state/reviewState';
import type { SettingsPage, SettingsPageAction } from './settings/state/settingsPage';
import {
  NO_SIMULATION,
  type SimulationAction,
  type SimulationState,
} from './simulation/state/simulationState';
import type { WatchSampleAction } from './simulation/state/watchState';
import { NO_STRATEGY, type StrategyAction, type StrategyState } from './strategy/state/strategyState';
import { BUILDING_AT_START, type Building, type BuildingAction } from './structures/state/building';
import { NO_COMPARISON, type StructuresAction, type StructuresState } from './structures/state/structuresRun';
import {
  NO_TOURNAMENT,
  type TournamentAction,
  type TournamentState,
} from './tournament/state/tournamentState';
import { NO_WORDS, type WordsAction, type WordsState } from './words/state/wordQuestion';

/** The parts of the state that leaf features own. */
export interface LeafState {
  readonly boardEditor: BoardEditor;
  readonly words: WordsState;
  readonly structures: StructuresState;
  readonly building: Building;
  readonly course: CourseState;
  readonly strategy: StrategyState;
  /** Export of pictures and films. */
  readonly pictures: PictureState;
  /** Null while it is closed. */
  readonly settingsPage: SettingsPage | null;
  readonly tournament: TournamentState;
  readonly review: ReviewState;
  readonly simulation: SimulationState;
  readonly endgame: EndgameState;
  readonly practice: PracticeState;
  readonly engines: EnginesState;
  readonly evaluations: EvaluationsState;
  /** What leaves are worth, and their training. */
  readonly leaves: LeavesState;
}

export const LEAVES_AT_START: LeafState = {
  boardEditor: BOARD_EDITOR_AT_START,
  words: NO_WORDS,
  structures: NO_COMPARISON,
  building: BUILDING_AT_START,
  course: COURSE_AT_START,
  strategy: NO_STRATEGY,
  pictures: NO_PICTURES,
  settingsPage: null,
  tournament: NO_TOURNAMENT,
  review: NO_REVIEW,
  simulation: NO_SIMULATION,
  endgame: NO_ENDGAME,
  practice: NO_PRACTICE,
  engines: NO_ENGINES,
  evaluations: NO_EVALUATIONS,
  leaves: NO_LEAVES_SHOWN,
};

export type LeafAction =
  | BoardEditorAction
  | WordsAction
  | StructuresAction
  | BuildingAction
  | CourseAction
  | StrategyAction
  | PictureAction
  | SettingsPageAction
  | TournamentAction
  | ReviewAction
  | SimulationAction
  | WatchSampleAction
  | EndgameAction
  | PracticeAction
  | EnginesAction
  | EvaluationsAction
  | LeavesAction;
