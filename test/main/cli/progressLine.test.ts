import { describe, expect, it } from 'vitest';
import { describeProgress, describeTime } from '../../../src/main/cli/progressLine';

describe('the progress of a tournament', () => {
  it('shows games done, speed and time left', () => {
    expect(describeProgress({ done: 1500, total: 20_000, gamesPerSecond: 61.04, secondsLeft: 303.1 })).toBe(
      '1,500 of 20,000 games, 61.0 a second, 5:04 left',
    );
    expect(describeProgress({ done: 0, total: 2, gamesPerSecond: null, secondsLeft: null })).toBe(
      '0 of 2 games, – a second, – left',
    );
  });

  it.each([
    [0, '0:00'],
    [8.2, '0:09'],
    [59.5, '1:00'],
    [754, '12:34'],
    [3723, '1:02:03'],
    [360_000, '100:00:00'],
  ])('formats %d seconds as %s', (seconds, text) => {
    expect(describeTime(seconds)).toBe(text);
  });
});
