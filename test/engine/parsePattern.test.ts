import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePattern } from '../../src/engine/candidateViews';
import { unwrap } from '../oracle/oraclePositions';
import { said } from '../said';
import { runs } from '../seed';

describe('a word pattern', () => {
  it('has the usual meaning', () => {
    const atom = fc.constantFrom('a', 'B', '.', '[ab]', '[^a]', '(ab|c)', '(a|ab)', '(b{2})');
    const piece = fc.tuple(atom, fc.constantFrom('', '*', '+', '?')).map((parts) => parts.join(''));
    const source = fc
      .tuple(
        fc.constantFrom('', '^'),
        fc.array(piece, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', '$'),
      )
      .map(([begin, pieces, end]) => begin + pieces.join('') + end);
    const word = fc
      .array(fc.constantFrom('A', 'B', 'C'), { maxLength: 8 })
      .map((letters) => letters.join(''));
    fc.assert(
      fc.property(source, word, (pattern, text) => {
        expect(unwrap(parsePattern(pattern))(text)).toBe(new RegExp(pattern, 'iu').test(text));
      }),
      { seed: 7, numRuns: runs(2000) },
    );
  });

  it.each(['(A+)+$', '(A|A)*$', '(.*)*$', '^(([A-Z])+.)+[A-Z]([A-Z])+$', '(A*)*B'])(
    'takes no exponential time: %s',
    (source) => {
      // A backtracking engine would take 2 to the power of 40 steps and more, that is, for ever.
      const test = unwrap(parsePattern(source));
      expect([true, false]).toContain(test(`${'A'.repeat(40)}!`));
    },
  );

  it.each([
    ['[', 'missing closing ].'],
    ['(?=A)B', 'invalid or unsupported Perl syntax.'],
    ['(A)\\1', 'invalid escape sequence.'],
    ['((A{500}){500}){500}', 'invalid repeat count.'],
  ])('is refused in a sentence: %s', (source, reason) => {
    const message = `“${source}” is not a valid regular expression here: ${reason}`;
    expect(said(parsePattern(source))).toEqual({ ok: false, error: message });
  });
});
