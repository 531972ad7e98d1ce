import type { Rules } from '../../board/rules';
import type { TileSetPreset } from '../tileSets/tileSetFile';
import type { BoardPreset } from './boardFile';

/** The available boards and tile sets. */
export interface PresetCatalogue {
  readonly boards: readonly BoardPreset[];
  readonly tileSets: readonly TileSetPreset[];
}

/** The rules for playing with these tiles on this board. */
export function composeRules(board: BoardPreset, { distribution, exchangeLimit }: TileSetPreset): Rules {
  const { name, layout, rackSize, bingoBonus } = board;
  return { name: `${name}, ${distribution.name}`, layout, distribution, rackSize, bingoBonus, exchangeLimit };
}

/** The board with this name or alias, in any case. */
export const findBoard = ({ boards }: PresetCatalogue, name: string): BoardPreset | undefined =>
  boards.find((board) => isCalled(name, board.name, board.aliases));

/** The tile set with this name or alias, in any case. */
export const findTileSet = ({ tileSets }: PresetCatalogue, name: string): TileSetPreset | undefined =>
  tileSets.find(({ distribution, aliases }) => isCalled(name, distribution.name, aliases));

const isCalled = (name: string, own: string, aliases: readonly string[]): boolean =>
  [own, ...aliases].some((each) => each.toLowerCase() === name.trim().toLowerCase());
