import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { IN_BACKGROUND } from '../engine/background';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import { ownLeavesDir, windowLeaves } from '../leaves/ownLeaves';
import { builtInWinTablePath, openWinTableIfAny } from '../simulation/winTableStore';
import { ReviewGroundsSource } from './reviewGrounds';
import { type ReviewSurroundings, Reviews } from './reviews';

interface Surroundings extends Pick<ReviewSurroundings, 'publish' | 'userData'> {
  /** Where the built program lies, with `review.js`. */
  readonly programDir: string;
  readonly engine: EngineSupervisor;
}

/** Reviews with the lexicons that the engine has open. */
export function startReviews({ engine, programDir, publish, userData }: Surroundings): Reviews {
  const leaves = windowLeaves(programDir, ownLeavesDir(userData));
  return new Reviews({
    userData,
    publish,
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
}
