import { tilesLeft } from '../../alphabet/tileCounts';
import type { Position } from '../../board/position';
import { FIRST_PROGRESS } from '../../game/progress';
import type { TurnRules } from '../../game/turnRules';
import { LARGEST_TABLED_RACK } from '../../movegen/bestMove/moveWorth';
import { equityEvaluator } from '../leaves/equityEvaluator';
import { kindCounts, LeaveShape } from '../leaves/leaveShape';
import { LeaveTable } from '../leaves/leaveTable';
import type { PlayerView } from '../playerView';

/** What the turns of a position are worth beside their score, as far as that hangs on the tiles kept. */
export interface PositionWorth {
  /** In thousandths of a point, by the mask of the tiles kept: bit n stands for the nth tile of the rack. */
  readonly kept: Int32Array;
  readonly bagCount: number;
}

/**
 * Judges a position whose game need not be known. The other player is taken to hold a full rack, or all that
 * is left. Undefined where that cannot be told: of a rack without a table, or without leaves as long as there
 * are tiles to draw.
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

/** Nobody looks into it: with an empty bag no leave has a value. */
const noLeaves = ({ rules }: Position): LeaveTable =>
  new LeaveTable(new LeaveShape(kindCounts(rules.distribution), 0));

/** What the player on turn knows who has seen nothing of the game but this position. */
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
