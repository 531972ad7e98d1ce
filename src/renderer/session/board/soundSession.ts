import { computed, effect } from '@preact/signals';
import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import { shownSetup } from '../../state/trying/tried';
import type { Store } from '../store';

/** More at once sound like one. */
const MOST_CLICKS = 7;

/**
 * Plays sounds for tiles placed on or removed from the board, if enabled.
 *
 * @param click plays one sound per tile
 */
export function startSoundSession({ state }: Store, click: (tiles: number) => void): void {
  const tiles = computed(() => shownSetup(state.value).tiles);
  let before: readonly Tile[] | Uint8Array = tiles.peek();
  effect(() => {
    const now = tiles.value;
    const moved = tilesMoved(before, now);
    before = now;
    if (moved > 0 && state.peek().settings.hasSounds) click(Math.min(moved, MOST_CLICKS));
  });
}

type Tiles = ArrayLike<Tile>;

/** The number of squares that gained or lost a tile; 0 if the board has changed. */
function tilesMoved(before: Tiles, now: Tiles): number {
  if (before.length !== now.length) return 0;
  let moved = 0;
  for (let square = 0; square < now.length; square++)
    if ((before[square] === NO_TILE) !== (now[square] === NO_TILE)) moved++;
  return moved;
}
