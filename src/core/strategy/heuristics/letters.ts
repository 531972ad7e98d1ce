import { NO_TILE, type Tile } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';

/** The letter tile with this glyph; `undefined` if the tile set has none. Never a blank. */
export function tileOfGlyph({ letters }: TileDistribution, glyph: string): Tile | undefined {
  const index = letters.findIndex((letter) => letter.glyph === glyph);
  return index < 0 ? undefined : index + 1;
}

export const countAmong = (tiles: Iterable<Tile>, wanted: ReadonlySet<Tile>): number => {
  let count = 0;
  for (const tile of tiles) if (tile !== NO_TILE && wanted.has(tile)) count++;
  return count;
};
