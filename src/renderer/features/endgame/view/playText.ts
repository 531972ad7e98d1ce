import type { TileDistribution } from '../../../../core/alphabet/tileDistribution';
import type { PlainTurn } from '../../../../core/game/turns/turn';
import { turnNotation } from '../../../../core/strategy/review/turnNotation';
import { signed } from '../../../../texts/figures';
import { text } from '../../../../texts/text';

export const playText = (turn: PlainTurn, distribution: TileDistribution): string =>
  turn.kind === 'pass' ? text('endgamePage.pass') : turnNotation(turn, distribution);

/** With its sign. */
export const wholePoints = (points: number): string => signed(points).replace(/\.0$/, '');
