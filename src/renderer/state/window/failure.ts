import type { Message } from '../../../core/message';
import type { ReadableTurns } from '../../../core/notation/gcg/readableTurns';

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
  /** The other wrong lines of a game record. */
  readonly others?: readonly Message[];
  /** The turns before the wrong line, which can be opened instead. */
  readonly beginning?: GameBeginning;
}

export interface GameBeginning extends ReadableTurns {
  /** Name of the file; null if it was pasted. */
  readonly name: string | null;
}

export type FailureAction =
  /** Replaces an earlier one of the same kind. */
  | ({ readonly type: 'failure-raised' } & Failure)
  /** The user has dismissed it, or it has been resolved. */
  | { readonly type: 'failure-cleared'; readonly kind: FailureKind };

/** What can be opened instead of a game with a wrong line; null if there is nothing. */
export const beginningToOpen = (failures: readonly Failure[]): GameBeginning | null =>
  failures.find(({ kind }) => kind === 'open')?.beginning ?? null;

/** Newest last. */
export function failuresAfter(failures: readonly Failure[], action: FailureAction): readonly Failure[] {
  const { kind } = action;
  const others = failures.filter((failure) => failure.kind !== kind);
  if (action.type === 'failure-cleared') return others;
  const { type: _, ...raised } = action;
  // A repeated message keeps its place, so that it is not read aloud again.
  const isKnown = failures.some((failure) => failure.kind === kind && failure.message === raised.message);
  return isKnown ? failures : [...others, raised];
}
