import type { EngineEvent } from '../../contract/transport/events';
import { FEATURES, LEAF_EVENTS, LEAF_HANDLERS } from '../features/features';
import type { Action } from './action';
import type { AppState } from './appState';
import { CROSS_CHECK_ACTIONS } from './board/reduceCrossChecks';
import { CANDIDATE_ACTIONS } from './candidates/reduceCandidates';
import { DRAWER_ACTIONS, followDrawer } from './candidates/reduceDrawer';
import { ENGINE_ACTIONS, ENGINE_EVENTS } from './candidates/reduceEngine';
import { FILTER_ACTIONS, keepFilterOnCursor } from './candidates/reduceFilter';
import { DOCUMENT_ACTIONS, followGame, followTurn } from './document/reduceDocument';
import { BOARD_ACTIONS } from './editing/reduceBoard';
import { DRAG_ACTIONS, dropStaleDrag } from './editing/reduceDrag';
import { HISTORY_ACTIONS, recordStep } from './editing/reduceHistory';
import { RACK_ACTIONS } from './editing/reduceRack';
import { SETUP_ACTIONS } from './editing/reduceSetup';
import { dropTypedText } from './editing/tileTyping';
import { endWaiting } from './endWaiting';
import { type Consequence, followed, type Handlers, handle } from './handlers';
import { JOB_ACTIONS } from './jobs';
import { LEXICON_ACTIONS } from './lexicon/reduceLexicon';
import { dropStaleFlight, FLIGHT_ACTIONS } from './play/flight';
import { keepToGame } from './play/keepToGame';
import { PLAY_ACTIONS } from './play/reducePlay';
import { followWatcher } from './play/watchWalk';
import { followTry, TRY_ACTIONS } from './trying/reduceTry';
import { followAnchor } from './walk/anchorWalk';
import { pointInWalk } from './walk/pointInWalk';
import { GRAPH_ACTIONS } from './walk/reduceGraph';
import { QUESTION_ACTIONS } from './walk/reduceQuestion';
import { forgetOldBoard, WALK_ACTIONS } from './walk/reduceWalk';
import { keepRoomTab, WINDOW_ACTIONS } from './window/reduceWindow';
import { followWelcome, WELCOME_ACTIONS } from './window/welcome';

const EVENTS: Handlers<EngineEvent> = { ...ENGINE_EVENTS, ...LEAF_EVENTS };

/** Each action belongs to one part, which handles it. */
const PARTS: Handlers<Action> = {
  ...ENGINE_ACTIONS,
  ...LEXICON_ACTIONS,
  ...CANDIDATE_ACTIONS,
  ...DRAWER_ACTIONS,
  ...FILTER_ACTIONS,
  ...BOARD_ACTIONS,
  ...RACK_ACTIONS,
  ...SETUP_ACTIONS,
  ...DRAG_ACTIONS,
  ...HISTORY_ACTIONS,
  ...DOCUMENT_ACTIONS,
  ...PLAY_ACTIONS,
  ...TRY_ACTIONS,
  ...FLIGHT_ACTIONS,
  ...WALK_ACTIONS,
  ...GRAPH_ACTIONS,
  ...QUESTION_ACTIONS,
  ...CROSS_CHECK_ACTIONS,
  ...JOB_ACTIONS,
  ...WINDOW_ACTIONS,
  ...WELCOME_ACTIONS,
  ...LEAF_HANDLERS,
  'engine-event': (state, { event }, nowMs) => handle(EVENTS, state, event, nowMs),
};

/** Consequences of any action, in this order. */
const CONSEQUENCES: readonly Consequence<Action>[] = [
  keepToGame,
  followTry,
  followAnchor,
  keepFilterOnCursor,
  pointInWalk,
  // Before the step is recorded: its effects include the turn that the game is then at.
  followGame,
  followTurn,
  followWatcher,
  recordStep,
  dropTypedText,
  dropStaleDrag,
  forgetOldBoard,
  followWelcome,
  followDrawer,
  ...FEATURES.flatMap(({ consequences = [] }) => consequences),
  keepRoomTab,
  dropStaleFlight,
  endWaiting,
];

const ACTIONS = followed(PARTS, ...CONSEQUENCES);

/** The state after an action. `nowMs` is its time on any monotonic clock. */
export const reduce = (state: AppState, action: Action, nowMs: number): AppState =>
  handle(ACTIONS, state, action, nowMs);
