import type { Settings, WalkSection } from '../../../contract/settings';
import type { WindowAction } from '../action';
import type { AppState } from '../appState';
import { stopGeneration } from '../candidates/reduceEngine';
import { sortedBy } from '../candidates/reduceFilter';
import { brushInHand } from '../design/boardEditor';
import { reduceLexicon } from '../lexicon/reduceLexicon';
import { giveUpWords } from '../lexicon/reduceWords';
import { closeWalk, dismissQuestion } from '../walk/reduceWalk';
import { moveDivider } from './dividers';
import { failuresAfter } from './failure';
import { sideTabAfter, sideTabOfZone } from './sideTab';
import { nextTextZoom } from './textZoom';
import { typingZone, type Zone } from './zone';

/** Zones, overlays, settings, notices and failures. */
export function reduceWindow(state: AppState, action: WindowAction): AppState {
  switch (action.type) {
    case 'zone-entered':
      return enterZone(state, action.zone);
    case 'zone-left':
      return state.zone === null ? state : { ...state, zone: null };
    case 'settings-loaded':
      return sortedBy(
        {
          ...state,
          settings: action.settings,
          zone: state.zone === 'rack' ? typingZone(action.settings) : state.zone,
        },
        action.settings.candidateSort,
      );
    case 'settings-changed':
      return withSettings(state, action.change);
    case 'side-tab-chosen':
      return { ...openSidePanel(state), sideTab: action.tab };
    case 'side-tab-stepped':
      return { ...state, sideTab: sideTabAfter(state.sideTab, action.by) };
    case 'side-panel-toggled':
      return toggleSidePanel(state);
    case 'divider-moved':
      return withSettings(state, moveDivider(action.divider, action.to));
    case 'graph-place-toggled':
      return toggleStagePlace(state, 'isGraphOnStage', 'graph');
    case 'log-place-toggled':
      return toggleStagePlace(state, 'isLogOnStage', 'log');
    case 'text-zoomed':
      return withSettings(state, { textZoom: nextTextZoom(state.settings.textZoom, action.by) });
    case 'look-panel-toggled':
      return { ...state, isLookPanelOpen: !state.isLookPanelOpen };
    case 'flat-board-toggled':
      return toggleFlatBoard(state);
    case 'key-sheet-toggled':
      return { ...state, isKeySheetOpen: !state.isKeySheetOpen };
    case 'escaped':
      return leaveTopmost(state);
    case 'notice-raised':
      return { ...state, notice: action.message };
    case 'menu-opened':
      return { ...state, menu: action.menu };
    case 'menu-closed':
      return state.menu === null ? state : { ...state, menu: null };
    case 'notice-dismissed':
      return { ...state, notice: null };
    case 'failure-raised':
    case 'failure-cleared':
      return { ...state, failures: failuresAfter(state.failures, action) };
    case 'scene-failed':
      return { ...state, sceneFailure: action.message };
    case 'scene-restored':
      return state.sceneFailure === null ? state : { ...state, sceneFailure: null };
  }
}

const withSettings = (state: AppState, change: Partial<Settings>): AppState => ({
  ...state,
  settings: { ...state.settings, ...change },
});

/** A tile in the air would not know where it is: it goes back. Without a 3D board there is nothing to choose. */
const toggleFlatBoard = (state: AppState): AppState =>
  state.sceneFailure === null
    ? { ...withSettings(state, { isBoardFlat: !state.settings.isBoardFlat }), drag: null }
    : { ...state, notice: state.sceneFailure };

const openSidePanel = (state: AppState): AppState =>
  state.settings.isSidePanelOpen ? state : withSettings(state, { isSidePanelOpen: true });

const OUTSIDE_PANEL: readonly Zone[] = ['board', 'timeline', 'history', 'blank', 'stageDivider'];
const isOutsidePanel = ({ settings }: AppState, zone: Zone): boolean =>
  OUTSIDE_PANEL.includes(zone) ||
  (zone === 'graph' && settings.isGraphOnStage) ||
  ((zone === 'log' || zone === 'logFilter') && settings.isLogOnStage);

/** From the side panel to the board, or back. The focus goes along, if it is there. */
function toggleStagePlace(state: AppState, setting: 'isGraphOnStage' | 'isLogOnStage', zone: Zone): AppState {
  if (state.walk === null) return { ...state, notice: NO_WALK };
  const isOnStage = !state.settings[setting];
  const moved = withSettings(state, { [setting]: isOnStage });
  return isOnStage ? moved : unfold(openSidePanel({ ...moved, sideTab: 'walk' }), zone);
}
const NEEDS_WALK: readonly Zone[] = ['timeline', 'graph', 'log'];
const NO_WALK = 'No walk is open. Enter on a candidate opens its walk.';

/** A panel that closes takes the focus of its zones with it. */
function toggleSidePanel(state: AppState): AppState {
  if (!state.settings.isSidePanelOpen) return openSidePanel(state);
  const isInPanel = state.zone !== null && !isOutsidePanel(state, state.zone);
  return { ...withSettings(state, { isSidePanelOpen: false }), zone: isInPanel ? null : state.zone };
}

/** A zone of the side panel is brought to sight first. */
function enterZone(state: AppState, zone: Zone): AppState {
  if (state.zone === zone) return state;
  if (NEEDS_WALK.includes(zone) && state.walk === null) return { ...state, notice: NO_WALK };
  if (isOutsidePanel(state, zone)) return { ...state, zone };
  const shown = unfold(openSidePanel(state), zone);
  return { ...shown, zone, sideTab: sideTabOfZone(zone) ?? state.sideTab };
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
 * One thing for each press: the topmost overlay, the notice, the newest failure, a search for words, the zone,
 * playback, the walk.
 */
function leaveTopmost(state: AppState): AppState {
  if (state.menu !== null) return { ...state, menu: null };
  if (state.isKeySheetOpen) return { ...state, isKeySheetOpen: false };
  if (state.isExportPanelOpen) return { ...state, isExportPanelOpen: false };
  if (state.lexiconShelf.isPanelOpen) return reduceLexicon(state, { type: 'lexicon-panel-toggled' });
  if (state.history.isListOpen) return { ...state, history: { ...state.history, isListOpen: false } };
  if (state.isLookPanelOpen) return { ...state, isLookPanelOpen: false };
  if (state.drag !== null || state.blankChoice !== null) return { ...state, drag: null, blankChoice: null };
  if (state.typedText !== null) return { ...state, typedText: null, notice: null };
  const unasked = sideTabOfZone(state.zone ?? 'board') === 'words' ? giveUpWords(state) : null;
  const stopped = unasked === null ? stopGeneration(state) : null;
  if (stopped !== null) return stopped;
  if (state.notice !== null) return { ...state, notice: null };
  if (state.failures.length > 0) return { ...state, failures: state.failures.slice(0, -1) };
  if (brushInHand(state) !== null) return { ...state, boardEditor: { ...state.boardEditor, brush: null } };
  if (unasked !== null) return unasked;
  if (state.zone !== null) return { ...state, zone: null };
  if (state.walk === null) return state.question === null ? state : dismissQuestion(state);
  if (!state.walk.isPlaying) return closeWalk(state);
  return { ...state, walk: { ...state.walk, motion: null, isPlaying: false } };
}
