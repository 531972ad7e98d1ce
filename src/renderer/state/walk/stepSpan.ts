import { clamp } from '../../../core/clamp';

/** The steps shown by the timeline, inclusive. */
export interface StepSpan {
  readonly from: number;
  readonly to: number;
}

/** Minimum number of steps on the track. */
const FEWEST_STEPS = 12;

/**
 * Shows fewer steps (a factor above 1) or more of them, while the step `at` stays in place; null shows the
 * whole walk.
 */
export function zoomSpan(
  span: StepSpan | null,
  length: number,
  { at, factor }: { readonly at: number; readonly factor: number },
): StepSpan | null {
  const { from, to } = span ?? { from: 0, to: length };
  const wanted = Math.max(FEWEST_STEPS, Math.round((to - from) / factor));
  if (wanted >= length) return null;
  const share = (at - from) / Math.max(1, to - from);
  return within(Math.round(at - share * wanted), wanted, length);
}

/** Scrolls by a share of the visible steps. */
export function panSpan(span: StepSpan | null, length: number, by: number): StepSpan | null {
  if (span === null) return null;
  const size = span.to - span.from;
  return within(span.from + Math.round(size * by), size, length);
}

/** Scrolls the visible part with the step: a step outside is centred. */
export function followStep(span: StepSpan | null, length: number, step: number): StepSpan | null {
  if (span === null || (span.to <= length && step >= span.from && step <= span.to)) return span;
  const size = span.to - span.from;
  return size >= length ? null : within(step - Math.floor(size / 2), size, length);
}

function within(from: number, size: number, length: number): StepSpan {
  const first = clamp(from, 0, length - size);
  return { from: first, to: first + size };
}
