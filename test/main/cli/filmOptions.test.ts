import { describe, expect, it } from 'vitest';
import { readFilmOptions } from '../../../src/main/cli/filmOptions';
import { InputError } from '../../../src/main/cli/inputError';
import { sentence } from '../../said';

const read = (...args: string[]) => readFilmOptions(['--gcg', 'game.gcg', ...args]);

describe('the options of a film', () => {
  it('default to a small GIF', () => {
    expect(read('--out', 'Game.GIF')).toEqual({
      gcg: 'game.gcg',
      out: 'Game.GIF',
      format: 'gif',
      size: '640x360',
      rate: '10',
      camera: 'player',
      seconds: undefined,
      hasCaption: true,
    });
    const others = read(
      ...['--out', 'a.webm', '--size', '1920x1080', '--fps', '50', '--seconds', '12.5'],
      ...['--camera', 'low', '--no-caption'],
    );
    expect(others).toMatchObject({
      format: 'webm',
      size: '1920x1080',
      rate: '50',
      seconds: 12.5,
      camera: 'low',
      hasCaption: false,
    });
    expect(readFilmOptions(['--help'])).toBe('help');
  });

  it.each([
    [['--out', 'a.png'], sentence('filmCommand.wrongFormat', { out: '“a.png”' })],
    [[], 'A film needs a game and a file to write: film --gcg FILE --out FILE'],
    [
      ['--out', 'a.gif', '--fps', '30'],
      sentence('commandLine.wrongChoice', { option: '--fps', allowed: '5, 10, 20, 25, 50', given: '“30”' }),
    ],
    [
      ['--out', 'a.gif', '--seconds', '0'],
      sentence('commandLine.wrongSeconds', { option: '--seconds', least: 1, most: 600, given: '“0”' }),
    ],
    [
      ['--out', 'a.gif', '--seconds', '601'],
      sentence('commandLine.wrongSeconds', { option: '--seconds', least: 1, most: 600, given: '“601”' }),
    ],
  ])('are refused with one sentence: %j', (args, sentence) => {
    expect(() => read(...args)).toThrow(new InputError(sentence));
  });
});
