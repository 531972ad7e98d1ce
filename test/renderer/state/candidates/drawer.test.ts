import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { DRAWERS } from '../../../../src/renderer/state/candidates/drawer';
import { drawersOf } from '../../../../src/renderer/state/candidates/reduceDrawer';
import { reduce } from '../../../../src/renderer/state/reduce';
import { onPage } from '../../features/endgame/state/endgameState';
import { readMidgame } from '../../view/midgame';

const start = initialState(readMidgame());
const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);

describe('the drawer below the candidates', () => {
  it('begins with the score, and opens and closes by the same key', () => {
    const open = run(start, { type: 'drawer-toggled', drawer: 'heat' });
    expect([start.drawer, open.drawer]).toEqual(['score', 'heat']);
    expect(run(open, { type: 'drawer-toggled', drawer: 'heat' }).drawer).toBe('score');
  });

  it('steps around in both directions', () => {
    const midgame = DRAWERS.filter((drawer) => drawer !== 'endgame' && drawer !== 'evaluations');
    const seen = midgame.map((_, by) => run(start, { type: 'drawer-stepped', by }).drawer);
    expect(seen).toEqual(midgame);
    expect(run(start, { type: 'drawer-stepped', by: -1 }).drawer).toBe('question');
    expect(run(start, { type: 'drawer-stepped', by: midgame.length }).drawer).toBe('score');
  });

  it('has a tab for endings in these alone, and one for simulations while there are tiles to draw', () => {
    const tabs = (state: AppState) => DRAWERS.filter((drawer) => drawersOf(state).includes(drawer));
    const scored = (unseen: string) => run(onPage(unseen), { type: 'drawer-chosen', drawer: 'score' });
    const left = (state: AppState) => DRAWERS.filter((drawer) => !tabs(state).includes(drawer));
    expect([start, scored('XY'), scored('X')].map(left)).toEqual([
      ['endgame', 'evaluations'],
      ['evaluations'],
      ['simulation', 'evaluations'],
    ]);
    expect(left(run(start, { type: 'drawer-chosen', drawer: 'endgame' }))).toEqual(['evaluations']);
  });

  it('shows an ending when it is searched, and when its line or tree is entered', () => {
    const ending = run(onPage('X'), { type: 'drawer-chosen', drawer: 'score' });
    expect(run(ending, { type: 'endgame-asked', task: 'start' }).drawer).toBe('endgame');
    for (const zone of ['line', 'searchTree'] as const)
      expect(run(ending, { type: 'zone-entered', zone }).drawer).toBe('endgame');
  });

  it('shows a question while it is asked, and then the score again', () => {
    const asked = run(start, { type: 'question-asked', wanted: { kind: 'word', text: 'QI', place: null } });
    expect(asked.drawer).toBe('question');
    expect(run(asked, { type: 'question-dismissed' }).drawer).toBe('score');
  });

  it('stays if it has been changed meanwhile', () => {
    const asked = run(
      start,
      { type: 'question-asked', wanted: { kind: 'word', text: 'QI', place: null } },
      { type: 'drawer-chosen', drawer: 'equity' },
    );
    expect(run(asked, { type: 'question-dismissed' }).drawer).toBe('equity');
  });

  it('has the field of a question when the focus goes there', () => {
    expect(run(start, { type: 'zone-entered', zone: 'question' }).drawer).toBe('question');
  });
});
