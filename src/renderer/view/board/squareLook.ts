/** The style sheet defines the colours; the scene uses the same. */
export const BRICK_COLOR = 'var(--brick)';

export interface Multipliers {
  readonly letterMultiplier: number;
  readonly wordMultiplier: number;
}

/** The colours of the two halves of a square, equal unless it multiplies both letter and word. */
export function squareColors(multipliers: Multipliers): readonly [string, string] {
  const [upper, lower] = squareTokens(multipliers);
  return [`var(--${upper})`, `var(--${lower})`];
}

/** The ink that is legible on the upper half. */
export const squareInk = (multipliers: Multipliers): string => `var(--${squareTokens(multipliers)[0]}-ink)`;

function squareTokens({ letterMultiplier, wordMultiplier }: Multipliers): readonly [string, string] {
  const letter = tokenOf('letter', letterMultiplier);
  const word = tokenOf('word', wordMultiplier);
  if (letterMultiplier === 1) return [word, word];
  return wordMultiplier === 1 ? [letter, letter] : [letter, word];
}

/** No score (0), the plain square (1), then increasingly strong ones up to 9. */
const tokenOf = (what: 'letter' | 'word', multiplier: number): string =>
  multiplier === 0 ? 'no-score' : multiplier === 1 ? 'plain' : `${what}-${multiplier}`;

/** `3W`, `2L`, `0L`, `2L·3W`, a notation that is the same in every language; empty for a plain square. */
export function squareLabel({ letterMultiplier, wordMultiplier }: Multipliers): string {
  const parts = [
    letterMultiplier === 1 ? '' : `${letterMultiplier}L`,
    wordMultiplier === 1 ? '' : `${wordMultiplier}W`,
  ];
  return parts.filter((part) => part !== '').join('·');
}

/** The same as a CSS background. */
export function squareBackground(multipliers: Multipliers): string {
  const [upper, lower] = squareColors(multipliers);
  return upper === lower ? upper : `linear-gradient(135deg, ${upper} 50%, ${lower} 50%)`;
}
