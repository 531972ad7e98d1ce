import type { KeptLexicon, LexiconInfo, RecentLexicon } from '../../../contract/lexicon/lexiconApi';
import type { RequestError } from '../../../contract/requests/requestError';
import type { BuildStage } from '../../../core/lexicon/build/buildMonitor';
import type { Message } from '../../../core/message';
import { ok, type Result } from '../../../core/result';

/** Another lexicon being opened. The current one stays in use until then. */
export interface LexiconOpening {
  readonly name: string;
  /** Null before the build has begun. */
  readonly stage: BuildStage | null;
  /** 0 … 1 */
  readonly fraction: number;
}

/** Information about lexicons besides the one in use. */
export interface LexiconShelf {
  readonly opening: LexiconOpening | null;
  /** Why the last file to be opened is not in use; one sentence. */
  readonly failure: Message | null;
  /** Opened files, most recent first. */
  readonly recents: readonly RecentLexicon[];
  /** Last known entries of the cache, or why they are unknown. */
  readonly kept: Result<readonly KeptLexicon[], Message>;
  readonly isPanelOpen: boolean;
  /** Number of files being dragged over the window. */
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
  /** Requests that another lexicon replace the one in use. */
  | { readonly type: 'lexicon-switch-requested'; readonly name: string }
  | { readonly type: 'lexicon-refused'; readonly message: Message }
  | { readonly type: 'recent-lexicons-loaded'; readonly recents: readonly RecentLexicon[] }
  | { readonly type: 'kept-lexicons-loaded'; readonly kept: LexiconShelf['kept'] }
  | { readonly type: 'lexicon-panel-toggled' }
  | { readonly type: 'files-dragged'; readonly count: number };
