import { computed, effect } from '@preact/signals';
import type { Store } from '../../../session/store';

/** Between the end of a turn's flight and the next turn. */
const PAUSE_MS = 900;

/** Plays the turns of a line, one after the other. */
export function startLineSession({ dispatch, state }: Store): void {
  const waiting = computed(() => {
    const { endgame, flight } = state.value;
    return endgame.line?.isPlaying && flight === null ? endgame.line : null;
  });
  effect(() => {
    if (waiting.value === null) return;
    const timer = setTimeout(() => dispatch({ type: 'line-stepped', by: 1 }), PAUSE_MS);
    return () => clearTimeout(timer);
  });
}
