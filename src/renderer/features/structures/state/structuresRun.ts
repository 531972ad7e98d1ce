import type { StructuresReport } from '../../../../contract/lexicon/structuresApi';
import type { Setup } from '../../../../core/board/setup';
import type { Message } from '../../../../core/message';

/** The subject of a comparison. */
export interface ComparisonSubject {
  readonly setup: Setup;
  /** Identity and name of the lexicon. */
  readonly lexicon: { readonly id: string; readonly name: string };
}

export interface StructuresRun {
  readonly subject: ComparisonSubject;
  /** The step in progress. */
  readonly step: Message;
  /** 0 … 1, for the whole report. */
  readonly fraction: number;
  /** The results so far. */
  readonly report: StructuresReport;
}

export interface StructuresState {
  readonly run: StructuresRun | null;
  /** The last completed comparison. */
  readonly latest: { readonly subject: ComparisonSubject; readonly report: StructuresReport } | null;
  /** Why the last one failed. */
  readonly failure: Message | null;
}

export const NO_COMPARISON: StructuresState = { run: null, latest: null, failure: null };

export type StructuresAction =
  | { readonly type: 'structures-started'; readonly subject: ComparisonSubject }
  | { readonly type: 'structures-finished'; readonly report: StructuresReport }
  /** Null if it was cancelled. */
  | { readonly type: 'structures-failed'; readonly message: Message | null };
