import { describe, expect, it } from 'vitest';
import { counted, formatCount, nameTiles } from '../../src/core/counted';

describe('a number in a sentence', () => {
  it('has its digits in groups of three', () => {
    expect([0, 999, 1000, 1210915].map(formatCount)).toEqual(['0', '999', '1,000', '1,210,915']);
  });

  it('goes with one thing or with several', () => {
    expect([0, 1, 2, 1000].map((count) => counted(count, 'row'))).toEqual([
      '0 rows',
      '1 row',
      '2 rows',
      '1,000 rows',
    ]);
    expect([nameTiles(1, 'Z'), nameTiles(3, 'Z'), nameTiles(1, '?'), nameTiles(2, '?')]).toEqual([
      '1 Z tile',
      '3 Z tiles',
      '1 blank',
      '2 blanks',
    ]);
  });
});
