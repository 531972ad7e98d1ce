import { isBlank, letterOf, type Tile } from '../../../core/alphabet/tile';
import { letterGlyph, type TileDistribution, tileValue } from '../../../core/alphabet/tileDistribution';
import type { TileDrag } from '../../state/editing/tileDrag';
import { rackTilesOf } from '../board/rackView';
import type { TileFaceView } from '../board/tileFaceView';
import type { CarriedTileView, RackTileView } from '../sceneView';

/** The print on a tile. */
export const faceOf = (distribution: TileDistribution, tile: Tile): TileFaceView => ({
  glyph: letterGlyph(distribution, letterOf(tile)),
  value: tileValue(distribution, tile),
  isBlank: isBlank(tile),
});

/** The tile held by the pointer, for the scene; null while it is outside the picture. */
export function carriedTileOf(
  distribution: TileDistribution,
  { at, over, tile }: TileDrag,
): CarriedTileView | null {
  if (at === null) return null;
  const target = over?.kind === 'square' ? { row: over.row, col: over.col } : null;
  return { ...faceOf(distribution, tile), ...at, target };
}

/**
 * The rack that a tile has been taken from, with a gap at the place (from 0) where it would be put; without a
 * gap if null.
 */
export function rackTilesAround(
  distribution: TileDistribution,
  rack: readonly Tile[],
  room: number | null,
): readonly RackTileView[] {
  return rackTilesOf(distribution, rack, null).map((tile) => {
    const index = room !== null && tile.index >= room ? tile.index + 1 : tile.index;
    return { ...tile, id: `rack:${index}`, index };
  });
}
