import type { ReadonlySignal } from '@preact/signals';
import type { Dispatch } from '../../state/action';
import type { AppState } from '../../state/appState';

/** Common props of all panels. */
export interface PanelProps {
  readonly state: ReadonlySignal<AppState>;
  readonly dispatch: Dispatch;
}
