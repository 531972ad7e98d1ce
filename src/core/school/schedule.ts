import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import type { PracticeCard } from './practiceCard';

/** Without a card, a right answer is known already. */
const ratingOf = (card: PracticeCard | null, isRight: boolean) => {
  if (!isRight) return Rating.Again;
  return card === null ? Rating.Easy : Rating.Good;
};

const scheduler = fsrs({ enable_fuzz: false });

/** The card after the first try at an exercise. @param card null for a new one */
export function schedule(card: PracticeCard | null, isRight: boolean, nowMs: number): PracticeCard {
  const before =
    card === null
      ? createEmptyCard(new Date(nowMs))
      : {
          due: new Date(card.dueMs),
          last_review: new Date(card.lastMs),
          stability: card.stability,
          difficulty: card.difficulty,
          elapsed_days: 0,
          scheduled_days: card.days,
          learning_steps: card.step,
          reps: card.reps,
          lapses: card.lapses,
          state: card.state,
        };
  const next = scheduler.next(before, new Date(nowMs), ratingOf(card, isRight)).card;
  return {
    dueMs: next.due.getTime(),
    lastMs: nowMs,
    stability: next.stability,
    difficulty: next.difficulty,
    days: next.scheduled_days,
    step: next.learning_steps,
    reps: next.reps,
    lapses: next.lapses,
    state: next.state,
  };
}
