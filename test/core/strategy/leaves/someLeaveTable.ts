import type { Rules } from '../../../../src/core/board/rules';
import { createRandom } from '../../../../src/core/game/random';
import { censusShapes } from '../../../../src/core/strategy/leaves/census/census';
import { LeaveShape } from '../../../../src/core/strategy/leaves/leaveShape';
import { LeaveTable } from '../../../../src/core/strategy/leaves/leaveTable';

/** Values that follow from the seed: many of them alike, so that the order of equals matters. */
export function someLeaveTable(rules: Rules, seed = 1): LeaveTable {
  const { counts, longest } = censusShapes(rules).leaves;
  const table = new LeaveTable(new LeaveShape(counts, longest));
  const random = createRandom(seed);
  for (const index of table.shape.inDictionary().subarray(1))
    table.values[index] = Math.round(random() * 60 - 20) / 2;
  return table;
}
