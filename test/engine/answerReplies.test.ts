import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../src/core/game/turnRules';
import type { Move } from '../../src/core/movegen/move';
import { ReplySampler } from '../../src/engine/answerReplies';
import { tilesOf } from '../core/strategy/tableGames';
import { unwrap } from '../oracle/oraclePositions';
import { said, sentence } from '../said';
import { leavesOf, setupOf, smallLexicon } from './smallSearch';

const LEXICON = smallLexicon(['CAT', 'CATS', 'AE', 'TE']);
const setup = setupOf(CLASSIC_RULES, 'CATS');
const cat: Move = {
  kind: 'placement',
  row: 7,
  col: 7,
  direction: 'across',
  tiles: tilesOf('CAT'),
  score: 10,
};
const request = { setup, move: cat, turnRules: CLASSIC_TURN_RULES, seed: '1', from: 0, count: 6 };
const never = () => false;

/** A clock that advances by this many milliseconds per reading. */
function sampler(msALook: number, leaves = leavesOf({})) {
  let now = 0;
  const clock = () => (now += msALook);
  return new ReplySampler({ now: clock, cpuNow: clock, pause: async () => undefined, leaves });
}

describe('replies to a play', () => {
  it('are the same whether requested at once or one after the other', () => {
    const { basis, draws } = unwrap(sampler(1).answer(LEXICON, request, never));
    expect(basis).toEqual({ kind: 'equity' });
    expect(draws).toHaveLength(6);
    const slow = sampler(100);
    const parts = [0, 2, 4].flatMap(
      (from) => unwrap(slow.answer(LEXICON, { ...request, from }, never)).draws,
    );
    expect(parts).toEqual(draws);
  });

  it('are answered soon, however long one takes, and can be cancelled', () => {
    expect(unwrap(sampler(1000).answer(LEXICON, request, never)).draws).toHaveLength(1);
    const given = sampler(1).answer(LEXICON, request, () => true);
    expect(given).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it('use the score if there are no leaves, with a note', () => {
    const host = { now: () => 0, cpuNow: () => 0, pause: async () => undefined };
    const { basis } = unwrap(new ReplySampler(host).answer(LEXICON, request, never));
    expect(said(basis)).toEqual({ kind: 'score', reason: sentence('leaves.none', { tiles: 'English' }) });
  });

  it('follow the leaves in use from answer to answer', () => {
    // Whoever holds an A or a T would rather keep it than play for a few points.
    const [one, other] = [leavesOf({}), leavesOf({ A: 900, T: 900, E: 900 })];
    let leaves = one;
    const changing = sampler(1, (tiles) => leaves(tiles));
    const drawsOf = (by: ReplySampler) => unwrap(by.answer(LEXICON, request, never)).draws;
    const before = drawsOf(changing);
    leaves = other;
    expect(drawsOf(changing)).toEqual(drawsOf(sampler(1, other)));
    expect(drawsOf(changing)).not.toEqual(before);
  });

  it.each([
    ['lies beside the board', { ...cat, col: 13 }],
    ['takes tiles that are not on the rack', { ...cat, tiles: tilesOf('CAE') }],
    ['has a letter that there is not', { ...cat, tiles: [3, 1, 0x80 | 60] }],
  ])('are refused for a play that %s', (_, move) => {
    expect(sampler(1).answer(LEXICON, { ...request, move }, never).ok).toBe(false);
  });
});
