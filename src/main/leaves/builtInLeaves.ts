import { join } from 'node:path';
import { CLASSIC_RULES } from '../../core/board/rules';
import type { Message } from '../../core/message';
import { ok, type Result } from '../../core/result';
import { hasSameTiles, type LeavesSource, NO_LEAVES } from '../../core/strategy/leaves/leavesSource';
import type { LeaveTable } from '../../core/strategy/leaves/leaveTable';
import { openLeaves } from './openLeaves';

/** Where the leaves lie that come with the program, those of English. */
export const builtInLeavesPath = (programDir: string): string => join(programDir, 'english.leaves');

/** The leaves that come with the program; they are read when they are first asked for. */
export function builtInLeaves(programDir: string): LeavesSource {
  let opened: Result<LeaveTable, Message> | undefined;
  return (distribution) => {
    if (!hasSameTiles(distribution, CLASSIC_RULES.distribution)) return NO_LEAVES(distribution);
    opened ??= open(builtInLeavesPath(programDir));
    return opened;
  };
}

function open(path: string): Result<LeaveTable, Message> {
  const leaves = openLeaves(path, CLASSIC_RULES);
  return leaves.ok ? ok(leaves.value.table) : leaves;
}
