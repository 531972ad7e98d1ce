import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { GamesEvent } from '../../contract/review/gamesApi';
import type { ReviewEvent } from '../../contract/review/reviewApi';
import { IN_BACKGROUND } from '../engine/background';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import { windowLeaves } from '../leaves/ownLeaves';
import { presetCatalogue } from '../presetCatalogue';
import { builtInWinTablePath, openWinTableIfAny } from '../simulation/winTableStore';
import { ownLeavesDir } from '../userDataDir';
import { ReviewedGames } from './reviewedGames';
import { ReviewGroundsSource } from './reviewGrounds';
import { type ReviewSurroundings, Reviews } from './reviews';

interface Surroundings extends Pick<ReviewSurroundings, 'userData' | 'log'> {
  readonly publish: (event: ReviewEvent | GamesEvent) => void;
  /** Where the built program lies, with `review.js`. */
  readonly programDir: string;
  readonly engine: EngineSupervisor;
}

/** Reviews with the lexicons that the engine has open. */
export function startReviews({ engine, log, programDir, publish, userData }: Surroundings) {
  const leaves = windowLeaves(programDir, ownLeavesDir(userData));
  const reviews: Reviews = new Reviews({
    userData,
    log,
    publish: (event) => {
      publish(event);
      reviewedGames.note(event.status);
    },
    startThread: () => new Worker(join(programDir, 'review.js'), { name: 'review', argv: [IN_BACKGROUND] }),
    findLexicon: (id) => engine.findLexicon(id),
    grounds: new ReviewGroundsSource({
      leavesOf: ({ distribution }) => leaves(distribution),
      openWins: () => {
        const opened = openWinTableIfAny(builtInWinTablePath(programDir));
        return opened.ok ? opened.value : undefined;
      },
    }),
  });
  const reviewedGames = new ReviewedGames({ reviews, publish, catalogue: presetCatalogue });
  return { reviews, reviewedGames };
}
