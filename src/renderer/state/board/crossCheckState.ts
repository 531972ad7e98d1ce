import type { CrossChecksAnswer } from '../../../contract/lexicon/structuresApi';
import type { Setup } from '../../../core/board/setup';
import type { Square } from '../../../core/board/square';
import type { Message } from '../../../core/message';

/** The view that shows the allowed letters on each empty square. */
export interface CrossCheckState {
  readonly isShown: boolean;
  /** The latest answer; for an earlier setup while a newer one is on its way. */
  readonly latest: { readonly setup: Setup; readonly answer: CrossChecksAnswer } | null;
  readonly failure: { readonly setup: Setup; readonly message: Message } | null;
  /** The square under the pointer while the view is shown. */
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
  | { readonly type: 'cross-checks-failed'; readonly setup: Setup; readonly message: Message }
  | { readonly type: 'square-pointed'; readonly square: Square | null };
