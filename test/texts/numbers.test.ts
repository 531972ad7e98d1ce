import { describe, expect, it } from 'vitest';
import { fixed, formatCount, formatRounded } from '../../src/texts/numbers';

describe('a number in a sentence', () => {
  it('has its digits in groups of three', () => {
    expect([0, 999, 1000, 1210915].map(formatCount)).toEqual(['0', '999', '1,000', '1,210,915']);
  });

  it('has as many digits as count', () => {
    expect([0, 938, 12_345, 1_210_915].map(formatRounded)).toEqual(['0', '938', '12.3K', '1.21M']);
  });

  it('has its decimals, and a minus where it is less than nothing as it is shown', () => {
    expect([63.1, -4.25, -0.04, 0, -1234.5].map((value) => fixed(value, 1))).toEqual([
      '63.1',
      '−4.3',
      '0.0',
      '0.0',
      '−1,234.5',
    ]);
  });
});
