import type { KeptLexicon, LexiconInfo, RecentLexicon } from '../../../contract/lexicon/lexiconApi';
import type { RequestError } from '../../../contract/requests/requestError';
import type { BuildStage } from '../../../core/lexicon/build/buildMonitor';
import type { Message } from '../../../core/message';
import { ok, type Result } from '../../../core/result';

/** Another lexicon on its way. The present one stays in use until it is there. */
export interface LexiconOpening {
  readonly name: string;
  /** Null: the build has not begun. */
  readonly stage: BuildStage | null;
  /** 0 … 1 */
  readonly fraction: number;
}

/** What there is to know about lexicons besides the one in use. */
export interface LexiconShelf {
  readonly opening: LexiconOpening | null;
  /** Why the file that was last to be opened is not in use; one sentence. */
  readonly failure: Message | null;
  /** Files that were opened, the last one first. */
  readonly recents: readonly RecentLexicon[];
  /** What the cache keeps, as it was asked last; an error says why it is not known. */
  readonly kept: Result<readonly KeptLexicon[], Message>;
  readonly isPanelOpen: boolean;
  /** Files that are being dragged over the window; 0 while there are none. */
  readonly draggedFiles: number;
}

export const EMPTY_SHELF: LexiconShelf = {
  opening: null,
  failure: null,
  recents: [],
  kept: ok([]),
  isPanelOpen: false,
  draggedFiles: 0,
};

export type LexiconAction =
  | { readonly type: 'lexicon-requested' }
  | { readonly type: 'lexicon-opened'; readonly info: LexiconInfo; readonly isChosen?: boolean }
  | { readonly type: 'lexicon-failed'; readonly error: RequestError }
  /** Another lexicon is to replace the one in use. */
  | { readonly type: 'lexicon-switch-requested'; readonly name: string }
  | { readonly type: 'lexicon-refused'; readonly message: Message }
  | { readonly type: 'recent-lexicons-loaded'; readonly recents: readonly RecentLexicon[] }
  | { readonly type: 'kept-lexicons-loaded'; readonly kept: LexiconShelf['kept'] }
  | { readonly type: 'lexicon-panel-toggled' }
  | { readonly type: 'files-dragged'; readonly count: number };
