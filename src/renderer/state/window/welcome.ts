import type { Candidate } from '../../../contract/candidates/candidatesApi';
import type { Action } from '../action';
import type { AppState } from '../appState';
import { candidateAt } from '../candidates/candidateSet';
import { hasSameParts } from '../document/openGame';
import type { Consequence, Handlers } from '../handlers';
import { closeWalk, playIn } from '../walk/reduceWalk';
import { openedWalk, recordingOf, walkTo } from '../walk/walk';
import type { WelcomeAction } from './welcomeState';
import { typingZone, type Zone } from './zone';

/** Duration of the walk, however many steps it has. */
const WALK_S = 11;

export const WELCOME_ACTIONS: Handlers<WelcomeAction> = {
  'welcome-begun': (state, { isStill }) => begin(state, isStill),
  'welcome-advanced': (state, _, nowMs) => advance(state, nowMs),
  'welcome-requested': (state) => ({
    ...(state.walk === null ? state : closeWalk(state)),
    ...seen(state, false),
    sideTab: 'moves',
    shownRank: 1,
    tried: null,
    dialogs: [],
    settingsPage: null,
  }),
  'welcome-closed': (state) => ({ ...closeWelcome(state), zone: state.zone ?? typingZoneOf(state) }),
};

/** Its buttons are in no zone: letters typed next are for the rack. */
const typingZoneOf = ({ settings, sideTab }: AppState): Zone => typingZone(settings.isSidePanelOpen, sideTab);

/** The candidate that it is about; undefined if there is none. */
export const welcomeCandidate = ({ candidates, setup }: AppState): Candidate | undefined =>
  candidates?.setup === setup ? candidateAt(candidates, 1) : undefined;

/** Whether it is to begin: it is about the first candidate, so it needs one. */
export const isWelcomeDue = (state: AppState): boolean =>
  !state.isEmbedded &&
  !state.settings.hasSeenWelcome &&
  state.walk === null &&
  !isElsewhere(state) &&
  welcomeCandidate(state) !== undefined;

/** It does not begin again: a walk that it has opened is closed, unless it is shown on its own page now. */
function closeWelcome(state: AppState): AppState {
  const { settings, sideTab, walk, welcome } = state;
  if (welcome === null && settings.hasSeenWelcome) return state;
  const isOpen = welcome !== null && !welcome.isStill && walk !== null && sideTab !== 'walk';
  return { ...(isOpen ? closeWalk(state) : state), ...seen(state, true), welcome: null };
}

/** Whoever has found something else to do no longer needs it. */
export const followWelcome: Consequence<Action> = (before, after, action) => {
  if (isElsewhere(after) || !hasSameParts(after.setup, before.setup)) return closeWelcome(after);
  const { walk, welcome } = after;
  if (welcome === null) return after;
  if (CHOOSING.includes(action.type)) return closeWelcome(after);
  if (welcome.isStill) return walk === null ? after : closeWelcome(after);
  if (walk === null) return closeWelcome(after);
  if (walk.progress.kind === 'failed')
    return { ...closeWalk(after), welcome: { stage: 'doors', isStill: true } };
  if (welcome.stage !== 'walk' || walk.motion !== null) return after;
  const isAtEnd = walk.step === recordingOf(walk, after.settings.walk)?.trace.length;
  return isAtEnd ? { ...after, welcome: { ...welcome, stage: 'found' } } : closeWelcome(after);
};

/** Actions of those who use the list, even if the shown candidate stays the same. */
const CHOOSING: readonly Action['type'][] = ['candidate-shown', 'candidate-stepped'];

const isElsewhere = ({ dialogs, play, settingsPage, shownRank, sideTab, tried }: AppState): boolean =>
  play !== null ||
  tried !== null ||
  shownRank > 1 ||
  sideTab !== 'moves' ||
  settingsPage !== null ||
  dialogs.length > 0;

const seen = ({ settings }: AppState, hasSeenWelcome: boolean): Pick<AppState, 'settings'> => ({
  settings: { ...settings, hasSeenWelcome },
});

function begin(state: AppState, isStill: boolean): AppState {
  const candidate = welcomeCandidate(state);
  if (candidate === undefined) return state;
  return {
    ...state,
    ...seen(state, true),
    walk: isStill ? null : openedWalk(walkTo(candidate.rank)),
    welcome: { stage: isStill ? 'doors' : 'board', isStill },
  };
}

function advance(state: AppState, nowMs: number): AppState {
  const { walk, welcome } = state;
  if (welcome === null || walk === null) return state;
  if (welcome.stage === 'found') return { ...state, welcome: { ...welcome, stage: 'doors' } };
  if (welcome.stage !== 'board') return state;
  return { ...state, walk: playIn(state, walk, WALK_S, nowMs), welcome: { ...welcome, stage: 'walk' } };
}
