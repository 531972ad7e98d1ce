import type { Message } from '../../../core/message';
/** What can fail; there is one message for each kind. */
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

/** One sentence about something that could not be done. It stays until it is dismissed or holds no longer. */
export interface Failure {
  readonly kind: FailureKind;
  readonly message: Message;
}

export type FailureAction =
  /** Takes the place of an earlier one of the same kind. */
  | { readonly type: 'failure-raised'; readonly kind: FailureKind; readonly message: Message }
  /** The person has read it, or what failed was done at last. */
  | { readonly type: 'failure-cleared'; readonly kind: FailureKind };

/** The newest is the last. */
export function failuresAfter(failures: readonly Failure[], action: FailureAction): readonly Failure[] {
  const { kind } = action;
  const others = failures.filter((failure) => failure.kind !== kind);
  if (action.type === 'failure-cleared') return others;
  const { message } = action;
  // Said already: it keeps its place, so that it is not read aloud once more.
  const isKnown = failures.some((failure) => failure.kind === kind && failure.message === message);
  return isKnown ? failures : [...others, { kind, message }];
}
