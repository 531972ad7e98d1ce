import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { DRAWERS } from '../../../../src/renderer/state/candidates/drawer';
import { reduce } from '../../../../src/renderer/state/reduce';
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
    const seen = DRAWERS.map((_, by) => run(start, { type: 'drawer-stepped', by }).drawer);
    expect(seen).toEqual([...DRAWERS]);
    expect(run(start, { type: 'drawer-stepped', by: -1 }).drawer).toBe('question');
    expect(run(start, { type: 'drawer-stepped', by: DRAWERS.length }).drawer).toBe('score');
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
