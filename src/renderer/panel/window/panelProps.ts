import type { ReadonlySignal } from '@preact/signals';
import type { Dispatch } from '../../state/action';
import type { AppState } from '../../state/appState';

/** What every panel reads and speaks to. */
export interface PanelProps {
  readonly state: ReadonlySignal<AppState>;
  readonly dispatch: Dispatch;
}
