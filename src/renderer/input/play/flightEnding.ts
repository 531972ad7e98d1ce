import type { Dispatch } from '../../state/action';
import type { AppState } from '../../state/appState';

/** Any key or press ends the flight; it keeps its usual effect. */
export function startFlightEnding(target: Window, state: () => AppState, dispatch: Dispatch): void {
  const end = () => {
    if (state().flight !== null) dispatch({ type: 'flight-ended' });
  };
  target.addEventListener('keydown', end, { capture: true });
  target.addEventListener('pointerdown', end, { capture: true });
}
