import type { Square } from '../../core/board/square';
import type { Dispatch } from '../state/action';

/** What lies under a point of the picture. */
export type Pick = ({ readonly kind: 'square' } & Square) | { readonly kind: 'rack'; readonly index: number };

/** A press that moves further is a camera move, not a click. In CSS pixels. */
const CLICK_REACH = 4;

/** A click on a square sets the cursor there, a second one turns it; a click on the rack sets its caret. */
export function startBoardPointer(
  canvas: HTMLCanvasElement,
  pick: (x: number, y: number) => Pick | null,
  dispatch: Dispatch,
): void {
  let pressed: { x: number; y: number } | null = null;
  // The focus must not leave the board before the click is understood.
  canvas.addEventListener('mousedown', (event) => event.preventDefault());
  canvas.addEventListener('pointerdown', ({ button, isPrimary, offsetX, offsetY }) => {
    pressed = button === 0 && isPrimary ? { x: offsetX, y: offsetY } : null;
  });
  canvas.addEventListener('pointerup', ({ offsetX, offsetY }) => {
    if (pressed === null) return;
    const distance = Math.hypot(offsetX - pressed.x, offsetY - pressed.y);
    pressed = null;
    if (distance <= CLICK_REACH) click(pick(offsetX, offsetY), dispatch);
  });
}

/** Tells which square the pointer is over, while somebody wants to know. */
export function startPointing(
  canvas: HTMLCanvasElement,
  pick: (x: number, y: number) => Pick | null,
  dispatch: Dispatch,
  isWanted: () => boolean,
): void {
  canvas.addEventListener('pointermove', ({ buttons, offsetX, offsetY }) => {
    if (buttons !== 0 || !isWanted()) return;
    const picked = pick(offsetX, offsetY);
    const square = picked?.kind === 'square' ? { row: picked.row, col: picked.col } : null;
    dispatch({ type: 'square-pointed', square });
  });
  canvas.addEventListener('pointerleave', () => {
    if (isWanted()) dispatch({ type: 'square-pointed', square: null });
  });
}

function click(picked: Pick | null, dispatch: Dispatch): void {
  if (picked === null) {
    dispatch({ type: 'zone-left' });
  } else if (picked.kind === 'square') {
    dispatch({ type: 'square-chosen', square: { row: picked.row, col: picked.col } });
    dispatch({ type: 'zone-entered', zone: 'board' });
  } else {
    dispatch({ type: 'rack-caret-placed', caret: picked.index + 1 });
    dispatch({ type: 'zone-entered', zone: 'rack' });
  }
}
