import { computed, effect } from '@preact/signals';
import type { Store } from '../store';

/** Ends a flight when its time is over; at once with reduced motion. */
export function startFlightSession({ dispatch, state }: Store): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const flight = computed(() => state.value.flight);
  effect(() => {
    if (flight.value === null) return;
    const { durationMs, startedAtMs } = flight.value;
    const leftMs = reducedMotion.matches ? 0 : startedAtMs + durationMs - performance.now();
    const timer = setTimeout(() => dispatch({ type: 'flight-ended' }), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  });
}
