import { computed, effect } from '@preact/signals';
import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import type { Store } from '../store';

/** More at once sound like one. */
const MOST_CLICKS = 7;

/**
 * Tells of tiles that come to the board or leave it, where somebody wants to hear them.
 *
 * @param click makes as many sounds as tiles came or went
 */
export function startSoundSession({ state }: Store, click: (tiles: number) => void): void {
  const tiles = computed(() => state.value.setup.tiles);
  let before: readonly Tile[] | Uint8Array = tiles.peek();
  effect(() => {
    const now = tiles.value;
    const moved = tilesMoved(before, now);
    before = now;
    if (moved > 0 && state.peek().settings.hasSounds) click(Math.min(moved, MOST_CLICKS));
  });
}

type Tiles = ArrayLike<Tile>;

/** Squares that have got a tile or lost one; on another board none has. */
function tilesMoved(before: Tiles, now: Tiles): number {
  if (before.length !== now.length) return 0;
  let moved = 0;
  for (let square = 0; square < now.length; square++)
    if ((before[square] === NO_TILE) !== (now[square] === NO_TILE)) moved++;
  return moved;
}
