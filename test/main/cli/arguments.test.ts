import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { InputError, readArguments } from '../../../src/main/cli/inputError';

const read = (args: readonly string[]) =>
  readArguments(args, (given) => parseArgs({ args: given, options: { top: { type: 'string' } } }).values);

describe('the arguments of a command', () => {
  it('are taken apart', () => {
    expect(read(['--top', '3'])).toEqual({ top: '3' });
  });

  it('are refused in one sentence on one line where one of them is wrong', () => {
    expect(() => read(['--what'])).toThrow(new InputError('Unknown option “--what”.'));
    expect(() => read(["--'Ro\r"])).toThrow(/^[^\p{Cc}]+\.$/u);
  });

  it('are refused unread where they are too many', () => {
    expect(() => read(new Array(50_000).fill('-10'))).toThrow(
      new InputError('There are 50,000 arguments; at most 100 are allowed.'),
    );
  });
});
