import type { Tile } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';
import { positionLabel } from '../../board/square';
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
