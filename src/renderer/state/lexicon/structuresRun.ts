import type { StructuresReport } from '../../../contract/lexicon/structuresApi';
import type { Setup } from '../../../core/board/setup';
import type { Message } from '../../../core/message';

/** What a comparison was made of. */
export interface ComparisonSubject {
  readonly setup: Setup;
  /** Identity and name of the lexicon. */
  readonly lexicon: { readonly id: string; readonly name: string };
}

export interface StructuresRun {
  readonly subject: ComparisonSubject;
  /** What is being built or run. */
  readonly step: Message;
  /** 0 … 1, of the whole. */
  readonly fraction: number;
  /** As far as it is known. */
  readonly report: StructuresReport;
}

export interface StructuresState {
  readonly run: StructuresRun | null;
  /** The last comparison that came to its end. */
  readonly latest: { readonly subject: ComparisonSubject; readonly report: StructuresReport } | null;
  /** Why the last one did not. */
  readonly failure: Message | null;
}

export const NO_COMPARISON: StructuresState = { run: null, latest: null, failure: null };

export type StructuresAction =
  | { readonly type: 'structures-started'; readonly subject: ComparisonSubject }
  | { readonly type: 'structures-finished'; readonly report: StructuresReport }
  /** Null: it was cancelled. */
  | { readonly type: 'structures-failed'; readonly message: Message | null };
