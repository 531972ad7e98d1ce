import type { TileDistribution } from '../../alphabet/tileDistribution';
import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import type { AgentPlan } from '../agentId';
import { kindCounts } from './leaveShape';
import type { FiledLeaves } from './leavesFile';
import type { LeaveTable } from './leaveTable';

/** Leaves for play, and their origin. */
export type KnownLeaves = Pick<FiledLeaves, 'origin' | 'table'>;

/** Provides the leaves of a tile set, or why there are none. */
export type LeavesSource = (distribution: TileDistribution) => Result<KnownLeaves, Message>;

/** A source without leaves. */
export const NO_LEAVES: LeavesSource = ({ name }) => fail(message('leaves.none', { tiles: name }));

/** Whether an agent plays by leaves. */
export function needsLeaves(plan: AgentPlan): boolean {
  const { kind } = plan.kind === 'level' ? plan.of : plan;
  return kind === 'equity' || kind === 'simulate';
}

/** The leaves that an agent needs; undefined if it needs none. */
export function leavesForAgent(
  plan: AgentPlan,
  distribution: TileDistribution,
  source: LeavesSource,
): Result<LeaveTable | undefined, Message> {
  if (!needsLeaves(plan)) return ok(undefined);
  const leaves = source(distribution);
  return leaves.ok ? ok(leaves.value.table) : leaves;
}

/** Whether two sets have the same tiles. Their points do not matter: leave values include them. */
export function hasSameTiles(one: TileDistribution, other: TileDistribution): boolean {
  const [ones, others] = [kindCounts(one), kindCounts(other)];
  return (
    ones.length === others.length &&
    ones.every((count, kind) => count === others[kind]) &&
    one.letters.every(({ glyph }, index) => glyph === other.letters[index]?.glyph)
  );
}
