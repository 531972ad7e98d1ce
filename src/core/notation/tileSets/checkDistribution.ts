import type { TileDistribution } from '../../alphabet/tileDistribution';
import { CLASSIC_RULES } from '../../board/rules';
import type { Message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { checkPlayable } from '../positions/checkPlayable';

/** The tile set, or the first reason why it cannot be used: more than 32 letters, a duplicate letter, … */
export function checkDistribution(distribution: TileDistribution): Result<TileDistribution, Message> {
  const problem = checkPlayable({ ...CLASSIC_RULES, distribution });
  return problem === undefined ? ok(distribution) : fail(problem);
}
