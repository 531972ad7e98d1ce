import { vi } from 'vitest';

/** The part of a page that sessions use besides its elements: frames, which come on demand. */
export class FakePage {
  private waiting: FrameRequestCallback[] = [];

  constructor({ isMotionReduced = false } = {}) {
    vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }));
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => this.waiting.push(callback));
  }

  get isFrameAwaited(): boolean {
    return this.waiting.length > 0;
  }

  frame(nowMs: number): void {
    const due = this.waiting;
    this.waiting = [];
    for (const callback of due) callback(nowMs);
  }
}
