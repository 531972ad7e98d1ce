import type { JobRunner } from '../../../../src/core/strategy/preendgame/jobRunner';
import type { Preendgame } from '../../../../src/core/strategy/preendgame/preendgame';
import {
  PreendgameSearch,
  type SearchOptions,
} from '../../../../src/core/strategy/preendgame/preendgameSearch';
import { runSearch } from '../../../../src/core/strategy/preendgame/runSearch';

/** Does the jobs of a search here and now, one after the other, on a clock that stands still. */
export function searchHere(
  preendgame: Preendgame,
  runner: JobRunner,
  options: SearchOptions,
): PreendgameSearch {
  const search = new PreendgameSearch(preendgame, options);
  runSearch(search, runner, () => Number.POSITIVE_INFINITY);
  return search;
}
