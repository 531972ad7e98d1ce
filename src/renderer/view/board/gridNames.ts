import { columnLabel } from '../../../core/board/square';
import type { SquareView, TileView } from '../sceneView';
import { pointsText } from './rackView';

const TIMES: readonly string[] = ['', 'single', 'double', 'triple', 'quadruple'];

/**
 * What a square of the board is called: `row 8, column D, letter Q, 10 points`, `row 1, column A, empty, triple
 * word`. A tile of the shown candidate is said to be one.
 * @param checks the cross-checks of the square in words, where they are to be said
 */
export function squareName(square: SquareView, tile: TileView | undefined, checks?: string | null): string {
  const name = bareName(square, tile);
  return checks ? `${name}, ${checks}` : name;
}

function bareName(square: SquareView, tile: TileView | undefined): string {
  const place = `row ${square.row + 1}, column ${columnLabel(square.col)}`;
  if (tile === undefined) return [place, 'empty', ...premiumWords(square)].join(', ');
  const parts = [place, `letter ${tile.glyph}`];
  if (tile.isBlank) parts.push('blank');
  parts.push(pointsText(tile.value));
  if (tile.role === 'placed') parts.push('candidate');
  return parts.join(', ');
}

function premiumWords({ isBrick, isStart, letterMultiplier, wordMultiplier }: SquareView): readonly string[] {
  if (isBrick === true) return ['brick'];
  const words: string[] = [];
  if (letterMultiplier !== 1) words.push(`${times(letterMultiplier)} letter`);
  if (wordMultiplier !== 1) words.push(`${times(wordMultiplier)} word`);
  if (isStart) words.push('start');
  return words;
}

const times = (multiplier: number): string => TIMES[multiplier] || `${multiplier} times`;
