import { describe, expect, it } from 'vitest';
import type { PreendgameStatus } from '../../../../../src/contract/preendgame/preendgameApi';
import { PASS, type PlainTurn } from '../../../../../src/core/game/turns/turn';
import { endingColumns, endingTurns } from '../../../../../src/renderer/features/endgame/state/endingTurns';
import { listedTurns } from '../../../../../src/renderer/features/endgame/state/shownLine';
import { endingValue } from '../../../../../src/renderer/features/endgame/view/endingValue';
import { turnKey } from '../../../../../src/renderer/features/simulation/state/simulationSubject';
import type { AppState } from '../../../../../src/renderer/state/appState';
import { turnAt } from '../../../../../src/renderer/state/candidates/candidateSet';
import { shownSort, sortActionAfter } from '../../../../../src/renderer/state/candidates/sortColumns';
import { sentence } from '../../../../said';
import { CAT, listed, onPage, run, SOLVED, withStatus } from './endgameState';

const solved = withStatus(listed(onPage('X')), { endgame: SOLVED });
const EXCHANGE: PlainTurn = { kind: 'exchange', tiles: [3, 1] };

const row = { ties: 0, spread: 0, looked: 8, orderings: 8, isExamined: true, plies: undefined } as const;
const EXAMINED: PreendgameStatus = {
  id: 1,
  phase: 'finished',
  model: 'rational',
  rows: [
    // As good as the exchange so far, by a share of fewer orderings.
    { ...row, turn: PASS, wins: 3, losses: 1, looked: 4, isExamined: false, plies: 2, spread: 9 },
    { ...row, turn: EXCHANGE, wins: 5, ties: 2, losses: 1, spread: -2 },
    { ...row, turn: CAT, wins: 7, losses: 1, spread: 4 },
  ],
  rowCount: 3,
  isCut: false,
  examined: 2,
  candidates: 3,
  rivals: 0,
  isProven: true,
  bagCount: 1,
  seconds: 1,
  problem: null,
};
const examined = withStatus(onPage('XY'), { preendgame: EXAMINED });

/** The turns that the list begins with. */
const first = ({ filter }: AppState) => filter.first?.turns.map(({ kind }) => kind);

describe('the figures of an ending', () => {
  it('are assigned to candidates with the same tiles on the same squares', () => {
    const known = endingTurns(solved);
    const values = [CAT, PASS].map((turn) => known?.get(turnKey(turn)));
    expect(values.map((rated) => rated && endingValue(rated))).toEqual([
      { figures: ['+21'], isProven: true, said: sentence('endgamePage.rowExact', { value: '+21' }) },
      // That the pass is worth no more than 7 is not proven.
      { figures: ['≤+7'], isProven: false, said: sentence('endgamePage.rowAtMost', { value: '+7' }) },
    ]);
    expect(turnKey({ kind: 'pass', tiles: [], worth: 0 })).toBe(turnKey(PASS));
    expect(turnKey({ kind: 'exchange', tiles: [1, 3] })).toBe(turnKey(EXCHANGE));
    // One tile between two others, written across and down.
    const across = { ...CAT, row: 4, col: 3, tiles: [0, 5, 0] };
    expect(turnKey({ ...across, row: 3, col: 4, direction: 'down' })).toBe(turnKey(across));
  });

  it('are not exact before the search has proven them', () => {
    const rated = { turn: CAT, points: 5, value: 21, bound: 'exact', solved: false, line: [] } as const;
    expect(endingValue(rated)).toMatchObject({ figures: ['≈+21'], isProven: false });
  });

  it('of a pre-endgame are shares and spreads, and say who wins', () => {
    const values = [...(endingTurns(examined)?.values() ?? [])].map(endingValue);
    expect(values.map(({ figures }) => figures)).toEqual([
      ['≈75.0', '≈+9.0'],
      ['75.0', '−2.0'],
      ['87.5', '+4.0'],
    ]);
    const counts = { won: '5', tied: '2', lost: '1', looked: 8, orderings: 8, plies: 0 };
    expect(values[1]?.said).toBe(
      sentence('endgamePage.rowSaid', { isExamined: 'true', ...counts, spread: '−2.0' }),
    );
  });

  it('belong to the shown position alone', () => {
    expect(endingTurns(onPage('X'))).toBeNull();
    const { setup } = solved;
    expect(endingTurns({ ...solved, setup: { ...setup, rack: [...setup.rack, 1] } })).toBeNull();
    expect([endingColumns(solved), endingColumns(examined), endingColumns(onPage('X'))]).toEqual([
      ['value'],
      ['won', 'finalSpread'],
      [],
    ]);
  });
});

describe('the list of an ending', () => {
  it('begins with the turns that have figures, best first', () => {
    expect(first(solved)).toEqual(['placement', 'pass']);
    expect(shownSort(solved)).toMatchObject({ by: 'value', isDescending: true });
    const turned = run(solved, sortActionAfter(shownSort(solved), 'value'));
    expect(first(turned)).toEqual(['pass', 'placement']);
    expect(first(run(turned, sortActionAfter(shownSort(turned), 'value')))).toBeUndefined();
  });

  it('has proven shares before equal ones of fewer orderings', () => {
    expect(first(examined)).toEqual(['placement', 'exchange', 'pass']);
    const bySpread = run(examined, sortActionAfter(shownSort(examined), 'finalSpread'));
    expect(first(bySpread)).toEqual(['pass', 'placement', 'exchange']);
  });

  it('has its usual order once the position changes, or it is sorted by another column', () => {
    const byScore = run(solved, sortActionAfter(shownSort(solved), 'score'));
    expect(byScore.filter).toMatchObject({ first: null, sort: { by: 'score' } });
    const edited = run(solved, {
      type: 'setup-edited',
      setup: { ...solved.setup, rack: [] },
      name: { key: 'steps.clearRack' },
    });
    expect(edited.filter.first).toBeNull();
    const simulated = run(solved, sortActionAfter(shownSort(solved), 'winShare'));
    expect([simulated.filter.first, simulated.simulation.sort?.by]).toEqual([null, 'winShare']);
  });

  it('shows the best turn when the order begins, and follows it while it is shown', () => {
    const answered = (state: AppState, ...rows: Parameters<typeof turnKey>[0][]) =>
      run(state, {
        type: 'filter-answered',
        generation: 1,
        filter: state.filter,
        answer: { view: 1, total: 3, firstPage: { offset: 0, rows: rows as never } },
      });
    const pass = { kind: 'pass', tiles: [], worth: null } as const;
    const cat = { ...CAT, rank: 1 };
    const exchange = { kind: 'exchange', tiles: [1], worth: null } as const;
    const passBest = answered(solved, pass, cat, exchange);
    expect(turnAt(passBest.candidates, passBest.shownRank)).toBe(pass);
    const turned = run(passBest, sortActionAfter(shownSort(passBest), 'value'));
    const catBest = answered(turned, cat, pass, exchange);
    expect(catBest.shownRank).toBe(1);
    // Another one that is chosen stays the shown one.
    const chosen = run(catBest, { type: 'candidate-shown', rank: 2 });
    const back = run(chosen, sortActionAfter(null, 'value'));
    expect(answered(back, exchange, pass, cat).shownRank).toBe(2);
    // Its line is the one to watch.
    expect(listedTurns(chosen).map(({ turn }) => turn.kind)).toEqual(['pass']);
  });
});
