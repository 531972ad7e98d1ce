import type { ListedTurn } from '../../../contract/candidates/candidatesApi';
import { rackTileOf, type Tile } from '../../../core/alphabet/tile';
import { countKinds } from '../../../core/alphabet/tileCounts';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../core/board/setup';
import { leaveOf } from '../../../core/game/turns/placement';

/** The tiles that stay on the rack, in its order. */
export function tilesKept({ rack }: Setup, turn: ListedTurn): readonly Tile[] {
  if (turn.kind === 'placement') return leaveOf(rack, turn);
  const gone = new Map(countKinds(turn.tiles));
  return rack.filter((tile) => {
    const count = gone.get(rackTileOf(tile)) ?? 0;
    if (count > 0) gone.set(rackTileOf(tile), count - 1);
    return count === 0;
  });
}

/** `AE?`; empty when nothing stays. */
export const leaveGlyphs = (setup: Setup, turn: ListedTurn): string =>
  tilesKept(setup, turn)
    .map((tile) => tileGlyph(setup.rules.distribution, tile))
    .join('');
