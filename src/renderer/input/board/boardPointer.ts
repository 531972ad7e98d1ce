import type { Square } from '../../../core/board/square';
import type { Dispatch } from '../../state/action';
import { CLICK_REACH } from '../../view/board/clickReach';

/** What lies under a point of the picture. */
export type Pick =
  | ({ readonly kind: 'square' } & Square)
  | { readonly kind: 'rack'; readonly index: number }
  | { readonly kind: 'bag' };

/**
 * A click on a square sets the cursor there, a second one turns it; a click on the rack sets its caret.
 * @param board the canvas or the flat board
 * @param pick what is at a point of the window
 */
export function startBoardPointer(
  board: HTMLElement,
  pick: (x: number, y: number) => Pick | null,
  dispatch: Dispatch,
): void {
  let pressed: { x: number; y: number } | null = null;
  // The focus must not leave the board before the click is understood.
  board.addEventListener('mousedown', (event) => event.preventDefault());
  board.addEventListener('pointerdown', ({ button, isPrimary, clientX, clientY }) => {
    pressed = button === 0 && isPrimary ? { x: clientX, y: clientY } : null;
  });
  board.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (pressed === null) return;
    const distance = Math.hypot(clientX - pressed.x, clientY - pressed.y);
    pressed = null;
    if (distance <= CLICK_REACH) click(pick(clientX, clientY), dispatch);
  });
}

/** Tells which square the pointer is over, while somebody wants to know. */
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
  // Whoever wants to know it later must not find the pointer where it was long ago.
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
