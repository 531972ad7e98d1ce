import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../../src/core/movegen/move';
import type { SampledReply } from '../../../../../src/core/strategy/replies/sampleReplies';
import { heatMap, hottest } from '../../../../../src/renderer/features/strategy/view/heatMap';
import { tilesOf } from '../../../../core/strategy/tableGames';

const play = (
  row: number,
  col: number,
  direction: Move['direction'],
  tiles: string,
  score: number,
): Move => ({
  kind: 'placement',
  row,
  col,
  direction,
  tiles: [...tiles].map((letter) => (letter === '.' ? 0 : (tilesOf(letter)[0] ?? 0))),
  score,
});
const draw = (reply: SampledReply['reply'], next: SampledReply['next'] = null): SampledReply => ({
  rack: [],
  reply,
  next,
});

/** On a board of five columns. Two replies cover square 1:2, one of them squares 1:0 and 2:2 each, too. */
const DRAWS = [
  draw(play(1, 0, 'across', 'A.T', 20), play(0, 0, 'across', 'AT', 6)),
  draw(play(1, 2, 'down', 'AT', 10)),
  draw({ kind: 'exchange', tiles: tilesOf('VV') }),
  draw({ kind: 'pass' }),
];

describe('heatMap', () => {
  it('counts the squares covered by replies, and their points', () => {
    expect(heatMap(DRAWS, 'replies', 'share', 5)).toEqual([
      { square: 7, share: 0.5, points: 7.5, meanScore: 15 },
      { square: 5, share: 0.25, points: 5, meanScore: 20 },
      { square: 12, share: 0.25, points: 2.5, meanScore: 10 },
    ]);
  });

  it('does the same for the player’s own next turns', () => {
    expect(heatMap(DRAWS, 'next', 'points', 5)).toEqual([
      { square: 0, share: 0.25, points: 1.5, meanScore: 6 },
      { square: 1, share: 0.25, points: 1.5, meanScore: 6 },
    ]);
  });

  it('is empty without draws', () => {
    expect(heatMap([], 'replies', 'share', 5)).toEqual([]);
    expect(hottest([], 'share')).toBe(0);
    expect(hottest(heatMap(DRAWS, 'replies', 'points', 5), 'points')).toBe(7.5);
  });
});
