import type { Square } from '../../../../core/board/square';
import { pickFlat } from '../../../input/board/flatPick';
import type { Dispatch } from '../../../state/action';
import type { AppState } from '../../../state/appState';
import { dispatchEdit } from '../../../state/editing/dispatchEdit';
import { brushInHand } from '../state/boardEditor';
import { paintSquares } from '../state/paintSquares';
import { squaresBetween } from '../state/symmetry';

export interface PaintingOptions {
  /** The element that contains the canvas. */
  readonly place: HTMLElement;
  /** The square at a point of the window. */
  readonly pick: (x: number, y: number) => Square | null;
  readonly state: () => AppState;
  readonly dispatch: Dispatch;
}

/**
 * Brush strokes on the 3D or the flat board: they cover every square the pointer passes while pressed. A
 * press outside the board is left to the camera.
 */
export function startBoardPainting(target: HTMLElement, options: PaintingOptions): void {
  const { dispatch, pick, place, state } = options;
  let last: { readonly square: Square; readonly pointerId: number } | null = null;
  const canvasUnder = ({ target: element }: Event) =>
    element instanceof Element && place.contains(element) ? element : null;
  const squareUnder = (event: PointerEvent): Square | null => {
    if (canvasUnder(event) !== null) return pick(event.clientX, event.clientY);
    const under = pickFlat(event.clientX, event.clientY);
    return under?.kind === 'square' ? { row: under.row, col: under.col } : null;
  };
  const paint = (from: Square, to: Square) => {
    const { boardEditor, setup } = state();
    const brush = brushInHand(state());
    if (brush === null) return;
    const edit = paintSquares(setup, squaresBetween(from, to), brush, boardEditor.symmetry);
    if (edit !== null) dispatchEdit(dispatch, edit, boardEditor.stroke);
  };
  // Captured before the camera and the tiles receive it.
  const begin = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || brushInHand(state()) === null) return;
    const square = squareUnder(event);
    if (square === null) return;
    event.stopImmediatePropagation();
    canvasUnder(event)?.setPointerCapture(event.pointerId);
    last = { square, pointerId: event.pointerId };
    dispatch({ type: 'stroke-begun' });
    dispatch({ type: 'square-focused', square });
    dispatch({ type: 'zone-entered', zone: 'board' });
    paint(square, square);
  };
  const move = (event: PointerEvent) => {
    if (last === null || event.pointerId !== last.pointerId) return;
    event.stopImmediatePropagation();
    const square = squareUnder(event);
    if (square === null || (square.row === last.square.row && square.col === last.square.col)) return;
    paint(last.square, square);
    last = { ...last, square };
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId === last?.pointerId) last = null;
  };
  target.addEventListener('pointerdown', begin, { capture: true });
  target.addEventListener('pointermove', move, { capture: true });
  target.addEventListener('pointerup', end, { capture: true });
  target.addEventListener('pointercancel', end, { capture: true });
}
