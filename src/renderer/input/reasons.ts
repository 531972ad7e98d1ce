import { message } from '../../core/message';
import type { AppState } from '../state/appState';
import { isStructureShown } from '../state/window/sideTab';
import type { WhyNot } from './command';

/** The reason, unless the condition holds. */
export const unless =
  (test: (state: AppState) => boolean, key: string): WhyNot =>
  (state) =>
    test(state) ? null : message(key);

/** For a command that is always available in a list that is not. */
export const ALWAYS: WhyNot = () => null;

export const noCandidates = unless(
  ({ candidates, setup }) => candidates?.setup === setup && candidates.total > 0,
  'impossible.noCandidates',
);
export const noGame = unless(({ game }) => game !== null, 'impossible.noGame');
export const noWalk = unless(({ walk }) => walk !== null, 'impossible.noWalk');
export const noTimeline = unless(
  (state) => state.walk !== null || isStructureShown(state),
  'impossible.noWalk',
);
export const nothingTried = unless(({ tried }) => tried !== null, 'impossible.nothingTried');
export const noPlay = unless(({ play }) => play !== null, 'play.noGame');
