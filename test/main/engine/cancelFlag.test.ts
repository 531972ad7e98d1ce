import { describe, expect, it } from 'vitest';
import { beginWriting, flagOf, isRaised, newCancelFlag, raise } from '../../../src/main/engine/cancelFlag';

describe('a flag between two threads', () => {
  it('cancels whatever has not started to write, and prevents it from writing', () => {
    const flag = newCancelFlag();
    expect(isRaised(flag)()).toBe(false);
    expect(raise(flag)).toBe(true);
    expect(raise(flag)).toBe(true);
    expect(isRaised(flag)()).toBe(true);
    expect(beginWriting(flag)).toBe(false);
  });

  it('does not cancel a write in progress', () => {
    const flag = newCancelFlag();
    expect(beginWriting(flag)).toBe(true);
    expect(raise(flag)).toBe(false);
    expect(isRaised(flag)()).toBe(false);
    expect(beginWriting(flag)).toBe(true);
  });

  it('is set by a signal, even by one aborted before', () => {
    const controller = new AbortController();
    const flag = flagOf(controller.signal);
    expect(isRaised(flag)()).toBe(false);
    controller.abort();
    expect(isRaised(flag)()).toBe(true);
    expect(isRaised(flagOf(controller.signal))()).toBe(true);
  });
});
