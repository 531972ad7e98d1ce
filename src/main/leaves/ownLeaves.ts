import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { TileDistribution } from '../../core/alphabet/tileDistribution';
import { CLASSIC_RULES } from '../../core/board/rules';
import type { Message } from '../../core/message';
import type { Result } from '../../core/result';
import { kindCounts } from '../../core/strategy/leaves/leaveShape';
import type { KnownLeaves, LeavesSource } from '../../core/strategy/leaves/leavesSource';
import { fileStamp } from '../fileStamp';
import { builtInLeaves } from './builtInLeaves';
import { openLeaves } from './openLeaves';

/** Where the window looks for leaves of these tiles. */
export function ownLeavesPath(dir: string, distribution: TileDistribution): string {
  const tiles = [kindCounts(distribution), distribution.letters.map(({ glyph }) => glyph)];
  const key = createHash('sha256').update(JSON.stringify(tiles)).digest('hex').slice(0, 32);
  return join(dir, `${key}.leaves`);
}

interface Opened {
  /** Tells when the file is another one. */
  readonly stamp: string;
  readonly leaves: Result<KnownLeaves, Message>;
}

/** What the window goes by: a person's own leaves, or else those that come with the program. */
export function windowLeaves(programDir: string, ownDir: string): LeavesSource {
  const builtIn = builtInLeaves(programDir);
  const opened = new Map<string, Opened>();
  return (distribution) => {
    const path = ownLeavesPath(ownDir, distribution);
    const stamp = fileStamp(path);
    if (stamp === null) return builtIn(distribution);
    const known = opened.get(path);
    if (known?.stamp === stamp) return known.leaves;
    const leaves = openLeaves(path, { ...CLASSIC_RULES, distribution });
    opened.set(path, { stamp, leaves });
    return leaves;
  };
}
