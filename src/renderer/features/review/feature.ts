import type { Feature } from '../feature';
import { reviewCommands } from './input/reviewCommands';
import { gamesAdvanced } from './state/gamesInReview';
import { keepReview } from './state/openReview';
import { REVIEW_ACTIONS, reviewAdvanced } from './state/reduceReview';

export const review = {
  handlers: REVIEW_ACTIONS,
  events: { 'review-progress': reviewAdvanced, 'games-progress': gamesAdvanced },
  commands: reviewCommands,
  consequences: [keepReview],
} satisfies Feature;
