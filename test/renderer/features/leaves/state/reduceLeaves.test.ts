import { describe, expect, it } from 'vitest';
import type { LeavesTask } from '../../../../../src/renderer/features/leaves/state/leavesState';
import { leavesRefusal } from '../../../../../src/renderer/features/leaves/state/reduceLeaves';
import type { Action } from '../../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { said, sentence } from '../../../../said';
import { LEXICON } from '../../../session/fakeConnection';
import { MISTAKEN, readMidgame, stateShowing } from '../../../view/midgame';
import { LEAVES_REPORT, trainingStatus } from './someTraining';

const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const start = run(initialState(readMidgame()), { type: 'lexicon-opened', info: LEXICON });
const asked = (task: LeavesTask): Action => ({ type: 'leaves-asked', task });
const found = (change: Parameters<typeof trainingStatus>[0]): Action => ({
  type: 'leaves-found',
  status: trainingStatus(change),
});
const reported: Action = { type: 'leaves-reported', rules: start.setup.rules, report: LEAVES_REPORT };

/** Tasks that are possible now. */
const possible = (state: AppState) =>
  (['start', 'continue', 'stop', 'discard', 'use', 'saveTrained', 'builtIn', 'save', 'open'] as const).filter(
    (task) => leavesRefusal(state, task) === null,
  );

describe('leaves', () => {
  it('offer what is possible: at first, during a training, after a stop, at its end', () => {
    expect(possible(start)).toEqual(['start', 'open']);
    expect(possible(initialState(readMidgame()))).toEqual(['open']);
    expect(possible(run(start, found({})))).toEqual(['stop', 'open']);
    expect(possible(run(start, found({ phase: 'stopped' })))).toEqual(['continue', 'discard', 'open']);
    const finished = run(start, found({ phase: 'finished' }), reported);
    expect(possible(finished)).toEqual(['discard', 'use', 'saveTrained', 'builtIn', 'save', 'open']);
    // With other tiles, the report is not about them.
    const { setup } = finished;
    const others = { ...finished, setup: { ...setup, rules: { ...setup.rules } } };
    expect(possible(others)).not.toContain('builtIn');
  });

  it('are continued with their lexicon only, and trained only with the letters of the tiles', () => {
    const other = run(start, found({ phase: 'stopped', lexicon: { id: 'b'.repeat(64), name: 'Other' } }));
    expect(said(run(other, asked('continue')))).toMatchObject({
      leaves: { work: null },
      notice: sentence('leaves.otherLexicon', { lexicon: 'Other' }),
    });
    const wrong = run(start, { type: 'lexicon-opened', info: { ...LEXICON, letters: ['A', 'B'] } });
    expect(said(leavesRefusal(wrong, 'start'))).toBe(sentence('leavesPage.otherLetters'));
  });

  it('do one thing at a time, and show what became of it', () => {
    const begun = run(start, asked('start'));
    expect(begun.leaves.work).toEqual({ task: 'start' });
    expect(run(begun, asked('open')).leaves.work).toBe(begun.leaves.work);
    const refused = run(begun, { type: 'job-refused', job: 'leaves', message: 'The disk is full.' });
    expect(refused.leaves).toMatchObject({ work: null, problem: 'The disk is full.' });
    const running = run(begun, { type: 'leaves-done', status: trainingStatus() });
    expect(running.leaves).toMatchObject({ work: null, problem: null, status: { done: 72 } });
    const event = { type: 'leaves-progress', status: trainingStatus({ done: 80 }) } as const;
    expect(run(running, { type: 'engine-event', event }).leaves.status?.done).toBe(80);
    const stopped = run(start, found({ phase: 'stopped' }), asked('discard'));
    expect(stopped.leaves).toMatchObject({ isDiscardAsked: true, work: null });
    expect(run(stopped, { type: 'leaves-discard-ended', isSure: false }).leaves).toMatchObject({
      isDiscardAsked: false,
      work: null,
    });
    const sure = run(stopped, { type: 'leaves-discard-ended', isSure: true });
    expect(sure.leaves).toMatchObject({ isDiscardAsked: false, work: { task: 'discard' } });
    // Nobody has asked.
    expect(run(start, { type: 'leaves-discard-ended', isSure: true }).leaves.work).toBeNull();
    // The training of the last run is older.
    expect(run(running, found({ phase: 'stopped' })).leaves.status?.phase).toBe('running');
  });

  it('that the window no longer uses take with them what was worked out with them', () => {
    const shown = stateShowing([MISTAKEN], 2517);
    const simulated = {
      ...shown,
      simulation: { ...shown.simulation, sort: { by: 'spread', isDescending: true } },
    } as const;
    const after = run(simulated, { type: 'engine-event', event: { type: 'leaves-changed' } });
    expect(after).toMatchObject({ candidates: null, shownRank: 0, pinned: null, leaves: { version: 1 } });
  });
});
