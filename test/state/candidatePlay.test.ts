import { describe, expect, it } from 'vitest';
import { BLANK } from '../../src/core/alphabet/tile';
import { leaveOf, playMove } from '../../src/renderer/state/candidatePlay';
import { reduce } from '../../src/renderer/state/reduce';
import { compareMoves } from '../../src/renderer/view/comparedMoves';
import { positionOf } from '../../src/renderer/view/shownMove';
import { MISTAKEN, placement, readMidgame, stateShowing, tilesOf } from '../view/midgame';

const setup = readMidgame();
const KIT = placement('KIT', { row: 14, col: 0, score: 21, rank: 3 });

describe('playing a candidate', () => {
  it('lays its tiles beside those that lie there, takes them off the rack and is named after it', () => {
    const played = playMove(setup, MISTAKEN);
    expect(played.name).toBe('play MISTAKEN 10E');
    expect(played.setup.tiles.slice(9 * 15, 10 * 15)).toEqual(tilesOf('....MISTAKEN...'));
    expect(played.setup.rack).toEqual([]);
    expect(setup.rack).toHaveLength(7);
  });

  it('lays a blank as its letter and takes the blank', () => {
    const withBlank = { ...setup, rack: tilesOf('K?TZ') };
    const played = playMove(withBlank, { ...KIT, tiles: tilesOf('KiT'), direction: 'down', row: 0 });
    expect(played.name).toBe('play KiT A1');
    expect(played.setup.rack).toEqual(tilesOf('Z'));
    expect([0, 15, 30].map((square) => played.setup.tiles[square])).toEqual(tilesOf('KiT'));
  });

  it('leaves the other tiles in their order', () => {
    expect(leaveOf(setup, KIT)).toEqual(tilesOf('EMNS'));
    expect(leaveOf({ ...setup, rack: [BLANK, ...tilesOf('TKI')] }, KIT)).toEqual([BLANK]);
  });
});

describe('a pinned candidate', () => {
  const state = stateShowing([MISTAKEN, { ...KIT, rank: 2 }]);
  const pin = { type: 'candidate-pinned' } as const;

  it('stays pinned while others are shown, and is let go when it is pinned again', () => {
    const pinned = reduce(state, pin, 0);
    expect(pinned.pinned).toEqual({ setup: state.setup, candidate: MISTAKEN });
    const next = reduce(pinned, { type: 'candidate-stepped', by: 1 }, 0);
    expect(next.pinned).toBe(pinned.pinned);
    expect(reduce(next, pin, 0).pinned?.candidate.rank).toBe(2);
    expect(reduce(pinned, pin, 0).pinned).toBeNull();
  });

  it('is compared by score, tiles, leave and words', () => {
    const { difference, pinned, shown } = compareMoves(setup, positionOf(setup)!, MISTAKEN, KIT);
    expect(difference).toBe(21 - 96);
    // Over MINOR, K, E and N make KI, EN and NO.
    expect(pinned).toMatchObject({ tilesPlayed: 7, leave: '', words: ['MISTAKEN', 'KI', 'EN', 'NO'] });
    expect(shown).toMatchObject({ position: '15A', tilesPlayed: 3, leave: 'EMNS', words: ['KIT'] });
  });
});
