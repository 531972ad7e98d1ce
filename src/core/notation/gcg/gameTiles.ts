import { BLANK, blankAs, NO_TILE, rackTileOf, type Tile } from '../../alphabet/tile';
import { BLANK_GLYPH, type TileDistribution, tileGlyph, tileValue } from '../../alphabet/tileDistribution';
import { quoted } from '../../quoted';
import type { GcgTiles } from './gcgDocument';
import { PLAY_THROUGH } from './gcgTiles';
import type { Finding } from './replayStep';

/** The tile of the set that a text of the record stands for; undefined if the set has none. */
export function tileOfText(text: string, { letters }: TileDistribution): Tile | undefined {
  if (text === PLAY_THROUGH) return NO_TILE;
  if (text === BLANK_GLYPH) return BLANK;
  const letter = letters.findIndex(({ glyph }) => glyph === text);
  if (letter >= 0) return letter + 1;
  const blank = letters.findIndex(({ glyph }) => glyph.toLowerCase() === text);
  return blank < 0 ? undefined : blankAs(blank + 1);
}

/** The inverse of `tileOfText`. */
export const textOfTile = (tile: Tile, distribution: TileDistribution): string =>
  tile === NO_TILE ? PLAY_THROUGH : tileGlyph(distribution, tile);

/** Tiles that a rack, the bag or the board holds, by kind: a blank counts as a blank whatever it stands for. */
export type TileCounts = ReadonlyMap<Tile, number>;

export function countTiles(tiles: readonly Tile[]): TileCounts {
  const counts = new Map<Tile, number>();
  for (const tile of tiles)
    if (tile !== NO_TILE) counts.set(rackTileOf(tile), (counts.get(rackTileOf(tile)) ?? 0) + 1);
  return counts;
}

export const countOf = (counts: TileCounts, tile: Tile): number => counts.get(rackTileOf(tile)) ?? 0;

/** The first tile that `tiles` has more of than `available`. */
export function findExcess(tiles: readonly Tile[], available: TileCounts): Tile | undefined {
  const counts = countTiles(tiles);
  return [...counts.keys()].find((tile) => countOf(counts, tile) > countOf(available, tile));
}

export const areSameTiles = (a: readonly Tile[], b: readonly Tile[]): boolean =>
  a.length === b.length && findExcess(a, countTiles(b)) === undefined;

/** All tiles of the set. */
export function fullSet({ letters, blankCount }: TileDistribution): TileCounts {
  return new Map([
    ...letters.map(({ count }, index): [Tile, number] => [index + 1, count]),
    [BLANK, blankCount],
  ]);
}

/** The tiles of the set that are not among `seen`, in alphabet order, blanks last. */
export function tilesLeft(distribution: TileDistribution, seen: readonly Tile[]): Tile[] {
  const counts = countTiles(seen);
  return [...fullSet(distribution)].flatMap(([tile, count]) =>
    Array.from({ length: Math.max(0, count - countOf(counts, tile)) }, () => tile),
  );
}

export const pointsOf = (tiles: readonly Tile[], distribution: TileDistribution): number =>
  tiles.reduce((sum, tile) => sum + tileValue(distribution, tile), 0);

/** Tiles by their texts; those that the set does not have are left out, and the first of them is told. */
export function resolveTiles(
  texts: GcgTiles,
  distribution: TileDistribution,
): { readonly tiles: readonly Tile[]; readonly findings: readonly Finding[] } {
  const unknown = texts.find((text) => tileOfText(text, distribution) === undefined);
  return {
    tiles: texts.flatMap((text) => tileOfText(text, distribution) ?? []),
    findings: unknown === undefined ? [] : [unknownTile(unknown, distribution)],
  };
}

export const unknownTile = (text: string, { name }: TileDistribution): Finding => ({
  code: 'unknown-tile',
  message: `The tile set ${name} has no tile ${quoted(text)}.`,
});
