import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import { type TileDistribution, tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../core/board/setup';
import { type Message, message } from '../../../core/message';

/** A change of the setup that is ready to be made. */
export interface SetupEdit {
  readonly setup: Setup;
  /** The step of the history: `paint 3× word`. */
  readonly name: Message;
  /** What else has to be told, in a sentence: tiles that had to go, what could not be done. */
  readonly notice: Message | null;
}

const MAX_NAMED = 12;

/** The tiles among them by name: `Q, u, CH`, and how many they are. */
export function namedTiles(
  distribution: TileDistribution,
  tiles: readonly Tile[],
): { readonly count: number; readonly tiles: string } {
  const lying = tiles.filter((tile) => tile !== NO_TILE);
  const named = lying.slice(0, MAX_NAMED).map((tile) => tileGlyph(distribution, tile));
  if (lying.length > MAX_NAMED) named.push('…');
  return { count: lying.length, tiles: named.join(', ') };
}

/**
 * Why an edit takes tiles away, in the catalogue; `name` is that of the board or the
 * tile set, if there is one.
 */
interface Removal {
  readonly key:
    | 'design.tilesOutside'
    | 'design.tilesUnderBricks'
    | 'design.tilesUnknown'
    | 'design.tilesUnplaced';
  readonly name?: Message;
}

/** What is told of tiles that an edit took away; null when it took none. */
export function removedNotice(
  distribution: TileDistribution,
  tiles: readonly Tile[],
  { key, name }: Removal,
): Message | null {
  if (tiles.every((tile) => tile === NO_TILE)) return null;
  const named = namedTiles(distribution, tiles);
  return message(key, name === undefined ? named : { ...named, name });
}
