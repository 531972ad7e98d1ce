import type { JobRunner } from '../../../../src/core/strategy/preendgame/jobRunner';
import type { Preendgame } from '../../../../src/core/strategy/preendgame/preendgame';
import {
  PreendgameSearch,
  type SearchOptions,
} from '../../../../src/core/strategy/preendgame/preendgameSearch';

/** Does the jobs of a search here and now, one after the other, on a clock that stands still. */
export function searchHere(
  preendgame: Preendgame,
  runner: JobRunner,
  options: SearchOptions,
): PreendgameSearch {
  const search = new PreendgameSearch(preendgame, options);
  for (let handed = search.next(); handed !== undefined; handed = search.next())
    search.note(handed, runner.run(handed.job));
  return search;
}
