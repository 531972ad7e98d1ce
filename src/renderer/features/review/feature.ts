import type { Feature } from '../feature';
import { reviewCommands } from './input/reviewCommands';
import { gamesAdvanced } from './state/gamesInReview';
import { REVIEW_ACTIONS, reviewAdvanced } from './state/reduceReview';

export const review = {
  handlers: REVIEW_ACTIONS,
  events: { 'review-progress': reviewAdvanced, 'games-progress': gamesAdvanced },
  commands: reviewCommands,
} satisfies Feature;
