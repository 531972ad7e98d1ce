import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { ENGLISH_MESSAGES } from '../../src/texts/catalogue';
import { messageParts, sayParts } from '../../src/texts/messageParts';
import { runs, TEST_SEED } from '../seed';
import { argumentsOf } from './messageArguments';

const ENGLISH = { grouped: new Intl.NumberFormat('en-US'), plurals: new Intl.PluralRules('en-US') };

/** The library's formatting of a message, which ours must equal. */
function byLibrary(message: string): (params: Readonly<Record<string, string | number>>) => string {
  const format = new IntlMessageFormat(message, 'en-US', undefined, { ignoreTag: true });
  return (params) => String(format.format(params));
}

describe(`a message taken apart (TEST_SEED=${TEST_SEED})`, () => {
  it('says what the library says, whatever its arguments are', () => {
    for (const message of ENGLISH_MESSAGES.values()) {
      const parts = messageParts(message);
      const expected = byLibrary(message);
      const given = fc.record(
        Object.fromEntries(
          argumentsOf(message).map(({ isNumber, name, options }) => [
            name,
            isNumber
              ? fc.oneof(fc.nat(3), fc.integer({ min: -2000, max: 2_000_000 }))
              : fc.oneof(fc.constantFrom('', ...options), fc.string(), fc.integer()),
          ]),
        ),
      );
      fc.assert(
        fc.property(given, (params) => {
          expect(sayParts(parts, params, ENGLISH)).toBe(expected(params));
        }),
        { numRuns: runs(20), seed: TEST_SEED },
      );
    }
  });

  it.each([
    [
      '{n, plural, one {# tile of {m, number}} other {# tiles, {who, select, us {ours} other {#}}}}',
      { n: 1000, m: 1e6, who: 'us' },
    ],
    ['{n, plural, =0 {none} one {it} other {{n} = #}}', { n: 0 }],
    ['{n, plural, =0 {none} one {it} other {{n} = #}}', { n: 12_345 }],
    ["'{literal}' {a}", { a: 'x' }],
    ['{who, select, toString {own} other {another}}', { who: 'constructor' }],
    ['# {a} <b>bold</b>', { a: 1234 }],
  ] as const)('says what the library says of %s', (message, params) => {
    expect(sayParts(messageParts(message), params, ENGLISH)).toBe(byLibrary(message)(params));
  });

  it.each([
    '{n, number, percent}',
    '{n, plural, offset:1 one {#} other {#}}',
    '{n, selectordinal, other {#th}}',
    '{d, date}',
  ])('refuses %s, which no text has', (message) => {
    expect(() => messageParts(message)).toThrow('No text has');
  });
});
