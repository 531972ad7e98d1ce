import { type ReadonlySignal, signal } from '@preact/signals';
import type { Dispatch } from '../state/action';
import type { AppState } from '../state/appState';
import { reduce } from '../state/reduce';

/** The one place where the state changes. */
export interface Store {
  readonly state: ReadonlySignal<AppState>;
  readonly dispatch: Dispatch;
}

export function createStore(initial: AppState, nowMs: () => number): Store {
  const state = signal(initial);
  const dispatch: Dispatch = (action) => {
    state.value = reduce(state.peek(), action, nowMs());
  };
  return { state, dispatch };
}
