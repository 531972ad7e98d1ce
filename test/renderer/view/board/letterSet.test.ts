import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterSetLines } from '../../../../src/renderer/view/board/letterSet';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const set = (letters: string) => ({
  allowed: [...letters],
  missing: [...ALPHABET].filter((letter) => !letters.includes(letter)),
});
const room = (columns: number, lines: number) => ({ columns, lines });

describe('the lines of a letter set', () => {
  it.each([
    ['A', ['A']],
    ['AES', ['AES']],
    ['AEIO', ['AE', 'IO']],
    ['ABCDE', ['ABC', 'DE']],
    ['ABCDEFGH', ['ABCD', 'EFGH']],
    ['BDEFHIKMNOPRSUWXY', ['not', 'ACGJL', 'QTVZ']],
    ['ABCDEFGHIJKLMN', ['ABCDE', 'FGHIJ', 'KLMN']],
    ['ABCDEFGHIJKLMNOPQRSTUVW', ['not', 'XYZ']],
    ['', ['–']],
  ])('with room for three lines of five are %s', (letters, lines) => {
    expect(letterSetLines(set(letters), room(5, 3))).toEqual(lines);
  });

  it('are fewer and longer on a low square, or a number if there is no room', () => {
    expect(letterSetLines(set('ABCDEFGHIJ'), room(6, 2))).toEqual(['ABCDE', 'FGHIJ']);
    expect(letterSetLines(set('ABCDE'), room(5, 1))).toEqual(['ABCDE']);
    expect(letterSetLines(set('ABCDEFGHIJ'), room(4, 2))).toEqual(['10']);
    expect(letterSetLines(set('A'), room(0, 0))).toEqual(['1']);
  });

  it('separate letters of several characters', () => {
    expect(letterSetLines({ allowed: ['CH', 'L·L', 'N'], missing: ['A', 'B'] }, room(6, 2))).toEqual([
      'CH L·L',
      'N',
    ]);
  });

  it('fit the room, and show exactly the allowed letters unless they only count them', () => {
    fc.assert(
      fc.property(
        fc.subarray([...ALPHABET], { minLength: 1 }),
        fc.nat(12),
        fc.nat(6),
        (allowed, columns, lines) => {
          const said = letterSetLines(set(allowed.join('')), room(columns, lines));
          if (said.length === 1 && said[0] === String(allowed.length)) return;
          expect(said.length).toBeLessThanOrEqual(lines);
          for (const line of said) expect(line.length).toBeLessThanOrEqual(columns);
          const letters =
            said[0] === 'not'
              ? [...ALPHABET].filter((letter) => !said.slice(1).join('').includes(letter))
              : [...said.join('')];
          expect(letters).toEqual(allowed);
        },
      ),
      { seed: 10 },
    );
  });

  it('only count letters if nothing else fits', () => {
    fc.assert(
      fc.property(
        fc.subarray([...ALPHABET], { minLength: 1 }),
        fc.nat(12),
        fc.nat(6),
        (allowed, columns, lines) => {
          const [first = ''] = letterSetLines(set(allowed.join('')), room(columns, lines));
          if (/^\d/.test(first)) expect(allowed.length).toBeGreaterThan(columns * lines);
        },
      ),
      { seed: 11 },
    );
  });
});
