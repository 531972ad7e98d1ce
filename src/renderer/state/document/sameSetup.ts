import type { Rules } from '../../../core/board/rules';
import type { Setup } from '../../../core/board/setup';

/** Whether two setups are the same position under the same rules. */
export const isSameSetup = (one: Setup, other: Setup): boolean =>
  one === other ||
  (isSameRow(one.tiles, other.tiles) &&
    isSameRow(one.rack, other.rack) &&
    isSameRules(one.rules, other.rules));

const isSameRow = (one: readonly number[], other: readonly number[]): boolean =>
  one === other || (one.length === other.length && one.every((tile, index) => tile === other[index]));

/** Rules are compared often, and usually with the same ones as before. */
const comparedRules = new WeakMap<Rules, { readonly other: Rules; readonly isSame: boolean }>();

function isSameRules(one: Rules, other: Rules): boolean {
  if (one === other) return true;
  const known = comparedRules.get(one);
  if (known?.other === other) return known.isSame;
  const isSame = JSON.stringify(one) === JSON.stringify(other);
  comparedRules.set(one, { other, isSame });
  return isSame;
}
