import type { CrossChecksAnswer } from '../../contract/structuresApi';
import type { Setup } from '../../core/board/setup';
import type { Square } from '../../core/board/square';
import type { AppState } from './appState';

/** The view that writes on each empty square which letters may be played there. */
export interface CrossCheckState {
  readonly isShown: boolean;
  /** The latest answer; of another setup than the present one while a newer is on its way. */
  readonly latest: { readonly setup: Setup; readonly answer: CrossChecksAnswer } | null;
  readonly failure: { readonly setup: Setup; readonly message: string } | null;
  /** Under the pointer, while the view is shown. */
  readonly pointed: Square | null;
}

export const NO_CROSS_CHECKS: CrossCheckState = {
  isShown: false,
  latest: null,
  failure: null,
  pointed: null,
};

export type CrossCheckAction =
  | { readonly type: 'cross-checks-toggled' }
  | {
      readonly type: 'cross-checks-loaded';
      readonly setup: Setup;
      readonly answer: CrossChecksAnswer;
    }
  | { readonly type: 'cross-checks-failed'; readonly setup: Setup; readonly message: string }
  | { readonly type: 'square-pointed'; readonly square: Square | null };

/** The setup that cross-checks must be asked for now; null while there is nothing to do. */
export function setupToCheck({ crossChecks, engine, lexicon, setup }: AppState): Setup | null {
  if (!crossChecks.isShown || lexicon.kind !== 'open' || engine.kind !== 'ready') return null;
  if (crossChecks.failure?.setup === setup) return null;
  return crossChecks.latest?.setup === setup ? null : setup;
}

/** The cross-checks of the present setup, while they are to be shown. */
export function shownCrossChecks({ crossChecks, setup }: AppState): CrossChecksAnswer | null {
  return crossChecks.isShown && crossChecks.latest?.setup === setup ? crossChecks.latest.answer : null;
}
