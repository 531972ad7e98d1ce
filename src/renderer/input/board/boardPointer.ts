import type { Square } from '../../../core/board/square';
import { reachOf } from '../../clickReach';
import type { Dispatch } from '../../state/action';

/** What is at a point of the picture. */
export type Pick =
  | ({ readonly kind: 'square' } & Square)
  | { readonly kind: 'rack'; readonly index: number }
  | { readonly kind: 'bag' };

/**
 * A click on a square places the cursor, a second one turns it; a click on the rack places its caret.
 * @param board the canvas or the flat board
 * @param pick what is at a point of the window
 */
export function startBoardPointer(
  board: HTMLElement,
  pick: (x: number, y: number) => Pick | null,
  dispatch: Dispatch,
): void {
  let pressed: { x: number; y: number } | null = null;
  // Keeps the focus on the board until the click is handled.
  board.addEventListener('mousedown', (event) => event.preventDefault());
  board.addEventListener('pointerdown', ({ button, isPrimary, clientX, clientY }) => {
    pressed = button === 0 && isPrimary ? { x: clientX, y: clientY } : null;
  });
  board.addEventListener('pointerup', (event) => {
    if (pressed === null) return;
    const { clientX, clientY } = event;
    const distance = Math.hypot(clientX - pressed.x, clientY - pressed.y);
    pressed = null;
    if (distance <= reachOf(event)) click(pick(clientX, clientY), dispatch);
  });
  // A long touch opens a menu, and two fingers zoom.
  const forget = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') pressed = null;
  };
  board.addEventListener('contextmenu', forget);
  board.addEventListener('pointercancel', forget);
}

/** Reports the square under the pointer while it is of interest. */
export function startPointing(
  board: HTMLElement,
  pick: (x: number, y: number) => Pick | null,
  dispatch: Dispatch,
  isWanted: () => boolean,
): void {
  board.addEventListener('pointermove', ({ buttons, clientX, clientY }) => {
    if (buttons !== 0 || !isWanted()) return;
    const picked = pick(clientX, clientY);
    const square = picked?.kind === 'square' ? { row: picked.row, col: picked.col } : null;
    dispatch({ type: 'square-pointed', square });
  });
  // Avoids an outdated position later.
  board.addEventListener('pointerleave', () => dispatch({ type: 'square-pointed', square: null }));
}

function click(picked: Pick | null, dispatch: Dispatch): void {
  if (picked === null) {
    dispatch({ type: 'zone-left' });
  } else if (picked.kind === 'square') {
    dispatch({ type: 'square-chosen', square: { row: picked.row, col: picked.col } });
    dispatch({ type: 'zone-entered', zone: 'board' });
  } else if (picked.kind === 'rack') {
    dispatch({ type: 'rack-caret-placed', caret: picked.index + 1 });
    dispatch({ type: 'zone-entered', zone: 'rack' });
  }
}
