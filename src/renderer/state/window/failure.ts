import type { Message } from '../../../core/message';
/** Kinds of failure; there is one message for each kind. */
export type FailureKind =
  | 'open'
  | 'save'
  | 'export'
  | 'keep-unsaved'
  | 'restore-unsaved'
  | 'read-settings'
  | 'write-settings'
  | 'lexicon-cache'
  | 'lexicon-choice'
  | 'language'
  | 'crash';

/** One sentence about a failure. It stays until it is dismissed or resolved. */
export interface Failure {
  readonly kind: FailureKind;
  readonly message: Message;
}

export type FailureAction =
  /** Replaces an earlier one of the same kind. */
  | { readonly type: 'failure-raised'; readonly kind: FailureKind; readonly message: Message }
  /** The user has dismissed it, or it has been resolved. */
  | { readonly type: 'failure-cleared'; readonly kind: FailureKind };

/** Newest last. */
export function failuresAfter(failures: readonly Failure[], action: FailureAction): readonly Failure[] {
  const { kind } = action;
  const others = failures.filter((failure) => failure.kind !== kind);
  if (action.type === 'failure-cleared') return others;
  const { message } = action;
  // A repeated message keeps its place, so that it is not read aloud again.
  const isKnown = failures.some((failure) => failure.kind === kind && failure.message === message);
  return isKnown ? failures : [...others, { kind, message }];
}
