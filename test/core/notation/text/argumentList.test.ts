import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatArguments, parseArguments } from '../../../../src/core/notation/text/argumentList';
import { ok } from '../../../../src/core/result';

describe('arguments as they are typed', () => {
  it.each([
    ['', []],
    ['  engine   --threads 2 ', ['engine', '--threads', '2']],
    ['"C:\\My Engines\\one.exe" ""', ['C:\\My Engines\\one.exe', '']],
    ['"say ""hello"""', ['say "hello"']],
  ])('%j', (typed, args) => {
    expect(parseArguments(typed)).toEqual(ok(args));
  });

  it.each(['"open', 'a"b', '"a"b'])('%j is refused', (typed) => {
    expect(parseArguments(typed).ok).toBe(false);
  });

  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (args) => {
        expect(parseArguments(formatArguments(args))).toEqual(ok(args));
      }),
    );
  });
});
