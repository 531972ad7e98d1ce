import { describe, expect, it } from 'vitest';
import { text } from '../../src/texts/text';

describe('a count of one', () => {
  it.each([
    ['walkPanel.anchorMarks', 'Stop at 1 anchor when jumping', 'Stop at 2,000 anchors when jumping'],
    ['walkPanel.blankMarks', 'Stop at 1 blank when jumping', 'Stop at 2,000 blanks when jumping'],
    ['walkPanel.deadEndMarks', 'Stop at 1 dead end when jumping', 'Stop at 2,000 dead ends when jumping'],
    ['walkPanel.separatorMarks', 'Stop at 1 separator when jumping', 'Stop at 2,000 separators when jumping'],
    ['walkPanel.wordMarks', 'Stop at 1 word when jumping', 'Stop at 2,000 words when jumping'],
  ] as const)('has the singular in %s', (key, one, many) => {
    expect(text(key, { count: 1 })).toBe(one);
    expect(text(key, { count: 2000 })).toBe(many);
  });

  it('has the singular for each letter of a tile set', () => {
    expect(text('designPanel.totals', { tiles: 3, points: 1, vowels: 1, consonants: 1, blanks: 1 })).toBe(
      '3 tiles, 1 point: 1 vowel, 1 consonant, 1 blank',
    );
    expect(text('designPanel.totals', { tiles: 1, points: 1870, vowels: 0, consonants: 1, blanks: 0 })).toBe(
      '1 tile, 1870 points: 0 vowels, 1 consonant, 0 blanks',
    );
  });

  it('has the singular for the size of a board', () => {
    expect(text('designPanel.presentSize', { rows: 1, cols: 1 })).toBe('1 row × 1 column');
    expect(text('designPanel.presentSize', { rows: 15, cols: 21 })).toBe('15 rows × 21 columns');
  });

  it('has the singular for a lexicon of one word', () => {
    expect(text('windowView.aboutLexicon', { count: 1, source: 'built', ms: 3 })).toBe(
      '1 word, built in 3 ms',
    );
    expect(text('windowView.aboutLexicon', { count: 2000, source: 'cache', ms: 3 })).toBe(
      '2,000 words, from the cache in 3 ms',
    );
  });
});
