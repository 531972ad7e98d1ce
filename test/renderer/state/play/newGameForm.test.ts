import { describe, expect, it } from 'vitest';
import { MAX_MINUTES, readMinutes } from '../../../../src/renderer/state/play/newGameForm';
import { unwrap } from '../../../oracle/oraclePositions';
import { said, sentence } from '../../../said';

describe('minutes for a clock', () => {
  it.each([
    ['', null],
    [' ', null],
    ['1', 60_000],
    [' 25 ', 1_500_000],
    ['600', 36_000_000],
  ])('are read from %j', (typed, limitMs) => {
    expect(unwrap(readMinutes(typed))).toBe(limitMs);
  });

  it.each(['0', '-5', '601', '1e9', '2,5', '99999999999999999999', '∞', 'ten', '1:00'])(
    'are refused in one sentence if they are %j',
    (typed) => {
      const read = readMinutes(typed);
      expect(!read.ok && said(read.error)).toBe(sentence('play.wrongMinutes', { most: String(MAX_MINUTES) }));
    },
  );
});
