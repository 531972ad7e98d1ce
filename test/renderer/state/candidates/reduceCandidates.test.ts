import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../../../src/contract/candidates/candidatesApi';
import type { Setup } from '../../../../src/core/board/setup';
import type { Action } from '../../../../src/renderer/state/action';
import type { AppState } from '../../../../src/renderer/state/appState';
import { NO_FILTER } from '../../../../src/renderer/state/candidates/candidateFilter';
import {
  addRows,
  candidateAt,
  candidateSetOf,
  missingPages,
} from '../../../../src/renderer/state/candidates/candidateSet';
import {
  pagesToLoad,
  placementToKeep,
  setupToGenerate,
} from '../../../../src/renderer/state/candidates/engineNeeds';
import { reduce } from '../../../../src/renderer/state/reduce';
import { LEXICON } from '../../session/fakeConnection';
import { MISTAKEN, placement, readMidgame, stateShowing, summaryOf } from '../../view/midgame';

const setup = readMidgame();
const rowsFrom = (offset: number, count: number): readonly Candidate[] =>
  Array.from({ length: count }, (_, index) => placement('MAKE', { rank: offset + index + 1 }));
const setOf = (total: number) => candidateSetOf(setup, summaryOf([], total), NO_FILTER);

describe('cached candidates', () => {
  it('are found by rank', () => {
    const set = setOf(250);
    expect(candidateAt(set, 1)?.rank).toBe(1);
    expect(candidateAt(set, 100)?.rank).toBe(100);
    expect(candidateAt(set, 101)).toBeUndefined();
    expect(candidateAt(addRows(set, { offset: 200, rows: rowsFrom(200, 50) }), 250)?.rank).toBe(250);
    expect(candidateAt(null, 1)).toBeUndefined();
  });

  it('are requested in whole pages, in any order', () => {
    const set = addRows(setOf(450), { offset: 150, rows: rowsFrom(150, 260) });
    // 151 … 410 hold the pages 201 … 300 and 301 … 400 whole.
    expect([...set.pages.keys()].sort()).toEqual([0, 2, 3]);
    expect(candidateAt(set, 201)?.rank).toBe(201);
    expect(candidateAt(set, 400)?.rank).toBe(400);
  });

  it('are distinguished from missing ones', () => {
    expect(missingPages(setOf(250), [-1, 0, 99, 100, 150, 249, 250])).toEqual([1, 2]);
  });

  it('stay few, dropping the oldest pages first', () => {
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

  it('starts with the best and timestamps each choice', () => {
    expect([state.shownRank, state.shownAtMs]).toEqual([1, 1000]);
    const next = reduce(state, step(1), 1500);
    expect([next.shownRank, next.shownAtMs]).toEqual([2, 1500]);
  });

  it('stops at both ends without redrawing', () => {
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

  it('does nothing without candidates', () => {
    const none = stateShowing([]);
    expect(none.shownRank).toBe(0);
    expect(reduce(none, step(1), 1500)).toBe(none);
  });
});

describe('the shown candidate', () => {
  const KIT = placement('KIT', { row: 14, col: 1, score: 21, rank: 2 });
  const second = { ...stateShowing([MISTAKEN, KIT]), shownRank: 2 };
  const edited = (setup: Setup) =>
    reduce(second, { type: 'setup-edited', setup, name: { key: 'steps.clearRack' } }, 0);
  const answered = (state: AppState, rankAskedFor: number | null) => {
    const summary = { ...summaryOf([], 2517, 2), rankAskedFor };
    return reduce(state, { type: 'generation-finished', setup: state.setup, summary }, 5000);
  };

  it('is requested by its tiles and squares if the board around it has changed', () => {
    const painted = edited({ ...setup, tiles: setup.tiles.with(0, 1) });
    expect(placementToKeep(painted, painted.setup)).toEqual([
      { row: 14, col: 1, tile: 11 },
      { row: 14, col: 2, tile: 9 },
      { row: 14, col: 3, tile: 20 },
    ]);
    // The A of EXAMS is already there.
    const best = { ...painted, shownRank: 1 };
    expect(placementToKeep(best, painted.setup)?.map(({ col }) => col)).toEqual([4, 5, 6, 7, 9, 10, 11]);
  });

  it('persists if it is still a candidate, without redrawing its arrows, however far down the list', () => {
    const kept = answered(edited({ ...setup, tiles: setup.tiles.with(0, 1) }), 1234);
    expect([kept.shownRank, kept.shownAtMs]).toEqual([1234, 1000]);
    expect(pagesToLoad(kept)[0]).toBe(12);
  });

  it('is replaced by the best if it is none any more, and for another rack', () => {
    const gone = answered(edited({ ...setup, tiles: setup.tiles.with(0, 1) }), null);
    expect([gone.shownRank, gone.shownAtMs]).toEqual([1, 5000]);
    const otherRack = edited({ ...setup, rack: setup.rack.slice(1) });
    expect(placementToKeep(otherRack, otherRack.setup)).toBeNull();
    const sameTiles = edited({ ...setup, rack: [...setup.rack] });
    expect(placementToKeep(sameTiles, sameTiles.setup)).not.toBeNull();
  });
});

describe('requests to the engine', () => {
  const open = { kind: 'open', info: LEXICON } as const;
  const state = { ...stateShowing([], 2517), lexicon: open };

  it('are for a generation until the candidates of the setup have arrived', () => {
    expect(setupToGenerate(state)).toBeNull();
    const edited = reduce(state, { type: 'rack-tile-taken-back' }, 0);
    expect(setupToGenerate(edited)).toBe(edited.setup);
    const editedAgain = reduce(edited, { type: 'rack-tile-taken-back' }, 0);
    const answer = {
      type: 'generation-finished',
      setup: edited.setup,
      summary: summaryOf([], 9, 2),
    } as const;
    expect(setupToGenerate(reduce(editedAgain, answer, 0))).toBe(editedAgain.setup);
    expect(setupToGenerate(reduce(edited, answer, 0))).toBeNull();
  });

  it('are for a generation again if the engine has lost these candidates', () => {
    const lose = (generation: number) => reduce(state, { type: 'generation-lost', generation }, 0);
    expect(lose(1)).toMatchObject({ candidates: null, shownRank: 0 });
    expect(setupToGenerate(lose(1))).toBe(state.setup);
    expect(lose(2)).toBe(state);
    const told = (generation: number) =>
      reduce(state, { type: 'engine-event', event: { type: 'generation-lost', generation } }, 0);
    expect(told(1)).toEqual(lose(1));
    expect(told(2)).toBe(state);
  });

  it('are empty without a lexicon, or for a setup that has failed', () => {
    const edited = reduce(state, { type: 'rack-tile-taken-back' }, 0);
    expect(setupToGenerate({ ...edited, lexicon: { kind: 'cancelled' } })).toBeNull();
    const error = { code: 'illegal-setup', message: 'No.' } as const;
    const failed = reduce(edited, { type: 'generation-failed', setup: edited.setup, error }, 0);
    expect(setupToGenerate(failed)).toBeNull();
    expect(setupToGenerate(reduce(failed, { type: 'rack-tile-taken-back' }, 0))).not.toBeNull();
  });

  it('are for the pages around the shown row, in view, and at both ends', () => {
    expect(pagesToLoad(state)).toEqual([1, 2, 25]);
    const far = { ...state, shownRank: 1250, visibleRows: { first: 620, last: 710 } };
    expect(pagesToLoad(far)).toEqual([12, 6, 7, 13, 11, 14, 10, 25]);
    expect(pagesToLoad({ ...state, setup: { ...setup } })).toEqual([]);
  });

  it('start over after the engine has', () => {
    const restarting = {
      type: 'engine-status',
      status: 'restarting',
      message: 'stopped',
    } as const;
    const stopped = reduce(state, { type: 'engine-event', event: restarting }, 0);
    expect(stopped.engine).toEqual({ kind: 'restarting', message: 'stopped' });
    expect(setupToGenerate(stopped)).toBeNull();
    const ready = { type: 'engine-status', status: 'ready', message: '' } as const;
    const back = reduce(stopped, { type: 'engine-event', event: ready }, 0);
    expect(setupToGenerate(back)).toBe(back.setup);
    expect(reduce(state, { type: 'engine-event', event: ready }, 0)).toBe(state);
  });
});
