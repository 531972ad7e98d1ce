import { columnLabel } from '../../../core/board/square';
import { text } from '../../../texts/text';
import type { SquareView, TileView } from '../sceneView';

/**
 * Accessible name of a square: `row 8, column D, letter Q, 10 points`, `row 1, column A, empty, triple word`.
 * It mentions if a tile belongs to the shown candidate.
 *
 * @param checks the cross-checks of the square in words, if they are to be included
 */
export function squareName(square: SquareView, tile: TileView | undefined, checks?: string | null): string {
  const name = tile === undefined ? emptyName(square) : tileName(square, tile);
  return checks ? text('boardView.squareWithChecks', { square: name, checks }) : name;
}

const placeOf = ({ col, row }: SquareView) => ({ row: row + 1, column: columnLabel(col) });

const tileName = (square: SquareView, { glyph, isBlank, role, value }: TileView): string =>
  text('boardView.squareWithTile', {
    ...placeOf(square),
    letter: glyph,
    isBlank: String(isBlank),
    points: value,
    role,
  });

function emptyName(square: SquareView): string {
  const { isBrick, isStart, letterMultiplier, wordMultiplier } = square;
  if (isBrick === true) return text('boardView.squareWithBrick', placeOf(square));
  return text('boardView.squareEmpty', {
    ...placeOf(square),
    letterTimes: letterMultiplier,
    wordTimes: wordMultiplier,
    isStart: String(isStart),
  });
}
