import {
  BLANK,
  blankAs,
  isBlank,
  type LetterCode,
  letterOf,
  NO_TILE,
  type Tile,
} from '../../../../core/alphabet/tile';
import type { TileDistribution } from '../../../../core/alphabet/tileDistribution';
import { tileSetName } from '../../../../core/board/ruleNames';
import type { Setup } from '../../../../core/board/setup';
import { message } from '../../../../core/message';
import { removedNotice, type SetupEdit } from '../../../state/editing/setupEdit';

/**
 * The setup with another tile set. `newCodes[code - 1]` is the new code of a letter, or `NO_TILE` if the new
 * set does not have it, so that its tiles are removed.
 */
export function changeTileSet(
  setup: Setup,
  distribution: TileDistribution,
  newCodes: readonly LetterCode[],
): SetupEdit {
  const recode = (tile: Tile): Tile => {
    if (tile === NO_TILE || tile === BLANK) return tile;
    const code = newCodes[letterOf(tile) - 1] ?? NO_TILE;
    return code !== NO_TILE && isBlank(tile) ? blankAs(code) : code;
  };
  const old = setup.rules.distribution;
  const lost = [...setup.tiles, ...setup.rack].filter((tile) => recode(tile) === NO_TILE);
  return {
    setup: {
      rules: { ...setup.rules, distribution },
      tiles: setup.tiles.map(recode),
      rack: setup.rack.map(recode).filter((tile) => tile !== NO_TILE),
    },
    name: message('steps.changeTileSet'),
    notice: removedNotice(old, lost, { key: 'design.tilesUnknown', name: tileSetName(distribution) }),
  };
}
