import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { InputError, readArguments } from '../../../src/main/cli/inputError';
import { sentence } from '../../said';

const read = (args: readonly string[]) =>
  readArguments(args, (given) => parseArgs({ args: given, options: { top: { type: 'string' } } }).values);

describe('the arguments of a command', () => {
  it('are parsed', () => {
    expect(read(['--top', '3'])).toEqual({ top: '3' });
  });

  it('are refused in one sentence on one line if one of them is invalid', () => {
    expect(() => read(['--what'])).toThrow('“--what”');
    expect(() => read(["--'Ro\r"])).toThrow(/^[^\p{Cc}]+\.$/u);
  });

  it('are refused unread if there are too many', () => {
    expect(() => read(new Array(50_000).fill('-10'))).toThrow(
      new InputError(sentence('commandLine.tooManyArguments', { count: 50_000, most: 100 })),
    );
  });
});
