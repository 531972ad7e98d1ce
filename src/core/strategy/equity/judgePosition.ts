import { tilesLeft } from '../../alphabet/tileCounts';
import type { Position } from '../../board/position';
import { FIRST_PROGRESS } from '../../game/progress';
import type { TurnRules } from '../../game/turnRules';
import { LARGEST_TABLED_RACK } from '../../movegen/bestMove/moveWorth';
import { equityEvaluator } from '../leaves/equityEvaluator';
import { kindCounts, LeaveShape } from '../leaves/leaveShape';
import { LeaveTable } from '../leaves/leaveTable';
import type { PlayerView } from '../playerView';

/** Worth of a position's turns beside their score, as far as it depends on the tiles kept. */
export interface PositionWorth {
  /** In thousandths of a point, by the mask of the tiles kept: bit n stands for the nth tile of the rack. */
  readonly kept: Int32Array;
  readonly bagCount: number;
}

/**
 * Evaluates a position without knowledge of its game. The other player is assumed to hold a full rack, or all
 * remaining tiles. Undefined if that is impossible: for a rack without a table, or without leaves as long as
 * there are tiles to draw.
 */
export function judgePosition(
  position: Position,
  turnRules: TurnRules,
  leaves: LeaveTable | undefined,
): PositionWorth | undefined {
  const view = viewOfStranger(position, turnRules);
  const { bagCount } = view;
  if (position.rack.length > LARGEST_TABLED_RACK || (bagCount > 0 && leaves === undefined)) return undefined;
  const { kept } = equityEvaluator(leaves ?? noLeaves(position))(view);
  return kept && { kept, bagCount };
}

/** Never read: with an empty bag, leaves have no value. */
const noLeaves = ({ rules }: Position): LeaveTable =>
  new LeaveTable(new LeaveShape(kindCounts(rules.distribution), 0));

/** The view of a player on turn who has seen nothing of the game but this position. */
export function viewOfStranger(position: Position, turnRules: TurnRules): PlayerView {
  const { rack, rules, tiles } = position;
  const unseenCount = tilesLeft(rules.distribution, [...tiles, ...rack]).length;
  const held = Math.min(rules.rackSize, unseenCount);
  return {
    player: 0,
    position,
    turnRules,
    scores: [0, 0],
    rackCounts: [rack.length, held],
    bagCount: unseenCount - held,
    unseenCount,
    progress: FIRST_PROGRESS,
    history: [],
  };
}
