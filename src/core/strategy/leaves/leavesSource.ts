import type { TileDistribution } from '../../alphabet/tileDistribution';
import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import type { AgentPlan } from '../agentId';
import { kindCounts } from './leaveShape';
import type { FiledLeaves } from './leavesFile';
import type { LeaveTable } from './leaveTable';

/** Leaves to play by, and how they came to be. */
export type KnownLeaves = Pick<FiledLeaves, 'origin' | 'table'>;

/** What leaves of a tile set are worth, or why that is not known. */
export type LeavesSource = (distribution: TileDistribution) => Result<KnownLeaves, Message>;

/** Of a program that has no leaves. */
export const NO_LEAVES: LeavesSource = ({ name }) => fail(message('leaves.none', { tiles: name }));

/** The leaves that an agent needs; undefined for one that needs none. */
export function leavesForAgent(
  plan: AgentPlan,
  distribution: TileDistribution,
  source: LeavesSource,
): Result<LeaveTable | undefined, Message> {
  const { kind } = plan.kind === 'level' ? plan.of : plan;
  if (kind !== 'equity' && kind !== 'simulate') return ok(undefined);
  const leaves = source(distribution);
  return leaves.ok ? ok(leaves.value.table) : leaves;
}

/** Whether two sets have the same tiles. Their points do not matter: they are in the values of leaves. */
export function hasSameTiles(one: TileDistribution, other: TileDistribution): boolean {
  const [ones, others] = [kindCounts(one), kindCounts(other)];
  return (
    ones.length === others.length &&
    ones.every((count, kind) => count === others[kind]) &&
    one.letters.every(({ glyph }, index) => glyph === other.letters[index]?.glyph)
  );
}
