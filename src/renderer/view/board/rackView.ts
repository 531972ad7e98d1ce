import { isBlank, letterOf, NO_TILE, rackTileOf, type Tile } from '../../../core/alphabet/tile';
import { letterGlyph, type TileDistribution, tileValue } from '../../../core/alphabet/tileDistribution';
import type { Move } from '../../../core/movegen/move';
import { text } from '../../../texts/text';
import type { RackTileView } from '../sceneView';

/**
 * The rack with the tiles that a move takes marked: for each tile played, the first of its kind that is not
 * yet taken.
 */
export function rackTilesOf(
  distribution: TileDistribution,
  rack: readonly Tile[],
  move: Move | null,
): readonly RackTileView[] {
  const needed = (move?.tiles ?? []).filter((tile) => tile !== NO_TILE).map(rackTileOf);
  return rack.map((tile, index) => {
    const at = needed.indexOf(tile);
    if (at >= 0) needed.splice(at, 1);
    return rackTile(distribution, tile, index, at >= 0);
  });
}

/** The rack without the tiles at some of its places (from 0). */
export const rackTilesLifted = (
  distribution: TileDistribution,
  rack: readonly Tile[],
  lifted: readonly number[],
): readonly RackTileView[] =>
  rack.map((tile, index) => rackTile(distribution, tile, index, lifted.includes(index)));

const rackTile = (
  distribution: TileDistribution,
  tile: Tile,
  index: number,
  isPlayed: boolean,
): RackTileView => ({
  id: `rack:${index}`,
  index,
  glyph: letterGlyph(distribution, letterOf(tile)),
  value: tileValue(distribution, tile),
  isBlank: isBlank(tile),
  isPlayed,
});

/** `letter Q, 10 points` or `blank`. */
export function rackTileName({ glyph, isBlank, isPlayed, value }: RackTileView): string {
  if (isBlank) return text('boardView.rackBlank', { isPlayed: String(isPlayed) });
  return text('boardView.rackTile', { letter: glyph, points: value, isPlayed: String(isPlayed) });
}
