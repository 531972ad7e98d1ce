import type { Premium } from '../../../../core/board/boardLayout';
import { type KeyedMessage, type Message, message } from '../../../../core/message';

/** The effect of painting a square. A premium of 1 and 1 is the plain square: it erases everything. */
export type Brush =
  | { readonly kind: 'premium'; readonly premium: Premium }
  | { readonly kind: 'brick' }
  | { readonly kind: 'start' };

export const PLAIN: Premium = [1, 1];

export const premiumBrush = (letterMultiplier: number, wordMultiplier: number): Brush => ({
  kind: 'premium',
  premium: [letterMultiplier, wordMultiplier],
});

export const BRICK_BRUSH: Brush = { kind: 'brick' };
export const START_BRUSH: Brush = { kind: 'start' };
export const ERASER: Brush = { kind: 'premium', premium: PLAIN };

/** The brushes with digit keys; Alt+1 is the first. The ninth is the custom premium. */
export const DIGIT_PREMIUMS: readonly Premium[] = [
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 5],
];

/** The brush of a digit from 1 to 9; 0 erases. */
export function brushOfDigit(digit: number, ownPremium: Premium): Brush {
  if (digit === 0) return ERASER;
  return { kind: 'premium', premium: DIGIT_PREMIUMS[digit - 1] ?? ownPremium };
}

export const isSamePremium = ([letter, word]: Premium, other: Premium): boolean =>
  letter === other[0] && word === other[1];

export function isSameBrush(one: Brush | null, other: Brush | null): boolean {
  if (one?.kind === 'premium' && other?.kind === 'premium') return isSamePremium(one.premium, other.premium);
  return one?.kind === other?.kind;
}

/** Name of a stroke with the brush: `paint 3× word`. */
export function strokeName(brush: Brush): KeyedMessage {
  switch (brush.kind) {
    case 'brick':
      return message('steps.layBricks');
    case 'start':
      return message('steps.moveStart');
    case 'premium':
      return isSamePremium(brush.premium, PLAIN)
        ? message('steps.eraseSquares')
        : message('steps.paint', { premium: premiumName(brush.premium) });
  }
}

/** `3× word`, `2× letter 3× word`, `plain`. */
export function premiumName([letter, word]: Premium): Message {
  if (word === 1)
    return letter === 1
      ? message('design.plain')
      : message('design.letterPremium', { letter: String(letter) });
  if (letter === 1) return message('design.wordPremium', { word: String(word) });
  return message('design.bothPremiums', { letter: String(letter), word: String(word) });
}
