import { computed, effect } from '@preact/signals';
import { isWelcomeDue } from '../../state/window/welcome';
import type { Welcome } from '../../state/window/welcomeState';
import type { Store } from '../store';

/** Time to read the sentence of a stage, before the next; the walk takes its own. */
const READING_MS: Readonly<Partial<Record<Welcome['stage'], number>>> = { board: 5000, found: 4000 };

/** Begins the first minute when it is due, and goes through its stages. */
export function startWelcomeSession({ dispatch, state }: Store): void {
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)');
  const isDue = computed(() => isWelcomeDue(state.value));
  effect(() => {
    if (isDue.value) dispatch({ type: 'welcome-begun', isStill: isMotionReduced.matches });
  });

  const readingMs = computed(() => {
    const { walk, welcome } = state.value;
    return welcome === null || walk?.progress.kind !== 'ready' ? undefined : READING_MS[welcome.stage];
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    clearTimeout(timer);
    if (readingMs.value !== undefined)
      timer = setTimeout(() => dispatch({ type: 'welcome-advanced' }), readingMs.value);
  });
}
