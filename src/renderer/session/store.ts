import type { ReadonlySignal } from '@preact/signals';
import type { Dispatch } from '../state/action';
import type { AppState } from '../state/appState';
import { reduce } from '../state/reduce';
import { PartedSignal } from './partedSignal';

/** The one place where the state changes. */
export interface Store {
  /** Whoever reads a field of its value depends on that field alone. */
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
