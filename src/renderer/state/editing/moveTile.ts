import { NO_TILE, rackTileOf, type Tile } from '../../../core/alphabet/tile';
import type { Setup } from '../../../core/board/setup';
import { type TilePlace, tileAtPlace, withoutTile } from './tileDrag';

/**
 * Moves a tile to another place. On the rack the others make room; a tile that lies on the square goes to where the
 * moved one came from, so that none is lost.
 * @param tile as it is to lie there
 */
export function moveTile(setup: Setup, from: TilePlace, to: TilePlace, tile: Tile): Setup {
  if (to.kind === 'rack') {
    const { rack, ...rest } = withoutTile(setup, from);
    return { ...rest, rack: rack.toSpliced(Math.min(to.index, rack.length), 0, rackTileOf(tile)) };
  }
  const { cols } = setup.rules.layout;
  const index = to.row * cols + to.col;
  const isHere = from.kind === 'square' && from.row * cols + from.col === index;
  const lying = isHere ? NO_TILE : tileAtPlace(setup, to);
  const { rack, tiles, ...rest } =
    lying === NO_TILE ? withoutTile(setup, from) : exchanged(setup, from, lying);
  return { ...rest, rack, tiles: tiles.with(index, tile) };
}

function exchanged(setup: Setup, place: TilePlace, tile: Tile): Setup {
  if (place.kind === 'rack') return { ...setup, rack: setup.rack.with(place.index, rackTileOf(tile)) };
  return { ...setup, tiles: setup.tiles.with(place.row * setup.rules.layout.cols + place.col, tile) };
}
