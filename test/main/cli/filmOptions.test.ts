import { describe, expect, it } from 'vitest';
import { readFilmOptions } from '../../../src/main/cli/filmOptions';
import { InputError } from '../../../src/main/cli/inputError';

const read = (...args: string[]) => readFilmOptions(['--gcg', 'game.gcg', ...args]);

describe('the options of a film', () => {
  it('are those of a small GIF, unless others are named', () => {
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
    [['--out', 'a.png'], 'The name of a film must end in .gif, .webm or .mp4; “a.png” does not.'],
    [[], 'A film needs a game and a file to write: film --gcg FILE --out FILE'],
    [['--out', 'a.gif', '--fps', '30'], '--fps must be one of 5, 10, 20, 25, 50, not “30”.'],
    [['--out', 'a.gif', '--seconds', '0'], '--seconds takes seconds from 1 to 600, not “0”.'],
    [['--out', 'a.gif', '--seconds', '601'], '--seconds takes seconds from 1 to 600, not “601”.'],
  ])('%j are refused with a sentence', (args, sentence) => {
    expect(() => read(...args)).toThrow(new InputError(sentence));
  });
});
