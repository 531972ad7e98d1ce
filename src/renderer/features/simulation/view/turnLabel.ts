import { tileGlyph } from '../../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../../core/board/setup';
import type { PlainTurn } from '../../../../core/game/turns/turn';
import { text } from '../../../../texts/text';
import { playName } from '../../../view/candidates/candidateRow';

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
  return `${playName(setup, turn)} ${turn.score}`;
}
