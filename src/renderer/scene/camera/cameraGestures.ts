import CameraControls from 'camera-controls';
import { CLICK_REACH } from '../../clickReach';
import { zoomFactor } from './wheelZoom';

const { ACTION } = CameraControls;

export interface GestureHandlers {
  /** The pointer takes the camera over, by dragging or with two fingers. */
  readonly onTaken: () => void;
  /** @param factor above 1 zooms in on the point, in CSS pixels of the element */
  readonly onZoomed: (factor: number, x: number, y: number) => void;
}

/**
 * Gives the pointer to the camera only once it is dragged: a click moves nothing and does not stop a flight.
 * The controls ignore a press until then. They never get the wheel, because they know nothing of the panels
 * over the picture.
 *
 * @returns stops the gestures
 */
export function startCameraGestures(
  element: HTMLElement,
  controls: CameraControls,
  { onTaken, onZoomed }: GestureHandlers,
): () => void {
  const dragging = { ...controls.mouseButtons, wheel: ACTION.NONE };
  const clicking = { ...dragging, left: ACTION.NONE, middle: ACTION.NONE, right: ACTION.NONE } as const;
  const oneFinger = controls.touches.one;
  let pressed: { readonly id: number; readonly x: number; readonly y: number } | null = null;

  function release() {
    pressed = null;
    Object.assign(controls.mouseButtons, clicking);
    controls.touches.one = ACTION.NONE;
  }
  function take() {
    pressed = null;
    if (!controls.enabled) return;
    Object.assign(controls.mouseButtons, dragging);
    controls.touches.one = oneFinger;
    onTaken();
  }
  const press = ({ clientX, clientY, isPrimary, pointerId }: PointerEvent) => {
    if (!isPrimary) return take();
    release();
    pressed = { id: pointerId, x: clientX, y: clientY };
  };
  const move = ({ clientX, clientY, pointerId }: PointerEvent) => {
    if (pressed?.id !== pointerId) return;
    if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > CLICK_REACH) take();
  };
  const lift = ({ pointerId }: PointerEvent) => {
    if (pressed?.id === pointerId) pressed = null;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    onZoomed(zoomFactor(event), event.clientX - left, event.clientY - top);
  };

  release();
  const page = element.ownerDocument;
  // Captured before the controls get it.
  element.addEventListener('pointerdown', press, { capture: true });
  page.addEventListener('pointermove', move, { capture: true });
  page.addEventListener('pointerup', lift, { capture: true });
  page.addEventListener('pointercancel', lift, { capture: true });
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', press, { capture: true });
    page.removeEventListener('pointermove', move, { capture: true });
    page.removeEventListener('pointerup', lift, { capture: true });
    page.removeEventListener('pointercancel', lift, { capture: true });
    element.removeEventListener('wheel', wheel);
  };
}
