import type { AppState } from '../appState';
import { candidateAt } from '../candidates/candidateSet';
import { hasSameParts } from '../document/openGame';
import type { Consequence } from '../handlers';

/** Whether the card of the first start is shown: it speaks of the best play, so it needs one. */
export const isWelcomeShown = (state: AppState): boolean =>
  !state.settings.hasSeenWelcome &&
  !isElsewhere(state) &&
  state.candidates?.setup === state.setup &&
  candidateAt(state.candidates, 1) !== undefined;

/** The card does not come back. */
export const closeWelcome = (state: AppState): AppState =>
  state.settings.hasSeenWelcome ? state : { ...state, settings: { ...state.settings, hasSeenWelcome: true } };

/** Whoever has found something else to do no longer needs the card. */
export const endWelcome: Consequence<unknown> = (before, after) =>
  isElsewhere(after) || !hasSameParts(after.setup, before.setup) ? closeWelcome(after) : after;

const isElsewhere = ({ play, shownRank, walk }: AppState): boolean =>
  play !== null || walk !== null || shownRank > 1;
