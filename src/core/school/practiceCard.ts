import { BANDED_KINDS, BANDS, type Band, type ExerciseKind } from './exercise';

/**
 * When a kind of exercise of one difficulty comes back, as FSRS counts. It comes back as a new instance: the
 * skill is practised, while the answer to an old one would only be remembered. Times in ms since 1970.
 */
export interface PracticeCard {
  readonly dueMs: number;
  readonly lastMs: number;
  /** Days until nine of ten such exercises are still answered rightly. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  /** Days from the last time to the next. */
  readonly days: number;
  /** Place among the short steps of the first day. */
  readonly step: number;
  readonly reps: number;
  readonly lapses: number;
  /** New, learning, review, relearning. */
  readonly state: number;
}

export interface Practised {
  readonly kind: ExerciseKind;
  readonly band: Band;
  /** Id of a mistake, which comes back itself. */
  readonly mistake?: string;
}

/** By `cardId`. */
export type PracticeCards = Readonly<Record<string, PracticeCard>>;

export const cardId = ({ band, kind, mistake }: Practised): string => `${kind}/${mistake ?? band}`;

const MADE: readonly Practised[] = BANDED_KINDS.flatMap((kind) => BANDS.map((band) => ({ kind, band })));

/** Exercises due before the end of the day, earliest first. @param mistakes ids of those that are kept */
export function dueToday(
  cards: PracticeCards,
  nowMs: number,
  mistakes: readonly string[] = [],
): readonly Practised[] {
  const endMs = new Date(nowMs).setHours(24, 0, 0, 0);
  const dueMs = (of: Practised) => cards[cardId(of)]?.dueMs ?? Number.POSITIVE_INFINITY;
  const kept = mistakes.map((mistake) => ({ kind: 'mistake', band: 1, mistake }) as const);
  return [...MADE, ...kept]
    .filter((of) => dueMs(of) < endMs)
    .toSorted((one, other) => dueMs(one) - dueMs(other));
}
