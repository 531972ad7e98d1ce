import type { TileDistribution } from '../../alphabet/tileDistribution';
import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import type { AgentPlan } from '../agentId';
import { kindCounts } from './leaveShape';
import type { LeaveTable } from './leaveTable';

/** What leaves of a tile set are worth, or why that is not known. */
export type LeavesSource = (distribution: TileDistribution) => Result<LeaveTable, Message>;

/** Of a program that has no leaves. */
export const NO_LEAVES: LeavesSource = ({ name }) => fail(message('leaves.none', { tiles: name }));

/** The leaves that an agent needs; undefined for one that needs none. */
export const leavesForAgent = (
  plan: AgentPlan,
  distribution: TileDistribution,
  source: LeavesSource,
): Result<LeaveTable | undefined, Message> =>
  (plan.kind === 'level' ? plan.of : plan).kind === 'equity' ? source(distribution) : ok(undefined);

/** Whether two sets have the same tiles. Their points do not matter: they are in the values of leaves. */
export function hasSameTiles(one: TileDistribution, other: TileDistribution): boolean {
  const [ones, others] = [kindCounts(one), kindCounts(other)];
  return (
    ones.length === others.length &&
    ones.every((count, kind) => count === others[kind]) &&
    one.letters.every(({ glyph }, index) => glyph === other.letters[index]?.glyph)
  );
}
