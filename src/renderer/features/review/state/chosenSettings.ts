import type { ReviewChoice } from '../../../../contract/window/settings';
import { type ReviewSettings, USUAL_SETTINGS } from '../../../../core/strategy/review/reviewSettings';

/** Review settings for the user's choice. */
export function chosenSettings({
  judging,
  plies,
  preEndgameSeconds,
  samples,
  seconds,
}: ReviewChoice): ReviewSettings {
  const usual = { ...USUAL_SETTINGS, preEndgameSeconds };
  switch (judging) {
    case 'equity':
      return usual;
    case 'samples':
      return { ...usual, simulation: { plies, samples, seconds: null } };
    case 'seconds':
      return {
        ...usual,
        simulation: { plies, samples: null, seconds },
        endgameSeconds: Math.max(USUAL_SETTINGS.endgameSeconds, seconds),
      };
  }
}
