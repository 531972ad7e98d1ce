import { describe, expect, it } from 'vitest';
import { languageFor } from '../../src/texts/languages';

describe('the language of somebody', () => {
  it('is the first of the list that the program speaks, else English', () => {
    expect(languageFor(['en-GB', 'de'])).toBe('en');
    expect(languageFor(['en_US.UTF-8'])).toBe('en');
    expect(languageFor(['tlh', 'C', ''])).toBe('en');
    expect(languageFor([])).toBe('en');
  });
});
