import type { EquityBasis, RackWorth } from '../contract/candidates/candidatesApi';
import type { Position } from '../core/board/position';
import { entryAt } from '../core/certain';
import type { TurnRules } from '../core/game/turnRules';
import { message } from '../core/message';
import { LARGEST_TABLED_RACK } from '../core/movegen/bestMove/moveWorth';
import { judgePosition, type PositionWorth } from '../core/strategy/equity/judgePosition';
import type { LeavesSource } from '../core/strategy/leaves/leavesSource';

interface JudgedRack {
  readonly basis: EquityBasis;
  readonly rackWorth: RackWorth | null;
  readonly worth: PositionWorth | undefined;
}

/** Worth of keeping the tiles of the rack, and its source. */
export function judgeRack(position: Position, turnRules: TurnRules, source: LeavesSource): JudgedRack {
  const { distribution } = position.rules;
  const leaves = source(distribution);
  const worth = judgePosition(position, turnRules, leaves.ok ? leaves.value.table : undefined);
  if (worth === undefined) {
    const most = String(LARGEST_TABLED_RACK);
    const reason = leaves.ok ? message('strategy.largeRack', { most }) : leaves.error;
    return { basis: { kind: 'none', reason }, rackWorth: null, worth };
  }
  if (worth.bagCount === 0 || !leaves.ok) return { basis: { kind: 'settlement' }, rackWorth: null, worth };
  const { origin } = leaves.value;
  return { basis: { kind: 'leaves', origin }, rackWorth: rackWorthOf(position.rack.length, worth), worth };
}

function rackWorthOf(length: number, { kept }: PositionWorth): RackWorth {
  const places = Array.from({ length }, (_, place) => place);
  return {
    singles: places.map((place) => entryAt(kept, 1 << place)),
    pairs: places.map((one) =>
      places.map((other) => (one === other ? 0 : entryAt(kept, (1 << one) | (1 << other)))),
    ),
  };
}
