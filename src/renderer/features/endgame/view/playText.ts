import type { TileDistribution } from '../../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../../core/board/setup';
import type { TiledBoard } from '../../../../core/board/square';
import type { PlainTurn } from '../../../../core/game/turns/turn';
import { turnOnBoard } from '../../../../core/strategy/review/turnNotation';
import { signed } from '../../../../texts/figures';
import { text } from '../../../../texts/text';

/** With the letters that lie on the board in parentheses. */
export const playText = (turn: PlainTurn, board: TiledBoard, distribution: TileDistribution): string =>
  turn.kind === 'pass' ? text('endgamePage.pass') : turnOnBoard(turn, board, distribution);

export const boardOf = ({ rules, tiles }: Pick<Setup, 'rules' | 'tiles'>): TiledBoard => ({
  rows: rules.layout.rows,
  cols: rules.layout.cols,
  tiles,
});

/** With its sign. */
export const wholePoints = (points: number): string => signed(points).replace(/[.,]0$/, '');
