import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../src/contract/engineApi';
import type { Action } from '../../src/renderer/state/action';
import { addRows, candidateAt, candidateSetOf, missingPages } from '../../src/renderer/state/candidateSet';
import { pagesToLoad, setupToGenerate } from '../../src/renderer/state/engineNeeds';
import { reduce } from '../../src/renderer/state/reduce';
import { LEXICON } from '../session/fakeConnection';
import { placement, readMidgame, stateShowing, summaryOf } from '../view/midgame';

const setup = readMidgame();
const rowsFrom = (offset: number, count: number): readonly Candidate[] =>
  Array.from({ length: count }, (_, index) => placement('MAKE', { rank: offset + index + 1 }));
const setOf = (total: number) => candidateSetOf(setup, summaryOf([], total));

describe('the kept candidates', () => {
  it('are found by rank', () => {
    const set = setOf(250);
    expect(candidateAt(set, 1)?.rank).toBe(1);
    expect(candidateAt(set, 100)?.rank).toBe(100);
    expect(candidateAt(set, 101)).toBeUndefined();
    expect(candidateAt(addRows(set, { offset: 200, rows: rowsFrom(200, 50) }), 250)?.rank).toBe(250);
    expect(candidateAt(null, 1)).toBeUndefined();
  });

  it('come in whole pages, however the rows arrive', () => {
    const set = addRows(setOf(450), { offset: 150, rows: rowsFrom(150, 260) });
    // 151 … 410 hold the pages 201 … 300 and 301 … 400 whole.
    expect([...set.pages.keys()].sort()).toEqual([0, 2, 3]);
    expect(candidateAt(set, 201)?.rank).toBe(201);
    expect(candidateAt(set, 400)?.rank).toBe(400);
  });

  it('are told apart from the missing ones', () => {
    expect(missingPages(setOf(250), [-1, 0, 99, 100, 150, 249, 250])).toEqual([1, 2]);
  });

  it('stay few, the oldest pages going first', () => {
    let set = setOf(75_000);
    for (let page = 1; page < 400; page++)
      set = addRows(set, { offset: page * 100, rows: rowsFrom(page * 100, 100) });
    expect(set.pages.size).toBe(120);
    expect(candidateAt(set, 1)).toBeUndefined();
    expect(candidateAt(set, 39_950)?.rank).toBe(39_950);
  });
});

describe('stepping', () => {
  const step = (by: number): Action => ({ type: 'candidate-stepped', by });
  const state = stateShowing([], 250);

  it('begins with the best and dates each choice', () => {
    expect([state.shownRank, state.shownAtMs]).toEqual([1, 1000]);
    const next = reduce(state, step(1), 1500);
    expect([next.shownRank, next.shownAtMs]).toEqual([2, 1500]);
  });

  it('stops at both ends without drawing anything anew', () => {
    expect(reduce(state, step(-1), 1500)).toBe(state);
    expect(reduce(state, { type: 'candidate-shown', rank: Number.MAX_SAFE_INTEGER }, 1500).shownRank).toBe(
      250,
    );
    expect(reduce(state, step(10), 1500).shownRank).toBe(11);
  });

  it('waits while the candidates are those of another setup', () => {
    const edited = reduce(state, { type: 'rack-tile-taken-back' }, 1500);
    expect(reduce(edited, step(1), 1600)).toBe(edited);
  });

  it('has nowhere to go without candidates', () => {
    const none = stateShowing([]);
    expect(none.shownRank).toBe(0);
    expect(reduce(none, step(1), 1500)).toBe(none);
  });
});

describe('what is asked of the engine', () => {
  const open = { kind: 'open', info: LEXICON } as const;
  const state = { ...stateShowing([], 2517), lexicon: open };

  it('is a generation when the setup has changed, one at a time', () => {
    expect(setupToGenerate(state)).toBeNull();
    const edited = reduce(state, { type: 'rack-tile-taken-back' }, 0);
    expect(setupToGenerate(edited)).toBe(edited.setup);
    const asked = reduce(edited, { type: 'generation-started', setup: edited.setup }, 0);
    const editedAgain = reduce(asked, { type: 'rack-tile-taken-back' }, 0);
    expect(setupToGenerate(editedAgain)).toBeNull();
    const answer = {
      type: 'generation-finished',
      setup: edited.setup,
      summary: summaryOf([], 9, 2),
    } as const;
    expect(setupToGenerate(reduce(editedAgain, answer, 0))).toBe(editedAgain.setup);
  });

  it('is nothing without a lexicon, or for a setup that has failed', () => {
    const edited = reduce(state, { type: 'rack-tile-taken-back' }, 0);
    expect(setupToGenerate({ ...edited, lexicon: { kind: 'cancelled' } })).toBeNull();
    const error = { code: 'illegal-setup', message: 'No.' } as const;
    const failed = reduce(edited, { type: 'generation-failed', setup: edited.setup, error }, 0);
    expect(setupToGenerate(failed)).toBeNull();
    expect(setupToGenerate(reduce(failed, { type: 'rack-tile-taken-back' }, 0))).not.toBeNull();
  });

  it('are the pages around the shown row, in sight, and at both ends', () => {
    expect(pagesToLoad(state)).toEqual([1, 2, 25]);
    const far = { ...state, shownRank: 1250, visibleRows: { first: 620, last: 710 } };
    expect(pagesToLoad(far)).toEqual([12, 6, 7, 13, 11, 14, 10, 25]);
    expect(pagesToLoad({ ...state, setup: { ...setup } })).toEqual([]);
  });

  it('starts anew after the engine has', () => {
    const restarting = {
      type: 'engine-status',
      status: 'restarting',
      message: 'The engine stopped.',
    } as const;
    const stopped = reduce(state, { type: 'engine-event', event: restarting }, 0);
    expect(stopped.engine).toEqual({ kind: 'restarting', message: 'The engine stopped.' });
    expect(setupToGenerate(stopped)).toBeNull();
    const ready = { type: 'engine-status', status: 'ready', message: '' } as const;
    const back = reduce(stopped, { type: 'engine-event', event: ready }, 0);
    expect(setupToGenerate(back)).toBe(back.setup);
    expect(reduce(state, { type: 'engine-event', event: ready }, 0)).toBe(state);
  });
});
