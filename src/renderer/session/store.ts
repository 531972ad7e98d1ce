import type { ReadonlySignal } from '@preact/signals';
import type { Dispatch } from '../state/action';
import type { AppState } from '../state/appState';
import { reduce } from '../state/reduce';
import { PartedSignal } from './partedSignal';

/** The only place where the state changes. */
export interface Store {
  /** Readers depend only on the fields they read. */
  readonly state: ReadonlySignal<AppState>;
  readonly dispatch: Dispatch;
}

export function createStore(initial: AppState, nowMs: () => number): Store {
  const state = new PartedSignal(initial);
  const dispatch: Dispatch = (action) => {
    state.value = reduce(state.peek(), action, nowMs());
  };
  return { state, dispatch };
}
