import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { said, sentence } from '../../../../said';
import { readMidgame } from '../../../view/midgame';

const start = initialState(readMidgame());
const stateAfter = (state: AppState, ...actions: readonly Action[]): AppState =>
  actions.reduce((before, action) => reduce(before, action, 0), state);

describe('a requested picture', () => {
  const wanted = stateAfter(
    start,
    { type: 'picture-dialog-toggled', dialog: 'picture' },
    { type: 'picture-form-changed', change: { size: '7680x4320', isTransparent: true } },
    { type: 'picture-wanted', to: 'file' },
  );

  it('follows the form and closes it', () => {
    expect(wanted.pictures.dialog).toBeNull();
    expect(wanted.pictures.job).toEqual({
      kind: 'picture',
      to: 'file',
      form: { size: '7680x4320', camera: 'shown', isTransparent: true, hasCaption: false },
    });
  });

  it('is finished before another one starts', () => {
    const second = stateAfter(wanted, { type: 'picture-wanted', to: 'clipboard' });
    expect(second.pictures.job).toBe(wanted.pictures.job);
    expect(said(second.notice)).toBe(sentence('picture.busy'));
  });

  it('reports its progress until it has ended', () => {
    const { job } = wanted.pictures;
    if (job === null) throw new Error('Nothing is drawn.');
    const half = stateAfter(wanted, { type: 'picture-progressed', job, done: 0.5 });
    expect(half.pictures.done).toBe(0.5);
    const ended = stateAfter(half, { type: 'picture-ended', job });
    expect(ended.pictures.job).toBeNull();
    // Later events of an old one are ignored.
    expect(stateAfter(ended, { type: 'picture-progressed', job, done: 0.9 })).toBe(ended);
  });

  it('closes its form with Escape, before anything else', () => {
    const open = stateAfter(start, { type: 'picture-dialog-toggled', dialog: 'picture' });
    expect(stateAfter(open, { type: 'escaped' }).pictures.dialog).toBeNull();
  });
});
