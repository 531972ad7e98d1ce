import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from '../../../../src/core/notation/text/jsonFault';
import { parseJsonObject } from '../../../../src/core/notation/text/jsonFields';
import { say } from '../../../../src/texts/say';
import { sentence } from '../../../said';

describe('where a text stops being JSON', () => {
  it.each([
    ['oops', 0],
    ['{"a": oops}', 6],
    ['{"a": 1,}', 8],
    ['[1,]', 3],
    ['{"a" 1}', 5],
    ['{a: 1}', 1],
    ['{"a": 01}', 7],
    ['{"a": "b\nc"}', 8],
    ['{"a": "\\x"}', 8],
    ['{"a": "\\u12g4"}', 11],
    ['{"a": 1]', 7],
    ['{} {}', 3],
    ['[1 2]', 3],
    ['{"a": tru', 6],
    ['{"a": [1, {"b": ', 16],
    ['{"a": "b', 8],
    ['', 0],
  ])('%j: %i', (text, at) => {
    expect(findJsonFault(text)).toBe(at);
  });

  it('is at the end of a valid text, and of one that was cut off', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, cut) => {
        expect(findJsonFault(text)).toBe(text.length);
        const beginning = text.slice(0, cut % text.length);
        // A word or a number that was cut off, such as `fals` or `1e+`, is the fault itself.
        expect(beginning.length - findJsonFault(beginning)).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('a document that is no JSON', () => {
  const errorOf = (text: string) => {
    const parsed = parseJsonObject(text);
    return parsed.ok ? '' : say(parsed.error);
  };

  it('is refused with the place', () => {
    expect(errorOf('{\n  "format": oops\n}')).toBe(
      sentence('jsonFiles.faultAtLine', { what: 'file', found: '“o”', line: 2, column: 13 }),
    );
    expect(errorOf('{"format": ')).toBe(sentence('jsonFiles.breaksOff', { what: 'file' }));
  });
});
