import { NO_TILE } from '../../../core/alphabet/tile';
import { CLICK_REACH } from '../../clickReach';
import { brushInHand } from '../../features/design/state/boardEditor';
import type { AppState } from '../../state/appState';
import { tileAtPlace } from '../../state/editing/tileDrag';
import { pickFlat } from './flatPick';

export interface FlatBoardGestures {
  readonly zoomAt: (factor: number, at: { readonly x: number; readonly y: number }) => void;
  readonly pan: (byX: number, byY: number) => void;
  /** Whether the board exceeds its space. */
  readonly isZoomed: () => boolean;
  readonly state: () => AppState;
  /** Zoom factor of a wheel event, the same as in the scene. */
  readonly zoomFactor: (event: WheelEvent) => number;
}

/**
 * The wheel zooms the flat board around the pointer; an enlarged one is dragged by its empty squares or its
 * frame.
 */
export function startFlatBoardGestures(board: HTMLElement, gestures: FlatBoardGestures): void {
  const { isZoomed, pan, state, zoomAt, zoomFactor } = gestures;
  let held: { readonly id: number; x: number; y: number; isMoving: boolean } | null = null;
  let turned: { factor: number; x: number; y: number } | null = null;

  // Several wheel events between two frames are combined, because each redraws all squares.
  function zoom(): void {
    if (turned !== null) zoomAt(turned.factor, turned);
    turned = null;
  }
  board.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      if (turned === null) requestAnimationFrame(zoom);
      const factor = (turned?.factor ?? 1) * zoomFactor(event);
      turned = { factor, x: event.clientX, y: event.clientY };
    },
    { passive: false },
  );

  board.addEventListener('pointerdown', ({ button, clientX, clientY, isPrimary, pointerId }) => {
    const isFree = button === 1 || (button === 0 && isPrimary && !isTaken(state(), clientX, clientY));
    if (isFree && isZoomed()) held = { id: pointerId, x: clientX, y: clientY, isMoving: false };
  });
  board.addEventListener('pointermove', ({ clientX, clientY, pointerId }) => {
    if (held?.id !== pointerId) return;
    // The board is aligned to whole pixels; the remainder is added to the next move.
    const [byX, byY] = [Math.round(clientX - held.x), Math.round(clientY - held.y)];
    if (!held.isMoving && Math.hypot(byX, byY) <= CLICK_REACH) return;
    if (!held.isMoving) board.setPointerCapture(pointerId);
    held = { id: pointerId, x: held.x + byX, y: held.y + byY, isMoving: true };
    pan(byX, byY);
  });
  const release = ({ pointerId }: PointerEvent) => {
    if (held?.id === pointerId) held = null;
  };
  board.addEventListener('pointerup', release);
  board.addEventListener('pointercancel', release);
}

/** Whether a press there is for a tile or the brush. */
function isTaken(state: AppState, x: number, y: number): boolean {
  if (brushInHand(state) !== null) return true;
  const place = pickFlat(x, y);
  return place !== null && place.kind !== 'bag' && tileAtPlace(state.setup, place) !== NO_TILE;
}
