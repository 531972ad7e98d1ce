import type { FeatureWindow } from '../featureWindow';
import { GameReview } from './panel/gameReview';
import { startReviewSession } from './session/reviewSession';

export const reviewWindow = {
  gameParts: [GameReview],
  start: startReviewSession,
} satisfies FeatureWindow;
