import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import { type TileDistribution, tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../core/board/setup';
import { type KeyedMessage, type Message, message } from '../../../core/message';

/** A prepared change of the setup. */
export interface SetupEdit {
  readonly setup: Setup;
  /** Name of the history step: `paint 3× word`. */
  readonly name: KeyedMessage;
  /** A sentence about side effects: tiles that were removed, or what could not be done. */
  readonly notice: Message | null;
}

const MAX_NAMED = 12;

/** The tiles by name, `Q, u, CH`, and their number. */
export function namedTiles(
  distribution: TileDistribution,
  tiles: readonly Tile[],
): { readonly count: number; readonly tiles: string } {
  const lying = tiles.filter((tile) => tile !== NO_TILE);
  const named = lying.slice(0, MAX_NAMED).map((tile) => tileGlyph(distribution, tile));
  if (lying.length > MAX_NAMED) named.push('…');
  return { count: lying.length, tiles: named.join(', ') };
}

/** The message for removed tiles, and the name of the board or tile set, if there is one. */
interface Removal {
  readonly key:
    | 'design.tilesOutside'
    | 'design.tilesUnderBricks'
    | 'design.tilesUnknown'
    | 'design.tilesUnplaced';
  readonly name?: Message;
}

/** Notice about tiles removed by an edit; null if none were. */
export function removedNotice(
  distribution: TileDistribution,
  tiles: readonly Tile[],
  { key, name }: Removal,
): Message | null {
  if (tiles.every((tile) => tile === NO_TILE)) return null;
  const named = namedTiles(distribution, tiles);
  return message(key, name === undefined ? named : { ...named, name });
}
