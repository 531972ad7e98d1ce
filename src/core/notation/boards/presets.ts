import type { Rules } from '../../board/rules';
import type { TileSetPreset } from '../tileSets/tileSetFile';
import type { BoardPreset } from './boardFile';

/** The boards and tile sets there are to choose from. */
export interface PresetCatalogue {
  readonly boards: readonly BoardPreset[];
  readonly tileSets: readonly TileSetPreset[];
}

/** The rules of playing with these tiles on this board. */
export function composeRules(board: BoardPreset, { distribution, exchangeLimit }: TileSetPreset): Rules {
  const { name, layout, rackSize, bingoBonus } = board;
  return { name: `${name}, ${distribution.name}`, layout, distribution, rackSize, bingoBonus, exchangeLimit };
}

/** The board of that name, in any case, or the one that other programs' files call so. */
export const findBoard = ({ boards }: PresetCatalogue, name: string): BoardPreset | undefined =>
  boards.find((board) => isCalled(name, board.name, board.aliases));

/** The tile set of that name, in any case, or the one that other programs' files call so. */
export const findTileSet = ({ tileSets }: PresetCatalogue, name: string): TileSetPreset | undefined =>
  tileSets.find(({ distribution, aliases }) => isCalled(name, distribution.name, aliases));

const isCalled = (name: string, own: string, aliases: readonly string[]): boolean =>
  [own, ...aliases].some((each) => each.toLowerCase() === name.trim().toLowerCase());
