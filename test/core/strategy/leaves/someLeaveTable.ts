import type { Rules } from '../../../../src/core/board/rules';
import { createRandom } from '../../../../src/core/game/random';
import { censusShapes } from '../../../../src/core/strategy/leaves/census/census';
import { LeaveTable } from '../../../../src/core/strategy/leaves/leaveTable';

/** Values that follow from the seed: many of them alike, so that the order of equals matters. */
export function someLeaveTable(rules: Rules, seed = 1): LeaveTable {
  const table = new LeaveTable(censusShapes(rules).leaves);
  const random = createRandom(seed);
  for (let index = 1; index < table.values.length; index++)
    table.values[index] = Math.round(random() * 60 - 20) / 2;
  return table;
}
