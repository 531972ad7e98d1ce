import type { Dispatch } from '../../state/action';
import type { AppState } from '../../state/appState';

/** Any key and any press shows the board at once as it is after the turn; it still means what it means. */
export function startFlightEnding(target: Window, state: () => AppState, dispatch: Dispatch): void {
  const end = () => {
    if (state().flight !== null) dispatch({ type: 'flight-ended' });
  };
  target.addEventListener('keydown', end, { capture: true });
  target.addEventListener('pointerdown', end, { capture: true });
}
