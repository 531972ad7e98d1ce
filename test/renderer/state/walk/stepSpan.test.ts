import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followStep, panSpan, zoomSpan } from '../../../../src/renderer/state/walk/stepSpan';

describe('the visible part of a timeline', () => {
  it('halves around the current step, and expands to the whole walk again', () => {
    expect(zoomSpan(null, 1000, { at: 500, factor: 2 })).toEqual({ from: 250, to: 750 });
    expect(zoomSpan({ from: 250, to: 750 }, 1000, { at: 500, factor: 0.5 })).toBeNull();
    // At the start of the walk there is nothing before it to be shown.
    expect(zoomSpan(null, 1000, { at: 0, factor: 2 })).toEqual({ from: 0, to: 500 });
  });

  it('moves forwards and back, but not beyond the ends', () => {
    expect(panSpan({ from: 250, to: 750 }, 1000, 0.1)).toEqual({ from: 300, to: 800 });
    expect(panSpan({ from: 250, to: 750 }, 1000, 1)).toEqual({ from: 500, to: 1000 });
    expect(panSpan({ from: 250, to: 750 }, 1000, -1)).toEqual({ from: 0, to: 500 });
    expect(panSpan(null, 1000, 1)).toBeNull();
  });

  it('follows a step that leaves it', () => {
    const span = { from: 100, to: 200 };
    expect(followStep(span, 1000, 200)).toBe(span);
    expect(followStep(span, 1000, 201)).toEqual({ from: 151, to: 251 });
    expect(followStep(span, 1000, 3)).toEqual({ from: 0, to: 100 });
    // Another, shorter walk.
    expect(followStep(span, 80, 10)).toBeNull();
  });

  it('lies within the walk, keeps the step under the pointer in place, and has at least a dozen steps', () => {
    const anyZoom = fc.integer({ min: 1, max: 1_000_000 }).chain((length) =>
      fc.record({
        length: fc.constant(length),
        steps: fc.array(
          fc.record({
            at: fc.integer({ min: 0, max: length }),
            factor: fc.constantFrom(0.25, 0.5, 0.9, 1.1, 2, 8),
          }),
          { maxLength: 12 },
        ),
      }),
    );
    fc.assert(
      fc.property(anyZoom, ({ length, steps }) => {
        let span: ReturnType<typeof zoomSpan> = null;
        for (const { at, factor } of steps) {
          const before: { from: number; to: number } = span ?? { from: 0, to: length };
          const pointed = Math.min(Math.max(at, before.from), before.to);
          span = zoomSpan(span, length, { at: pointed, factor });
          if (span === null) continue;
          expect(span.from).toBeGreaterThanOrEqual(0);
          expect(span.to).toBeLessThanOrEqual(length);
          expect(span.to - span.from).toBeGreaterThanOrEqual(12);
          const [share, then] = [
            (pointed - before.from) / (before.to - before.from),
            (pointed - span.from) / (span.to - span.from),
          ];
          const isHeldByAnEnd = span.from === 0 || span.to === length;
          if (!isHeldByAnEnd) expect(Math.abs(share - then) * (span.to - span.from)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
