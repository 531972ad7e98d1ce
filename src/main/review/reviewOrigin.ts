import { isDeepStrictEqual } from 'node:util';
import { version as program } from '../../../package.json';
import {
  type KeptReview,
  type ReviewOrigin,
  STALE_REASONS,
  type StaleReason,
} from '../../contract/review/reviewApi';
import type { ReviewTask } from './reviewApi';

/** What a review would be made with now. */
export const originOf = ({
  grounds: { leaves, wins },
  lexicon,
  settings,
}: Pick<ReviewTask, 'grounds' | 'lexicon' | 'settings'>): ReviewOrigin => ({
  program,
  lexicon,
  leaves: leaves?.mark ?? null,
  wins: wins?.mark ?? null,
  settings,
});

/** In what a kept review is not the one that would be made now; with none it is gone on with. */
export function staleReasons(kept: KeptReview, game: string, now: ReviewOrigin): readonly StaleReason[] {
  const { origin } = kept;
  // The name of a lexicon does not matter: its id says which words it has.
  const isSame: Readonly<Record<StaleReason, boolean>> = {
    game: kept.game === game,
    lexicon: origin.lexicon.id === now.lexicon.id,
    leaves: origin.leaves?.id === now.leaves?.id,
    wins: origin.wins?.id === now.wins?.id,
    settings: isDeepStrictEqual(origin.settings, now.settings),
    version: origin.program === now.program,
  };
  return STALE_REASONS.filter((reason) => !isSame[reason]);
}
