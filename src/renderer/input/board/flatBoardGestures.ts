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

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The wheel zooms the flat board around the pointer, two fingers around their middle; an enlarged board is
 * dragged by its empty squares or its frame.
 */
export function startFlatBoardGestures(board: HTMLElement, gestures: FlatBoardGestures): void {
  const { isZoomed, pan, state, zoomAt, zoomFactor } = gestures;
  let held: { readonly id: number; x: number; y: number; isMoving: boolean } | null = null;
  let turned: ({ readonly factor: number } & Point) | null = null;
  const fingers = new Map<number, Point>();

  // Several events between two frames are combined, because each zoom redraws all squares.
  function zoom(factor: number, { x, y }: Point): void {
    if (turned === null) requestAnimationFrame(redraw);
    turned = { factor: (turned?.factor ?? 1) * factor, x, y };
  }
  function redraw(): void {
    if (turned !== null) zoomAt(turned.factor, turned);
    turned = null;
  }
  board.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom(zoomFactor(event), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );

  board.addEventListener('pointerdown', (event) => {
    const { button, clientX, clientY, isPrimary, pointerId, pointerType } = event;
    if (pointerType === 'touch') fingers.set(pointerId, { x: clientX, y: clientY });
    if (fingers.size > 1) {
      held = null;
      return;
    }
    const isFree = button === 1 || (button === 0 && isPrimary && !isTaken(state(), clientX, clientY));
    if (isFree && isZoomed()) held = { id: pointerId, x: clientX, y: clientY, isMoving: false };
  });
  board.addEventListener('pointermove', ({ clientX, clientY, pointerId }) => {
    if (fingers.has(pointerId)) {
      const before = between(fingers);
      fingers.set(pointerId, { x: clientX, y: clientY });
      const after = between(fingers);
      if (before !== null && after !== null) {
        if (isZoomed()) pan(after.x - before.x, after.y - before.y);
        zoom(after.gap / before.gap, after);
      }
    }
    if (held?.id !== pointerId) return;
    // The board is aligned to whole pixels; the remainder is added to the next move.
    const [byX, byY] = [Math.round(clientX - held.x), Math.round(clientY - held.y)];
    if (!held.isMoving && Math.hypot(byX, byY) <= CLICK_REACH) return;
    if (!held.isMoving) board.setPointerCapture(pointerId);
    held = { id: pointerId, x: held.x + byX, y: held.y + byY, isMoving: true };
    pan(byX, byY);
  });
  const release = ({ pointerId }: PointerEvent) => {
    fingers.delete(pointerId);
    if (held?.id === pointerId) held = null;
  };
  board.addEventListener('pointerup', release);
  board.addEventListener('pointercancel', release);
}

/** The middle of two fingers, in whole pixels, and the distance between them; null for fewer or more. */
function between(fingers: ReadonlyMap<number, Point>): (Point & { readonly gap: number }) | null {
  const [one, other, third] = fingers.values();
  if (one === undefined || other === undefined || third !== undefined) return null;
  const gap = Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  return { x: Math.round((one.x + other.x) / 2), y: Math.round((one.y + other.y) / 2), gap };
}

/** Whether a press there is for a tile or the brush. */
function isTaken(state: AppState, x: number, y: number): boolean {
  if (brushInHand(state) !== null) return true;
  const place = pickFlat(x, y);
  return place !== null && place.kind !== 'bag' && tileAtPlace(state.setup, place) !== NO_TILE;
}
