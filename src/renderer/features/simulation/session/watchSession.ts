import { computed, effect } from '@preact/signals';
import type { Ask } from '../../../../contract/requests/requests';
import type { Asker } from '../../../session/asker';
import type { Store } from '../../../session/store';
import { isFast, isPlayedOut, type SampleWatch } from '../state/watchState';

/** Delay before a turn, and display time of a sample's outcome. */
const NORMAL = { turnMs: 900, outcomeMs: 3000 };
const FAST = { turnMs: 60, outcomeMs: 450 };
/** With reduced motion, automatic changes are at least this far apart. */
const REDUCED_MS = 500;

/** Requests the watched samples and plays their turns one by one. */
export function startWatchSession(ask: Ask, { dispatch, state }: Store, asker: Asker): void {
  asker.keepAsking({
    wanted: () => {
      const { watch } = state.value.simulation;
      if (watch === null || watch.sample !== null) return [];
      const { candidate, id, nth } = watch;
      return [{ candidate, id, nth }];
    },
    ask: ({ candidate, nth }) => ask('simulatedSample', { candidate, sample: nth }),
    onAnswer: ({ nth }, sample) => dispatch({ type: 'sample-arrived', nth, sample }),
    onRefusal: (_, { message }) => {
      dispatch({ type: 'sample-watch-ended' });
      dispatch({ type: 'notice-raised', message });
    },
  });

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const next = computed(() => {
    const { flight, simulation } = state.value;
    const { watch } = simulation;
    return watch === null || watch.sample === null || watch.isPaused || flight !== null ? null : watch;
  });
  effect(() => {
    const watch = next.value;
    if (watch === null) return;
    const waitMs = waitBefore(watch);
    const timer = setTimeout(
      () => dispatch({ type: 'sample-watch-advanced' }),
      reducedMotion.matches ? Math.max(REDUCED_MS, waitMs) : waitMs,
    );
    return () => clearTimeout(timer);
  });
}

function waitBefore(watch: SampleWatch): number {
  const { outcomeMs, turnMs } = isFast(watch) ? FAST : NORMAL;
  return isPlayedOut(watch) ? outcomeMs : turnMs;
}
