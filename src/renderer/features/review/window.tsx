import type { FeatureWindow } from '../featureWindow';
import { ReviewPage } from './panel/reviewPage';
import { startReviewSession } from './session/reviewSession';

export const reviewWindow = {
  pages: {
    review: { icon: 'M2.5 13.5h11M2.5 10.5 6 7l3 2.5 4.5-6M10.5 3.5h3v3', Page: ReviewPage },
  },
  start: startReviewSession,
} satisfies FeatureWindow;
