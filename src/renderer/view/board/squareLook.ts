/** Colours by multiplier: none at all (0), the plain square (1), then ever stronger ones up to 9. */
const PLAIN = '#1a4140';
/** Blue for letters, to violet. */
const LETTER_COLORS: readonly string[] = [
  '#101315',
  PLAIN,
  '#5fa9cc',
  '#1f5fae',
  '#2b3f9e',
  '#40308f',
  '#5a3aa6',
  '#7447b6',
  '#8d58c4',
  '#a46fd0',
];
/** Red for words, over rust to amber. */
const WORD_COLORS: readonly string[] = [
  '#101315',
  PLAIN,
  '#d77f88',
  '#b92b35',
  '#8e1740',
  '#6a1250',
  '#7c2412',
  '#96400c',
  '#a95c08',
  '#b57a06',
];

export const BRICK_COLOR = '#565d66';

export interface Multipliers {
  readonly letterMultiplier: number;
  readonly wordMultiplier: number;
}

/** The colours of the two halves of a square, equal unless it multiplies letter and word. */
export function squareColors({ letterMultiplier, wordMultiplier }: Multipliers): readonly [string, string] {
  const letter = LETTER_COLORS[letterMultiplier] ?? PLAIN;
  const word = WORD_COLORS[wordMultiplier] ?? PLAIN;
  if (letterMultiplier === 1) return [word, word];
  return wordMultiplier === 1 ? [letter, letter] : [letter, word];
}

/** `3W`, `2L`, `0L`, `2L·3W`; empty for a plain square. */
export function squareLabel({ letterMultiplier, wordMultiplier }: Multipliers): string {
  const parts = [
    letterMultiplier === 1 ? '' : `${letterMultiplier}L`,
    wordMultiplier === 1 ? '' : `${wordMultiplier}W`,
  ];
  return parts.filter((part) => part !== '').join('·');
}

/** The same as a background in CSS. */
export function squareBackground(multipliers: Multipliers): string {
  const [upper, lower] = squareColors(multipliers);
  return upper === lower ? upper : `linear-gradient(135deg, ${upper} 50%, ${lower} 50%)`;
}

/** Of two inks the one that is easier to read on a colour: relative luminance as WCAG 2 defines it. */
export function inkOn(color: string): 'dark' | 'light' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.22 ? 'dark' : 'light';
}
