import { NO_TILE } from '../../../../core/alphabet/tile';
import type { TileDistribution } from '../../../../core/alphabet/tileDistribution';
import type { BoardLayout } from '../../../../core/board/boardLayout';
import { boardName, boardNameOf, tileSetName } from '../../../../core/board/ruleNames';
import type { Rules } from '../../../../core/board/rules';
import type { Setup } from '../../../../core/board/setup';
import { message } from '../../../../core/message';
import type { BoardPreset } from '../../../../core/notation/boards/boardFile';
import type { TileSetPreset } from '../../../../core/notation/tileSets/tileSetFile';
import { removedNotice, type SetupEdit } from '../../../state/editing/setupEdit';
import { changeTileSet } from './changeTileSet';
import { moveTiles } from './resizeBoard';

/** The setup on another board. The tiles keep their place relative to the start square. */
export function chooseBoard(setup: Setup, board: BoardPreset): SetupEdit {
  const { rules } = setup;
  const { bingoBonus, layout, name, rackSize } = board;
  const start = rules.layout.start;
  const shift = { row: layout.start.row - start.row, col: layout.start.col - start.col };
  const { lost, tiles } = moveTiles(setup, layout, shift);
  return {
    setup: {
      ...setup,
      rules: { ...rules, name: composed(name, rules.distribution), layout, rackSize, bingoBonus },
      tiles,
    },
    name: message('steps.board', { name: boardName(name) }),
    notice: removedNotice(rules.distribution, lost, { key: 'design.tilesUnplaced', name: boardName(name) }),
  };
}

/** The setup with another set of tiles; those on board and rack keep their letters. */
export function chooseTileSet(setup: Setup, { distribution, exchangeLimit }: TileSetPreset): SetupEdit {
  const { rules } = setup;
  const board = boardNameOf(rules);
  const name = board === rules.name ? board : composed(board, distribution);
  const codeOf = new Map(distribution.letters.map(({ glyph }, index) => [glyph, index + 1]));
  const newCodes = rules.distribution.letters.map(({ glyph }) => codeOf.get(glyph) ?? NO_TILE);
  const edit = changeTileSet(setup, distribution, newCodes);
  return {
    ...edit,
    setup: { ...edit.setup, rules: { ...edit.setup.rules, name, exchangeLimit } },
    name: message('steps.tileSet', { name: tileSetName(distribution) }),
  };
}

const composed = (board: string, { name }: TileDistribution): string => `${board}, ${name}`;

/** Whether the rules have that board, whatever its name. */
export const isOnBoard = ({ layout }: Rules, board: BoardPreset): boolean =>
  layout === board.layout || isSameLayout(layout, board.layout);

function isSameLayout(one: BoardLayout, other: BoardLayout): boolean {
  const isSame = <T>(plane: readonly T[], otherPlane: readonly T[]) =>
    plane.every((value, index) => value === otherPlane[index]);
  return (
    one.rows === other.rows &&
    one.cols === other.cols &&
    one.start.row === other.start.row &&
    one.start.col === other.start.col &&
    isSame(one.letterMultipliers, other.letterMultipliers) &&
    isSame(one.wordMultipliers, other.wordMultipliers) &&
    isSame(one.bricks, other.bricks)
  );
}

/** Whether two tile sets have the same tiles, whatever their names. */
export const hasSameTiles = (one: TileDistribution, other: TileDistribution): boolean =>
  one === other ||
  (one.blankCount === other.blankCount &&
    one.letters.length === other.letters.length &&
    one.letters.every((letter, index) => {
      const counterpart = other.letters[index];
      return (
        letter.glyph === counterpart?.glyph &&
        letter.value === counterpart.value &&
        letter.count === counterpart.count &&
        letter.isVowel === counterpart.isVowel
      );
    }));
