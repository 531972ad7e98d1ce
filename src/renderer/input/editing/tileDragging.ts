import { NO_TILE } from '../../../core/alphabet/tile';
import { reachOf } from '../../clickReach';
import type { Dispatch } from '../../state/action';
import type { AppState } from '../../state/appState';
import { type DragPointer, type DropPlace, type TilePlace, tileAtPlace } from '../../state/editing/tileDrag';
import { shownSetup } from '../../state/trying/tried';
import type { Pick } from '../board/boardPointer';
import { pickElement } from '../board/flatPick';

/** The 3D board, if present. */
export interface DragScene {
  pick(x: number, y: number): Pick | null;
  /** The point at the height of a dragged tile that is under a point of the canvas. */
  pointUnder(x: number, y: number): { readonly x: number; readonly z: number } | null;
  /** Locks the camera. */
  holdCamera(isHeld: boolean): void;
}

export interface TileDragging {
  /** The element that contains the canvas. */
  readonly place: HTMLElement;
  /** Null without WebGL: tiles are then dragged on the flat board. */
  readonly scene: () => DragScene | null;
  readonly state: () => AppState;
  readonly dispatch: Dispatch;
  /** Whether the pointer may drag: no brush is active. */
  readonly isWanted: (state: AppState) => boolean;
}

interface Press {
  readonly from: TilePlace;
  readonly x: number;
  readonly y: number;
  isDragging: boolean;
}

/**
 * Drags tiles of the board and the rack with the primary button, in the picture and in the panels. A finger
 * also lays them and takes them back by a tap.
 */
export function startTileDragging(
  target: Window,
  { dispatch, isWanted, place, scene, state }: TileDragging,
): void {
  let press: Press | null = null;
  let latest: PointerEvent | null = null;
  let isTapUsed = false;

  const isInPlace = (event: Event) => event.target instanceof Node && place.contains(event.target);

  const pointerAt = (event: PointerEvent): DragPointer => ({
    over: placeAt(event),
    at: isInPlace(event) ? (scene()?.pointUnder(event.clientX, event.clientY) ?? null) : null,
    page: { x: event.clientX, y: event.clientY },
  });

  function placeAt(event: PointerEvent): DropPlace | null {
    const { clientX, clientY, target: element } = event;
    if (isInPlace(event)) return scene()?.pick(clientX, clientY) ?? null;
    return element instanceof Element ? placeOfElement(element, clientX) : null;
  }

  function end(act: () => void): void {
    const wasDragging = press?.isDragging === true;
    press = null;
    latest = null;
    scene()?.holdCamera(false);
    // Escape may have dropped the tile before.
    if (wasDragging && state().drag !== null) act();
    if (wasDragging) ignoreNextClick(target);
  }

  function tap({ from, x, y }: Press): void {
    const before = state();
    dispatch({ type: 'tile-tapped', place: from, page: { x, y } });
    isTapUsed = state() !== before;
  }

  function follow(): void {
    const event = latest;
    latest = null;
    if (event === null || press === null) return;
    const pointer = pointerAt(event);
    if (press.isDragging) dispatch({ type: 'drag-moved', pointer });
    else dispatch({ type: 'drag-started', from: press.from, pointer });
    press.isDragging = true;
  }

  target.addEventListener(
    'pointerdown',
    (event) => {
      // The end of a touch is lost if the tile under it has gone.
      isTapUsed = false;
      // A second finger zooms.
      if (!event.isPrimary) end(() => dispatch({ type: 'drag-cancelled' }));
      if (event.button !== 0 || !event.isPrimary || !isWanted(state())) return;
      const from = placeAt(event);
      if (from === null || from.kind === 'bag' || tileAtPlace(shownSetup(state()), from) === NO_TILE) return;
      press = { from, x: event.clientX, y: event.clientY, isDragging: false };
      scene()?.holdCamera(true);
    },
    { capture: true },
  );
  target.addEventListener('pointermove', (event) => {
    if (press === null) return;
    if (press.isDragging && state().drag === null) return end(() => undefined);
    const isNear = Math.hypot(event.clientX - press.x, event.clientY - press.y) <= reachOf(event);
    if (isNear && !press.isDragging) return;
    // Several moves between two frames are combined.
    if (latest === null) requestAnimationFrame(follow);
    latest = event;
  });
  target.addEventListener('pointerup', (event) => {
    if (press === null) return;
    if (latest !== null || press.isDragging) {
      latest = event;
      follow();
    }
    if (!press.isDragging && event.pointerType !== 'mouse') tap(press);
    end(() => dispatch({ type: 'drag-ended', asksLetter: event.shiftKey }));
  });
  // The click that follows a tap would place the caret of the rack.
  target.addEventListener(
    'touchend',
    (event) => {
      if (isTapUsed) event.preventDefault();
      isTapUsed = false;
    },
    { capture: true, passive: false },
  );
  // A long touch opens a menu.
  target.addEventListener('contextmenu', () => end(() => dispatch({ type: 'drag-cancelled' })), {
    capture: true,
  });
  target.addEventListener('pointercancel', () => end(() => dispatch({ type: 'drag-cancelled' })));
}

/** Otherwise the pressed element would treat it as a click. */
function ignoreNextClick(target: Window): void {
  const ignore = (event: Event) => event.stopPropagation();
  target.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => target.removeEventListener('click', ignore, { capture: true }));
}

function placeOfElement(element: Element, clientX: number): DropPlace | null {
  const tile = element.closest<HTMLElement>('[data-rack-index]');
  if (tile !== null) return { kind: 'rack', index: Number(tile.dataset.rackIndex) };
  const picked = pickElement(element);
  if (picked !== null) return picked;
  const rack = element.closest<HTMLElement>('[data-zone="rack"]');
  if (rack === null) return null;
  // Between two tiles, the place of the second.
  const behind = [...rack.querySelectorAll<HTMLElement>('[data-rack-index]')].find(
    (each) => clientX < each.getBoundingClientRect().left,
  );
  return { kind: 'rack', index: Number(behind?.dataset.rackIndex ?? Number.MAX_SAFE_INTEGER) };
}
