import { describe, expect, it } from 'vitest';
import type { WordListReport } from '../../../../src/core/lexicon/wordList/wordListParser';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { said, sentence } from '../../../said';
import { LEXICON } from '../../session/fakeConnection';
import { readMidgame } from '../../view/midgame';

const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const start = run(initialState(readMidgame()), { type: 'lexicon-opened', info: LEXICON });
const OTHER = { ...LEXICON, id: 'b'.repeat(64), name: 'mine' };
const switching: Action = { type: 'lexicon-switch-requested', name: 'mine.txt' };

const report: WordListReport = {
  encoding: 'utf-8',
  lines: 3,
  accepted: 2,
  duplicates: 0,
  emptyLines: 0,
  ambiguous: 0,
  refused: { 'outside-alphabet': 1, 'too-short': 0, 'too-long': 0 },
  refusals: [{ line: 2, reason: 'outside-alphabet', message: 'Line 2, "A1": no.' }],
};

describe('another lexicon', () => {
  it('leaves the current one in use while it is being opened', () => {
    const progress = { type: 'lexicon-progress', stage: 'sort-words', fraction: 0.25 } as const;
    const state = run(start, switching, { type: 'engine-event', event: progress });
    expect(state.lexicon).toEqual({ kind: 'open', info: LEXICON });
    expect(state.lexiconShelf.opening).toEqual({ name: 'mine.txt', stage: 'sort-words', fraction: 0.25 });
  });

  it('leaves it in use if it fails, with the reason', () => {
    const error = { code: 'bad-word-list', message: sentence('wordList.empty') } as const;
    const state = run(start, switching, { type: 'lexicon-failed', error });
    expect(state.lexicon).toEqual({ kind: 'open', info: LEXICON });
    expect(said(state.lexiconShelf)).toMatchObject({
      opening: null,
      isPanelOpen: true,
      failure: sentence('searches.openingFailed', {
        problem: `mine.txt: ${sentence('wordList.empty')}`,
        inUse: 'English',
      }),
    });
  });

  it('is named once if the error names its file', () => {
    const error = {
      code: 'bad-word-list',
      message: `/home/ann/mine.txt: ${sentence('wordList.empty')}`,
    } as const;
    const { lexiconShelf } = run(start, switching, { type: 'lexicon-failed', error });
    expect(said(lexiconShelf.failure)).toBe(
      sentence('searches.openingFailed', { problem: error.message, inUse: 'English' }),
    );
  });

  it('clears earlier notices when opening starts', () => {
    const told = run(start, { type: 'notice-raised', message: 'a notice' }, switching);
    expect(told.notice).toBeNull();
  });

  it('leaves it in use if cancelled', () => {
    const error = { code: 'cancelled', message: 'Cancelled.' } as const;
    const state = run(start, switching, { type: 'lexicon-failed', error });
    expect(state.lexicon.kind).toBe('open');
    expect(state.lexiconShelf).toMatchObject({ opening: null, failure: null });
    expect(said(state.notice)).toBe(
      sentence('searches.openingCancelled', { name: 'mine.txt', inUse: 'English' }),
    );
  });

  it('invalidates everything computed with the old words', () => {
    const used = run(start, switching, { type: 'lexicon-opened', info: OTHER });
    expect(used.lexicon).toEqual({ kind: 'open', info: OTHER });
    expect(used.setup).not.toBe(start.setup);
    expect(used.setup).toEqual(start.setup);
    expect(run(used, { type: 'lexicon-opened', info: OTHER }).setup).toBe(used.setup);
  });

  it('opens its list of refused lines automatically', () => {
    const whole = run(start, switching, { type: 'lexicon-opened', info: OTHER });
    expect(whole.lexiconShelf.isPanelOpen).toBe(false);
    const partial = run(start, switching, { type: 'lexicon-opened', info: { ...OTHER, report } });
    expect(partial.lexiconShelf.isPanelOpen).toBe(true);
  });
});

describe('the panel of the lexicon', () => {
  it('is closed by Escape before the zone is left', () => {
    const open = run(start, { type: 'zone-entered', zone: 'rack' }, { type: 'lexicon-panel-toggled' });
    const closed = run(open, { type: 'escaped' });
    expect([closed.lexiconShelf.isPanelOpen, closed.zone]).toEqual([false, 'rack']);
  });

  it('explains why a dropped file is refused, and forgets it when closed', () => {
    const refused = run(
      start,
      { type: 'files-dragged', count: 1 },
      { type: 'lexicon-refused', message: 'No.' },
    );
    expect(refused.lexiconShelf).toMatchObject({ failure: 'No.', isPanelOpen: true, draggedFiles: 0 });
    expect(run(refused, { type: 'lexicon-panel-toggled' }).lexiconShelf.failure).toBeNull();
  });
});
