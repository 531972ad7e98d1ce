import type { Message } from '../../../../core/message';
import type { Decision, WalkQuestion } from '../../../../core/school/decision';
import type { WalkRun } from '../../../state/walk/walk';

/** What a walk can be asked to ask about, and the decisions that this is. */
export const PREDICTED = {
  letter: ['place', 'pass'],
  deadEnd: ['blocked', 'back'],
  separator: ['separator'],
  word: ['word'],
} as const satisfies Readonly<Record<string, readonly Decision['kind'][]>>;
export type PredictedKind = keyof typeof PREDICTED;
export const PREDICTED_KINDS: readonly PredictedKind[] = ['letter', 'deadEnd', 'separator', 'word'];

/** A walk that asks what it does next, instead of showing it. */
export interface Prediction {
  /** Empty while it does not ask. */
  readonly kinds: readonly PredictedKind[];
  /** The walk that is cut, and where it may be followed to. */
  readonly run: WalkRun | null;
  /** Null while the walk goes on. */
  readonly question: (WalkQuestion & { readonly askedAtMs: number }) | null;
  /** The answer given last. */
  readonly last: { readonly isRight: boolean; readonly reason: Message } | null;
  /** The step up to which answers have been counted. */
  readonly countedTo: number;
}

export const NO_PREDICTION: Prediction = { kinds: [], run: null, question: null, last: null, countedTo: 0 };

export type PredictionAction =
  | { readonly type: 'prediction-kind-toggled'; readonly kind: PredictedKind }
  /** With one of the options, or null for an answer that is none of them. */
  | { readonly type: 'prediction-answered'; readonly option: number | null };
