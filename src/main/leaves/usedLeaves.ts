import { existsSync } from 'node:fs';
import { CLASSIC_RULES, type Rules } from '../../core/board/rules';
import { type Message, message } from '../../core/message';
import { fail, type Result } from '../../core/result';
import type { TrainedLeaves } from '../../core/strategy/leaves/leavesFile';
import { hasSameTiles } from '../../core/strategy/leaves/leavesSource';
import { fileStamp } from '../fileStamp';
import { builtInLeavesPath } from './builtInLeaves';
import { openTrainedLeaves } from './openLeaves';
import { ownLeavesPath, previousLeavesPath } from './ownLeaves';

export interface UsedLeaves {
  readonly isOwn: boolean;
  readonly hasPrevious: boolean;
  readonly leaves: Result<TrainedLeaves, Message>;
}

/** As `windowLeaves`, with standard errors. The last leaves are kept. */
export function usedLeaves(programDir: string, ownDir: string): (rules: Rules) => UsedLeaves {
  let last: (Pick<UsedLeaves, 'leaves'> & { readonly key: string }) | undefined;
  return ({ distribution }) => {
    const own = ownLeavesPath(ownDir, distribution);
    const stamp = fileStamp(own);
    const isOwn = stamp !== null;
    const hasPrevious = existsSync(previousLeavesPath(own));
    if (!isOwn && !hasSameTiles(distribution, CLASSIC_RULES.distribution))
      return { isOwn, hasPrevious, leaves: fail(message('leaves.none', { tiles: distribution.name })) };
    const path = isOwn ? own : builtInLeavesPath(programDir);
    const key = `${path} ${stamp}`;
    if (last?.key !== key)
      last = { key, leaves: openTrainedLeaves(path, { ...CLASSIC_RULES, distribution }) };
    return { isOwn, hasPrevious, leaves: last.leaves };
  };
}
