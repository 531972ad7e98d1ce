import { BLANK, NO_TILE, rackTileOf, type Tile } from './tile';
import { type TileDistribution, tileValue } from './tileDistribution';

/** Number of tiles by kind, on a rack, in the bag or on the board. A designated blank counts as a blank. */
export type TileCounts = ReadonlyMap<Tile, number>;

export function countKinds(tiles: readonly Tile[]): TileCounts {
  const counts = new Map<Tile, number>();
  for (const tile of tiles)
    if (tile !== NO_TILE) counts.set(rackTileOf(tile), (counts.get(rackTileOf(tile)) ?? 0) + 1);
  return counts;
}

export const countOf = (counts: TileCounts, tile: Tile): number => counts.get(rackTileOf(tile)) ?? 0;

/** The first tile that occurs more often in `tiles` than in `available`. */
export function findExcess(tiles: readonly Tile[], available: TileCounts): Tile | undefined {
  const counts = countKinds(tiles);
  return [...counts.keys()].find((tile) => countOf(counts, tile) > countOf(available, tile));
}

export const areSameTiles = (a: readonly Tile[], b: readonly Tile[]): boolean =>
  a.length === b.length && findExcess(a, countKinds(b)) === undefined;

/** All tiles of the set: letters in the order of the alphabet, blanks last. */
export function fullSet({ letters, blankCount }: TileDistribution): TileCounts {
  return new Map([
    ...letters.map(({ count }, index): [Tile, number] => [index + 1, count]),
    [BLANK, blankCount],
  ]);
}

/** The tiles of the set that are not among `seen`, in alphabet order, blanks last. */
export function tilesLeft(distribution: TileDistribution, seen: readonly Tile[]): Tile[] {
  const counts = countKinds(seen);
  return [...fullSet(distribution)].flatMap(([tile, count]) =>
    Array.from({ length: Math.max(0, count - countOf(counts, tile)) }, () => tile),
  );
}

/** How many they are, without listing them: a set may have millions. */
export function countTilesLeft(distribution: TileDistribution, seen: readonly Tile[]): number {
  const counts = countKinds(seen);
  return [...fullSet(distribution)].reduce(
    (sum, [tile, count]) => sum + Math.max(0, count - countOf(counts, tile)),
    0,
  );
}

export const pointsOf = (tiles: readonly Tile[], distribution: TileDistribution): number =>
  tiles.reduce((sum, tile) => sum + tileValue(distribution, tile), 0);
