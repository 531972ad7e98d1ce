import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ThreadData } from '../engine/threadData';
import { builtInLeavesPath } from '../leaves/builtInLeaves';
import { builtInWinTablePath } from '../simulation/winTableStore';
import { lexiconCacheDir, ownLeavesDir } from '../userDataDir';
import type { CommandDeps } from './movesCommand';

/** What commands need of the program in `programDir`, with the user's files in `userData`. */
export function depsOf(programDir: string, userData: string): CommandDeps {
  const cacheDir = lexiconCacheDir(userData);
  const thread = (name: string, file: string, workerData?: unknown) => () =>
    new Worker(join(programDir, file), { name, workerData });
  return {
    windowPath: join(programDir, 'index.js'),
    wordListPath: join(programDir, 'words.txt'),
    leavesPath: builtInLeavesPath(programDir),
    ownLeavesDir: ownLeavesDir(userData),
    cacheDir,
    winTablePath: builtInWinTablePath(programDir),
    print: (output) => void process.stdout.write(output),
    warn: (message) => void process.stderr.write(`tilewright: ${message}\n`),
    startGames: thread('games', 'tournament.js', { cacheDir } satisfies ThreadData),
    startCensus: thread('census', 'leaves.js'),
    startEndgames: (task) => thread('endgames', 'endgame.js', task)(),
    startPreendgame: thread('preendgame', 'preendgame.js'),
    startReview: thread('review', 'review.js'),
    startSimulation: thread('simulation', 'simulation.js'),
    startSwings: thread('swings', 'swings.js'),
  };
}
