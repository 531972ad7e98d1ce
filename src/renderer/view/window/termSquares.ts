import { isBlank, NO_TILE } from '../../../core/alphabet/tile';
import { isAnchor } from '../../../core/board/anchorSquares';
import type { Setup } from '../../../core/board/setup';
import { along, squareAt, squareIndex, tileAt } from '../../../core/board/square';
import { explainMove } from '../../../core/scoring/explainMove';
import type { MoveExplanation, WordScore } from '../../../core/scoring/explanation';
import type { AppState } from '../../state/appState';
import { positionOf, shownCandidate } from '../candidates/shownMove';
import type { TermId } from './glossary';

/** The squares of the board that a word of the glossary stands for; none if it is nothing on the board. */
export function termSquares(state: AppState, id: TermId): readonly number[] {
  const { setup } = state;
  const { bricks, letterMultipliers, wordMultipliers } = setup.rules.layout;
  const isOpen = (square: number) => setup.tiles[square] === NO_TILE && bricks[square] !== true;
  switch (id) {
    case 'anchor':
      return squaresWhere(setup, (square) => {
        const at = squareAt(square, setup.rules.layout.cols);
        return isAnchor(setup, at, 'across') || isAnchor(setup, at, 'down');
      });
    case 'blank':
      return squaresWhere(setup, (square) => isBlank(setup.tiles[square] ?? NO_TILE));
    case 'brick':
      return squaresWhere(setup, (square) => bricks[square] === true);
    case 'crossSet':
      return squaresWhere(setup, (square) => isOpen(square) && touchesTile(setup, square));
    case 'premium':
      return squaresWhere(
        setup,
        (square) => isOpen(square) && (letterMultipliers[square] !== 1 || wordMultipliers[square] !== 1),
      );
    case 'bingo':
      return wordsOf(state, ({ bingoBonus, mainWord }) => (bingoBonus > 0 ? [mainWord] : []), true);
    case 'crossWord':
      return wordsOf(state, ({ crossWords }) => crossWords);
    case 'mainWord':
      return wordsOf(state, ({ mainWord }) => [mainWord]);
    default:
      return [];
  }
}

const squaresWhere = ({ tiles }: Setup, test: (square: number) => boolean): readonly number[] =>
  [...tiles.keys()].filter(test);

function touchesTile({ rules: { layout }, tiles }: Setup, square: number): boolean {
  const { cols, rows } = layout;
  const at = squareAt(square, cols);
  return (['across', 'down'] as const).some((direction) =>
    [-1, 1].some((steps) => tileAt({ rows, cols, tiles }, along(at, direction, steps)) !== NO_TILE),
  );
}

/** Squares of words that the shown candidate forms; none without one. */
function wordsOf(
  state: AppState,
  choose: (explanation: MoveExplanation) => readonly WordScore[],
  isNewAlone = false,
): readonly number[] {
  const candidate = shownCandidate(state);
  const position = positionOf(state.setup);
  if (candidate === null || position === null) return [];
  const { cols } = state.setup.rules.layout;
  return choose(explainMove(position, candidate))
    .flatMap(({ letters }) => letters)
    .filter(({ isNew }) => isNew || !isNewAlone)
    .map((square) => squareIndex(square, cols));
}
