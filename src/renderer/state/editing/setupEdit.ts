import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import { type TileDistribution, tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../core/board/setup';
import type { Message } from '../../../core/message';

/** A change of the setup that is ready to be made. */
export interface SetupEdit {
  readonly setup: Setup;
  /** The step of the history: `paint 3× word`. */
  readonly name: string;
  /** What else has to be told, in a sentence: tiles that had to go, what could not be done. */
  readonly notice: Message | null;
}

const MAX_NAMED = 12;

/** `3 tiles (Q, u, CH)`. */
export function tilesText(distribution: TileDistribution, tiles: readonly Tile[]): string {
  const lying = tiles.filter((tile) => tile !== NO_TILE);
  const named = lying.slice(0, MAX_NAMED).map((tile) => tileGlyph(distribution, tile));
  if (lying.length > MAX_NAMED) named.push('…');
  return `${lying.length === 1 ? '1 tile' : `${lying.length} tiles`} (${named.join(', ')})`;
}

/** What is told of tiles that an edit took away; null when it took none. */
export function removedNotice(
  distribution: TileDistribution,
  tiles: readonly Tile[],
  why: string,
): string | null {
  if (tiles.every((tile) => tile === NO_TILE)) return null;
  return `${tilesText(distribution, tiles)} taken away: ${why}. Undo brings everything back.`;
}
