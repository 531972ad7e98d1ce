import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../src/renderer/state/appState';
import { reduce } from '../../../src/renderer/state/reduce';
import { LEXICON } from '../session/fakeConnection';
import { readMidgame, stateShowing } from '../view/midgame';

const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const setup = readMidgame();
const opened: Action = { type: 'lexicon-opened', info: LEXICON };
const open = run(initialState(setup), opened);
const asked: Action = { type: 'question-asked', wanted: { kind: 'word', text: 'QI', place: null } };
const walk: Action = {
  type: 'walk-opened',
  subject: { kind: 'search', scope: { kind: 'whole' }, algorithm: 'gaddag' },
};
const failed: Action = {
  type: 'generation-failed',
  setup: open.setup,
  error: { code: 'internal', message: 'No moves.' },
};
const off: Action = {
  type: 'engine-event',
  event: { type: 'engine-status', status: 'failed', message: 'Off.' },
};

describe('a request that depends on candidates', () => {
  it('stays pending until they arrive', () => {
    const state = run(open, asked, walk);
    expect([state.question?.problem, state.walk?.progress]).toEqual([null, { kind: 'loading' }]);
  });

  it('ends with the reason why there are none', () => {
    const state = run(open, asked, walk, failed);
    expect([state.question?.problem, state.walk?.progress]).toEqual([
      'No moves.',
      { kind: 'failed', message: 'No moves.' },
    ]);
    expect(run(open, failed, asked).question?.problem).toBe('No moves.');
  });

  it('ends if there is no lexicon', () => {
    const error = { code: 'file', message: 'No file.' } as const;
    const state = run(initialState(setup), asked, { type: 'lexicon-failed', error });
    expect(state.question?.problem).toBe('No file.');
  });

  it('stays pending if another lexicon failed to open and the current one stays in use', () => {
    const error = { code: 'file', message: 'No file.' } as const;
    const switching: Action = { type: 'lexicon-switch-requested', name: 'mine.txt' };
    const state = run(open, asked, switching, { type: 'lexicon-failed', error });
    expect(state.question?.problem).toBeNull();
  });

  it('waits for its own answer once they are there', () => {
    const state = run(stateShowing([], 3), asked, { ...failed, setup });
    expect(state.question?.problem).toBeNull();
  });
});

describe('an engine that stays down', () => {
  it('ends every pending request', () => {
    const subject = { lexicon: LEXICON.id, tiles: open.setup.rules.distribution };
    const { id, name } = LEXICON;
    const typed = run(open, { type: 'words-question-changed', change: { text: 'AX' } });
    const state = run(
      typed,
      { type: 'words-asked', question: typed.words.question, subject },
      { type: 'structures-started', subject: { setup: open.setup, lexicon: { id, name } } },
      asked,
      off,
    );
    expect(state.question?.problem).toBe('Off.');
    expect(state.words.run).toMatchObject({ kind: 'failed', error: { message: 'Off.' } });
    expect(state.structures).toEqual({ run: null, latest: null, failure: 'Off.' });
  });
});
