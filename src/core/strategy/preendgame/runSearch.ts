import type { JobRunner } from './jobRunner';
import type { HandedOut, PreendgameSearch } from './preendgameSearch';

/**
 * Runs the jobs of a search on this thread until all are done, the time is over, or it is enough. Returns
 * whether it was enough.
 *
 * @param left milliseconds
 * @param isEnough asked after each job
 */
export function runSearch(
  search: PreendgameSearch,
  runner: JobRunner,
  left: () => number,
  isEnough: (done: HandedOut) => boolean = () => false,
): boolean {
  for (let handed = search.next(); handed !== undefined; handed = search.next()) {
    const rest = left();
    if (rest <= 0) return false;
    const milliseconds = Math.min(handed.job.milliseconds, rest);
    search.note(handed, runner.run({ ...handed.job, milliseconds }));
    if (isEnough(handed)) return true;
  }
  return false;
}
