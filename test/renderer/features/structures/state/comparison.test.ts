import { describe, expect, it } from 'vitest';
import type { CrossChecksAnswer, StructuresReport } from '../../../../../src/contract/lexicon/structuresApi';
import type { Action } from '../../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { setupToCheck, shownCrossChecks } from '../../../../../src/renderer/state/candidates/engineNeeds';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { LEXICON } from '../../../session/fakeConnection';
import { readMidgame } from '../../../view/midgame';

const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const start = run(initialState(readMidgame()), { type: 'lexicon-opened', info: LEXICON });
const rackChanged: Action = { type: 'rack-tile-taken-back' };

describe('a comparison of structures', () => {
  const report: StructuresReport = { structures: [], generators: [] };
  const subject = { setup: start.setup, lexicon: { id: LEXICON.id, name: LEXICON.name } };
  const started: Action = { type: 'structures-started', subject };
  const progress: Action = {
    type: 'engine-event',
    event: { type: 'structures-progress', step: 'Building the trie', fraction: 0.2, report },
  };

  it('reports its progress until it is finished', () => {
    const running = run(start, started, progress);
    expect(running.structures.run).toMatchObject({ step: 'Building the trie', fraction: 0.2 });
    const finished = run(running, { type: 'structures-finished', report }, progress);
    expect(finished.structures).toEqual({ run: null, latest: { subject, report }, failure: null });
  });

  it('keeps the earlier figures if it is cancelled or fails', () => {
    const first = run(start, started, { type: 'structures-finished', report });
    const cancelled = run(first, started, { type: 'structures-failed', message: null });
    expect(cancelled.structures).toEqual(first.structures);
    const failed = run(first, started, { type: 'structures-failed', message: 'out of memory' });
    expect(failed.structures).toEqual({ ...first.structures, failure: 'out of memory' });
  });
});

describe('cross-checks', () => {
  const answer: CrossChecksAnswer = { across: [1], down: [2], dead: [false] };
  const toggled: Action = { type: 'cross-checks-toggled' };
  const loaded = (setup: AppState['setup']): Action => ({ type: 'cross-checks-loaded', setup, answer });

  it('are requested while they are shown, and again for every other position', () => {
    expect(setupToCheck(start)).toBeNull();
    const shown = run(start, toggled);
    expect(setupToCheck(shown)).toBe(start.setup);
    const ready = run(shown, loaded(start.setup));
    expect([setupToCheck(ready), shownCrossChecks(ready)]).toEqual([null, answer]);
    const changed = run(ready, rackChanged);
    expect([setupToCheck(changed), shownCrossChecks(changed)]).toEqual([changed.setup, null]);
    expect(shownCrossChecks(run(ready, toggled))).toBeNull();
  });

  it('that failed are not requested again', () => {
    const shown = run(start, toggled);
    const failed = run(shown, { type: 'cross-checks-failed', setup: start.setup, message: 'No.' });
    expect(setupToCheck(failed)).toBeNull();
    expect(setupToCheck(run(failed, rackChanged))).not.toBeNull();
  });

  it('forget the pointer when they are hidden', () => {
    const pointed = run(start, toggled, { type: 'square-pointed', square: { row: 1, col: 2 } });
    expect(pointed.crossChecks.pointed).toEqual({ row: 1, col: 2 });
    expect(run(pointed, { type: 'square-pointed', square: { row: 1, col: 2 } })).toBe(pointed);
    expect(run(pointed, toggled).crossChecks.pointed).toBeNull();
  });
});
