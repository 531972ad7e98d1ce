import { join } from 'node:path';
import { CLASSIC_RULES } from '../../core/board/rules';
import type { Message } from '../../core/message';
import type { Result } from '../../core/result';
import {
  hasSameTiles,
  type KnownLeaves,
  type LeavesSource,
  NO_LEAVES,
} from '../../core/strategy/leaves/leavesSource';
import { openLeaves } from './openLeaves';

/** File of the built-in leaves, for English. */
export const builtInLeavesPath = (programDir: string): string => join(programDir, 'english.leaves');

/** The leaves that come with the program, read on first use. */
export function builtInLeaves(programDir: string): LeavesSource {
  let opened: Result<KnownLeaves, Message> | undefined;
  return (distribution) => {
    if (!hasSameTiles(distribution, CLASSIC_RULES.distribution)) return NO_LEAVES(distribution);
    opened ??= openLeaves(builtInLeavesPath(programDir), CLASSIC_RULES);
    return opened;
  };
}
