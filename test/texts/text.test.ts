import { describe, expect, it } from 'vitest';
import { text } from '../../src/texts/text';

describe('a text', () => {
  it('has the plural form of its number, with its digits in groups', () => {
    expect(text('lexicon.words', { count: 1 })).toBe('1 word');
    expect(text('lexicon.words', { count: 0 })).toBe('0 words');
    expect(text('lexicon.words', { count: 1_210_915 })).toBe('1,210,915 words');
  });

  it('is a flaw of the program without its argument', () => {
    expect(() => text('lexicon.words', {})).toThrow('count');
  });
});
