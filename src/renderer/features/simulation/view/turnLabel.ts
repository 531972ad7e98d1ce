import { tileGlyph } from '../../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../../core/board/setup';
import { positionLabel } from '../../../../core/board/square';
import type { PlainTurn } from '../../../../core/game/turns/turn';
import { text } from '../../../../texts/text';
import { wordLetters } from '../../../view/candidates/candidateRow';

/**
 * A turn in a few characters: `QUIZ 8D 64`, `Exchange Q`, `Pass`.
 * @param setup before the turn
 */
export function turnLabel(setup: Setup, turn: PlainTurn): string {
  if (turn.kind === 'pass') return text('strategy.pass');
  if (turn.kind === 'exchange') {
    const tiles = turn.tiles.map((tile) => tileGlyph(setup.rules.distribution, tile)).join('');
    return text('strategy.exchangeRow', { tiles });
  }
  const word = wordLetters(setup, turn)
    .map((letter) => letter.text)
    .join('');
  return `${word} ${positionLabel(turn, turn.direction)} ${turn.score}`;
}
