import { NO_TILE, type Tile } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';
import { along, positionLabel, squareIndex, type TiledBoard, tileAt } from '../../board/square';
import type { PlainTurn } from '../../game/turns/turn';
import { formatGcgTiles } from '../../notation/gcg/gcgTiles';
import { textOfTile } from '../../notation/gcg/replay/gameTiles';

/** A turn in the notation of game records: `8D NAST.ER`, `-AEU` for an exchange, `-` for a pass. */
export function turnNotation(turn: PlainTurn, distribution: TileDistribution): string {
  switch (turn.kind) {
    case 'placement':
      return `${positionLabel(turn, turn.direction)} ${tilesNotation(turn.tiles, distribution)}`;
    case 'exchange':
      return `-${tilesNotation(turn.tiles, distribution)}`;
    case 'pass':
      return '-';
  }
}

export const tilesNotation = (tiles: readonly Tile[], distribution: TileDistribution): string =>
  formatGcgTiles(
    tiles.map((tile) => textOfTile(tile, distribution)),
    [],
  );

/** A turn with the letters that lie on the board in parentheses: `8D (VAR)A`. */
export function turnOnBoard(turn: PlainTurn, board: TiledBoard, distribution: TileDistribution): string {
  if (turn.kind !== 'placement') return turnNotation(turn, distribution);
  const word = turn.tiles.map((tile, nth) => {
    const lying = tileAt(board, along(turn, turn.direction, nth));
    const text = tilesNotation([tile === NO_TILE ? lying : tile], distribution);
    return tile === NO_TILE ? `(${text})` : text;
  });
  return `${positionLabel(turn, turn.direction)} ${word.join('').replaceAll(')(', '')}`;
}

/** The board after a turn. */
export function boardAfter(board: TiledBoard, turn: PlainTurn): TiledBoard {
  if (turn.kind !== 'placement') return board;
  const tiles = Array.from(board.tiles);
  turn.tiles.forEach((tile, nth) => {
    if (tile !== NO_TILE) tiles[squareIndex(along(turn, turn.direction, nth), board.cols)] = tile;
  });
  return { ...board, tiles };
}
