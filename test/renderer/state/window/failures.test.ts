import { describe, expect, it } from 'vitest';
import { type Failure, type FailureKind, failuresAfter } from '../../../../src/renderer/state/window/failure';

const raise = (failures: readonly Failure[], kind: FailureKind, message: string) =>
  failuresAfter(failures, { type: 'failure-raised', kind, message });
const clear = (failures: readonly Failure[], kind: FailureKind) =>
  failuresAfter(failures, { type: 'failure-cleared', kind });

describe('failures', () => {
  const one = raise([], 'save', 'not saved');
  const both = raise(one, 'keep-unsaved', 'not kept');

  it('of different kinds coexist, the latest last', () => {
    expect(both.map(({ message }) => message)).toEqual(['not saved', 'not kept']);
  });

  it('of the same kind replace each other, and move to the end', () => {
    expect(raise(both, 'save', 'not saved either').map(({ message }) => message)).toEqual([
      'not kept',
      'not saved either',
    ]);
  });

  it('that are repeated change nothing', () => {
    expect(raise(both, 'save', 'not saved')).toBe(both);
  });

  it('are closed one by one', () => {
    expect(clear(both, 'save').map(({ kind }) => kind)).toEqual(['keep-unsaved']);
    expect(clear(clear(both, 'save'), 'open').map(({ kind }) => kind)).toEqual(['keep-unsaved']);
    expect(clear(one, 'save')).toEqual([]);
  });
});
