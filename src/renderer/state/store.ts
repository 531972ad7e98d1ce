import { type ReadonlySignal, signal } from '@preact/signals';
import type { Action } from './action';
import type { AppState } from './appState';
import { reduce } from './reduce';

export type Dispatch = (action: Action) => void;

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
