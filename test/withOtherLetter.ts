import type { Setup } from '../src/core/board/setup';

/** The same position with tiles that spell Z as Ž: no lexicon of English fits them. */
export function withOtherLetter({ rack, rules, tiles }: Setup): Setup {
  const letters = rules.distribution.letters.map((letter) =>
    letter.glyph === 'Z' ? { ...letter, glyph: 'Ž' } : letter,
  );
  return { rack, tiles, rules: { ...rules, distribution: { ...rules.distribution, letters } } };
}
