import { describe, expect, it } from 'vitest';
import { mean, median } from '../../../src/engine/average';
import { measureInTurn, measureSearch, microsPerThousandMoves } from '../../../src/main/bench/measure';
import { positionOf } from '../../oracle/oraclePositions';

const empty = Array<string>(15).fill('.'.repeat(15));

describe('the figures of the bench', () => {
  it('use the middle of the sorted values as median, or the mean of the middle two', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 6])).toBe(5.5);
    expect(median([4])).toBe(4);
    expect(mean([1, 2, 6])).toBe(3);
    expect([mean([]), median([])]).toEqual([0, 0]);
  });

  it('relate the time to the moves found', () => {
    // 4 positions of 50 µs in which 800 moves were found: 200 µs for 800 moves.
    const timing = { positions: 4, moves: 800, meanMicros: 50, medianMicros: 40 };
    expect(microsPerThousandMoves(timing)).toBe(250);
    expect(microsPerThousandMoves({ ...timing, moves: 0 })).toBe(0);
  });

  it('sum the moves of one round, separately for each number of blanks', () => {
    const positions = ['AB', '?B', 'A?'].map((rack) => positionOf({ board: empty, rack }));
    let searches = 0;
    const measurement = measureSearch(positions, 4, (position) => {
      searches++;
      return position.rack.includes(0x80) ? 10 : 1;
    });
    expect(searches).toBe(3 * (4 + 3));
    expect(measurement).toMatchObject({ rounds: 4, positions: 3, moves: 21 });
    expect(measurement.byBlanks['0']).toMatchObject({ positions: 1, moves: 1 });
    expect(measurement.byBlanks['1']).toMatchObject({ positions: 2, moves: 20 });
  });

  it('alternate the searches, round by round', () => {
    const positions = ['AB', '?B'].map((rack) => positionOf({ board: empty, rack }));
    let calls = '';
    const searchAs = (name: string, moves: number) => () => {
      calls += name;
      return moves;
    };
    const { one, other } = measureInTurn(positions, 2, { one: searchAs('a', 1), other: searchAs('b', 5) });
    // Three rounds to warm up, and two that count.
    expect(calls).toBe('aabb'.repeat(3 + 2));
    expect(one).toMatchObject({ rounds: 2, positions: 2, moves: 2 });
    expect(other).toMatchObject({ rounds: 2, positions: 2, moves: 10 });
    expect(other.byBlanks['1']).toMatchObject({ positions: 1, moves: 5 });
  });
});
