import type { TileDistribution } from '../alphabet/tileDistribution';
import { checkRules } from '../board/checkRules';
import { CLASSIC_RULES } from '../board/rules';
import { fail, ok, type Result } from '../result';

/** The tile set, or the first thing that makes it unplayable: more than 32 letters, a letter twice, … */
export function checkDistribution(distribution: TileDistribution): Result<TileDistribution, string> {
  const [problem] = checkRules({ ...CLASSIC_RULES, distribution });
  return problem === undefined ? ok(distribution) : fail(problem.message);
}
