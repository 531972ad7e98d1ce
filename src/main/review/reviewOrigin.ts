import { isDeepStrictEqual } from 'node:util';
import { version as program } from '../../../package.json';
import {
  type KeptReview,
  type ReviewOrigin,
  STALE_REASONS,
  type StaleReason,
} from '../../contract/review/reviewApi';
import type { ReviewTask } from './reviewApi';

/** Origin of a review made now. */
export const originOf = ({
  tables: { leaves, wins },
  lexicon,
  settings,
}: Pick<ReviewTask, 'tables' | 'lexicon' | 'settings'>): ReviewOrigin => ({
  program,
  lexicon,
  leaves: leaves?.mark ?? null,
  wins: wins?.mark ?? null,
  settings,
});

/** Differences of a kept review from one made now; if there are none, it is resumed. */
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
