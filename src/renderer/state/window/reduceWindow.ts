import type { ProgramVersion } from '../../../contract/requests/requests';
import {
  MOST_RECENT_COMMANDS,
  type Settings,
  type Theme,
  type ThemeChoice,
  type WalkSection,
} from '../../../contract/window/settings';
import { type Message, message } from '../../../core/message';
import { brushInHand } from '../../features/design/state/boardEditor';
import { endPrediction, isPredicting } from '../../features/practice/state/reducePrediction';
import { closePage } from '../../features/settings/state/reduceSettingsPage';
import { endWatch } from '../../features/simulation/state/watchSamples';
import { giveUpWords } from '../../features/words/state/reduceWords';
import type { AppState } from '../appState';
import { stopGeneration } from '../candidates/reduceEngine';
import { sortedBy } from '../candidates/reduceFilter';
import type { Handlers } from '../handlers';
import { takeBack } from '../trying/takeBack';
import { isEditing } from '../trying/tried';
import { isGraphOnStage, otherGraphPlace } from '../walk/graphPlace';
import { dismissQuestion, leaveWalk } from '../walk/reduceWalk';
import type { MenuAction } from './contextMenu';
import { toggled, without } from './dialogs';
import type { DividerId } from './dividers';
import { moveDivider } from './dividers';
import type { FailureAction } from './failure';
import { failuresAfter } from './failure';
import { closeTopmost, isFormOpen, isPageExplained } from './overlays';
import {
  isBoardCovered,
  isStructureShown,
  type Room,
  roomOf,
  type SideTab,
  sideTabAfter,
  sideTabOfZone,
  tabOnEntering,
} from './sideTab';
import { nextTextZoom } from './textZoom';
import { typingZone, type Zone } from './zone';

export type WindowAction =
  | { readonly type: 'zone-entered'; readonly zone: Zone }
  | { readonly type: 'zone-left' }
  | { readonly type: 'settings-loaded'; readonly settings: Settings }
  | { readonly type: 'window-resized'; readonly widthPx: number }
  | { readonly type: 'settings-changed'; readonly change: Partial<Settings> }
  | { readonly type: 'look-panel-toggled' }
  /** Opens what explains the page shown, and the panel with it, or closes it. */
  | { readonly type: 'page-explained' }
  | { readonly type: 'page-explanation-closed' }
  /** Toggles between the 3D board and the flat one. */
  | { readonly type: 'flat-board-toggled' }
  /** Also opens the side panel. */
  | { readonly type: 'side-tab-chosen'; readonly tab: SideTab }
  | { readonly type: 'room-entered'; readonly room: Room }
  /** Moves this many tabs further, wrapping around. */
  | { readonly type: 'side-tab-stepped'; readonly by: number }
  | { readonly type: 'side-panel-toggled' }
  /** In CSS pixels or as a share; clamped to the limits; null for the default. */
  | { readonly type: 'divider-moved'; readonly divider: DividerId; readonly to: number | null }
  /** Moves the graph to the board's area, or back into the side panel. */
  | { readonly type: 'graph-place-toggled' }
  | { readonly type: 'log-place-toggled' }
  /** To the next larger or smaller text size; null for the default. */
  | { readonly type: 'text-zoomed'; readonly by: 1 | -1 | null }
  | { readonly type: 'theme-chosen'; readonly theme: ThemeChoice }
  /** The system's theme has changed. */
  | { readonly type: 'system-theme-changed'; readonly theme: Theme }
  | { readonly type: 'key-sheet-toggled' }
  | { readonly type: 'about-toggled' }
  | { readonly type: 'glossary-toggled' }
  | { readonly type: 'palette-toggled' }
  /** Called by name from the palette, which closes. */
  | { readonly type: 'command-called'; readonly id: string }
  | { readonly type: 'version-loaded'; readonly version: ProgramVersion }
  | { readonly type: 'escaped' }
  | { readonly type: 'notice-raised'; readonly message: Message }
  | { readonly type: 'notice-dismissed' }
  | FailureAction
  | MenuAction
  | { readonly type: 'scene-failed'; readonly message: Message }
  | { readonly type: 'scene-restored' };

/** Zones, overlays, settings, notices and failures. */
export const WINDOW_ACTIONS: Handlers<WindowAction> = {
  'zone-entered': (state, action) => enterZone(state, action.zone),
  'zone-left': (state) => (state.zone === null ? state : { ...state, zone: null }),
  'settings-loaded': (state, action) =>
    sortedBy(
      {
        ...state,
        settings: action.settings,
        zone: state.zone === 'rack' ? typingZone(action.settings.isSidePanelOpen, state.sideTab) : state.zone,
      },
      action.settings.candidateSort,
    ),
  'window-resized': (state, { widthPx }) =>
    state.windowWidthPx === widthPx ? state : { ...state, windowWidthPx: widthPx },
  'settings-changed': (state, action) => withSettings(state, action.change),
  'side-tab-chosen': (state, action) => showTab(openSidePanel(state), action.tab),
  'room-entered': (state, { room }) => enterRoom(state, room),
  'side-tab-stepped': (state, action) => showTab(state, sideTabAfter(state.sideTab, action.by)),
  'side-panel-toggled': (state) => toggleSidePanel(state),
  'divider-moved': (state, action) => withSettings(state, moveDivider(action.divider, action.to)),
  'graph-place-toggled': (state) => toStagePlace(state, otherGraphPlace(state), 'graph'),
  'log-place-toggled': (state) => toStagePlace(state, { isLogOnStage: !state.settings.isLogOnStage }, 'log'),
  'text-zoomed': (state, action) =>
    withSettings(state, { textZoom: nextTextZoom(state.settings.textZoom, action.by) }),
  'theme-chosen': (state, { theme }) => withSettings(state, { theme }),
  'system-theme-changed': (state, { theme }) =>
    state.systemTheme === theme ? state : { ...state, systemTheme: theme },
  'page-explained': (state) => ({
    ...openSidePanel(state),
    explainedPage: isPageExplained(state) ? null : state.sideTab,
  }),
  'page-explanation-closed': (state) =>
    state.explainedPage === null ? state : { ...state, explainedPage: null },
  'look-panel-toggled': (state) => ({ ...state, isLookPanelOpen: !state.isLookPanelOpen }),
  'flat-board-toggled': (state) => toggleFlatBoard(state),
  'key-sheet-toggled': (state) => ({ ...closePage(state), dialogs: toggled(state.dialogs, 'keys') }),
  'about-toggled': (state) => ({
    ...closePage(state),
    dialogs: toggled(without(state.dialogs, 'keys', 'export'), 'about'),
  }),
  'glossary-toggled': (state) => ({
    ...closePage(state),
    dialogs: toggled(without(state.dialogs, 'keys', 'about'), 'glossary'),
    explainedPage: null,
  }),
  'palette-toggled': (state) => togglePalette(state),
  'command-called': (state, { id }) => ({
    ...withSettings(state, { recentCommands: recentAfter(state.settings.recentCommands, id) }),
    dialogs: without(state.dialogs, 'palette'),
  }),
  'version-loaded': (state, action) => ({ ...state, version: action.version }),
  escaped: (state) => leaveTopmost(state),
  'notice-raised': (state, action) => ({ ...state, notice: action.message }),
  'menu-opened': (state, action) => ({ ...state, menu: action.menu }),
  'menu-closed': (state) => (state.menu === null ? state : { ...state, menu: null }),
  'notice-dismissed': (state) => ({ ...state, notice: null }),
  'failure-raised': (state, action) => ({ ...state, failures: failuresAfter(state.failures, action) }),
  'failure-cleared': (state, action) => ({ ...state, failures: failuresAfter(state.failures, action) }),
  'scene-failed': (state, action) => ({ ...state, sceneFailure: action.message }),
  'scene-restored': (state) => (state.sceneFailure === null ? state : { ...state, sceneFailure: null }),
};

const withSettings = (state: AppState, change: Partial<Settings>): AppState => ({
  ...state,
  settings: { ...state.settings, ...change },
});

/**
 * A dragged tile returns, because its position would be undefined. Without a 3D board there is nothing to
 * toggle.
 */
const toggleFlatBoard = (state: AppState): AppState =>
  state.sceneFailure === null
    ? { ...withSettings(state, { isBoardFlat: !state.settings.isBoardFlat }), drag: null }
    : { ...state, notice: state.sceneFailure };

/** Does not open over a form, behind which its commands would act. */
function togglePalette(state: AppState): AppState {
  if (isFormOpen(state) || state.dialogs.includes('export')) return state;
  return {
    ...closePage(state),
    dialogs: toggled(without(state.dialogs, 'keys', 'about', 'glossary'), 'palette'),
    menu: null,
  };
}

const recentAfter = (recent: readonly string[], id: string): readonly string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, MOST_RECENT_COMMANDS);

const openSidePanel = (state: AppState): AppState =>
  state.settings.isSidePanelOpen ? state : withSettings(state, { isSidePanelOpen: true });

/** Keys no longer act on a zone that the page takes the place of. */
function showTab(state: AppState, sideTab: SideTab): AppState {
  const shown = { ...state, sideTab };
  const isLost = isBoardCovered(shown) && state.zone !== null && BESIDE_BOARD.includes(state.zone);
  return isLost ? { ...shown, zone: null } : shown;
}

/** In the room that is shown already, only the panel opens. */
const enterRoom = (state: AppState, room: Room): AppState =>
  roomOf(state.sideTab) === room
    ? openSidePanel(state)
    : showTab(openSidePanel(state), tabOnEntering(room, state.roomTabs));

/** Each room keeps its page until it is entered again. */
export const keepRoomTab = (before: AppState, after: AppState): AppState =>
  before.sideTab === after.sideTab
    ? after
    : { ...after, roomTabs: { ...after.roomTabs, [roomOf(before.sideTab)]: before.sideTab } };

const OUTSIDE_PANEL: readonly Zone[] = ['board', 'timeline', 'history', 'blank', 'stageDivider'];
const isOutsidePanel = (state: AppState, zone: Zone): boolean =>
  OUTSIDE_PANEL.includes(zone) ||
  (zone === 'graph' && isGraphOnStage(state)) ||
  ((zone === 'log' || zone === 'logFilter') && state.settings.isLogOnStage);

/** Not to be seen on a page that takes the place of the board. */
const BESIDE_BOARD: readonly Zone[] = ['board', 'rack', 'game', 'timeline'];

/** From the side panel to the board's area, or back. The focus follows, if it is there. */
function toStagePlace(
  state: AppState,
  place: Partial<Pick<Settings, 'isGraphOnStage' | 'isLogOnStage'>>,
  zone: 'graph' | 'log',
): AppState {
  if (state.walk === null) return { ...state, notice: NO_WALK };
  const moved = withSettings(state, place);
  return isOutsidePanel(moved, zone) ? moved : unfold(openSidePanel({ ...moved, sideTab: 'walk' }), zone);
}
const NEEDS_WALK: readonly Zone[] = ['timeline', 'graph', 'log'];
const NO_WALK = message('walk.noWalk');

/** Closing the panel removes the focus from its zones. */
function toggleSidePanel(state: AppState): AppState {
  if (!state.settings.isSidePanelOpen) return openSidePanel(state);
  const isInPanel = state.zone !== null && !isOutsidePanel(state, state.zone);
  return { ...withSettings(state, { isSidePanelOpen: false }), zone: isInPanel ? null : state.zone };
}

/** A zone of the side panel is made visible first. */
function enterZone(state: AppState, zone: Zone): AppState {
  if (state.zone === zone) return state;
  if (zone === 'timeline' && isStructureShown(state)) return { ...state, zone };
  if (NEEDS_WALK.includes(zone) && state.walk === null) return { ...state, notice: NO_WALK };
  const sideTab = sideTabOfZone(zone, state.sideTab);
  if (isBoardCovered(state) && BESIDE_BOARD.includes(zone))
    return enterZone({ ...state, sideTab: 'moves' }, zone);
  if (isOutsidePanel(state, zone)) return { ...state, zone };
  const shown = unfold(openSidePanel(state), zone);
  return { ...shown, zone, sideTab: sideTab ?? state.sideTab };
}

const SECTION_OF_ZONE: Readonly<Partial<Record<Zone, WalkSection>>> = {
  graph: 'graph',
  log: 'events',
  logFilter: 'events',
};

function unfold(state: AppState, zone: Zone): AppState {
  const { closedSections } = state.settings;
  const section = SECTION_OF_ZONE[zone];
  if (section === undefined || !closedSections.includes(section)) return state;
  return withSettings(state, { closedSections: closedSections.filter((closed) => closed !== section) });
}

/**
 * Closes one thing per press: the topmost overlay, a watched sample, the notice, the newest failure, a word
 * query, a line of play, playback, the walk, the zone.
 */
const leaveTopmost = (state: AppState): AppState => closeTopmost(state) ?? leaveWork(state);

function leaveWork(state: AppState): AppState {
  if (state.drag !== null || state.blankChoice !== null) return { ...state, drag: null, blankChoice: null };
  if (state.simulation.watch !== null) return endWatch(state);
  if (state.typedText !== null) return { ...state, typedText: null, notice: null };
  if (state.tried !== null && state.walk === null)
    return state.question === null ? takeBack(state) : dismissQuestion(state);
  const unasked = sideTabOfZone(state.zone ?? 'board', state.sideTab) === 'words' ? giveUpWords(state) : null;
  const stopped = unasked === null ? stopGeneration(state) : null;
  if (stopped !== null) return stopped;
  if (state.notice !== null) return { ...state, notice: null };
  if (state.failures.length > 0) return { ...state, failures: state.failures.slice(0, -1) };
  if (brushInHand(state) !== null) return { ...state, boardEditor: { ...state.boardEditor, brush: null } };
  if (unasked !== null) return unasked;
  if (state.isEditing && isEditing(state)) return { ...state, isEditing: false };
  return leaveShown(state);
}

/** Closes questions of a walk, a line of play, playback, the walk, the zone, or a question. */
function leaveShown(state: AppState): AppState {
  if (isPredicting(state)) return { ...endPrediction(state), zone: 'timeline' };
  if (state.endgame.line !== null) return { ...state, endgame: { ...state.endgame, line: null } };
  if (state.walk?.isPlaying) return { ...state, walk: { ...state.walk, motion: null, isPlaying: false } };
  if (state.walk !== null) return leaveWalk(state);
  if (state.zone !== null) return { ...state, zone: null };
  return state.question === null ? state : dismissQuestion(state);
}
