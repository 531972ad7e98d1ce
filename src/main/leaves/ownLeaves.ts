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

/** File of the window's own leaves for these tiles. */
export function ownLeavesPath(dir: string, distribution: TileDistribution): string {
  const tiles = [kindCounts(distribution), distribution.letters.map(({ glyph }) => glyph)];
  const key = createHash('sha256').update(JSON.stringify(tiles)).digest('hex').slice(0, 32);
  return join(dir, `${key}.leaves`);
}

/** The own leaves that were used before, which can be used again. */
export const previousLeavesPath = (ownPath: string): string => `${ownPath}.old`;

interface Opened {
  /** Changes whenever the file changes. */
  readonly stamp: string;
  readonly leaves: Result<KnownLeaves, Message>;
}

/** The user's own leaves for some tiles; undefined if there are none. */
export type OwnLeavesSource = (distribution: TileDistribution) => Result<KnownLeaves, Message> | undefined;

/** The leaves that the window uses: the user's own, or else the built-in ones. */
export function windowLeaves(
  programDir: string,
  ownDir: string,
  own: OwnLeavesSource = ownLeaves(ownDir),
): LeavesSource {
  const builtIn = builtInLeaves(programDir);
  return (distribution) => own(distribution) ?? builtIn(distribution);
}

export function ownLeaves(ownDir: string): OwnLeavesSource {
  const opened = new Map<string, Opened>();
  return (distribution) => {
    const path = ownLeavesPath(ownDir, distribution);
    const stamp = fileStamp(path);
    if (stamp === null) return undefined;
    const known = opened.get(path);
    if (known?.stamp === stamp) return known.leaves;
    const leaves = openLeaves(path, { ...CLASSIC_RULES, distribution });
    opened.set(path, { stamp, leaves });
    return leaves;
  };
}
