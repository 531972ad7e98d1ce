import { CLICK_REACH } from '../../clickReach';
import type { Dispatch } from '../../state/action';
import type { AppState } from '../../state/appState';
import type { MenuPlace } from '../../state/window/contextMenu';
import { isZone } from '../../state/window/zone';
import type { Pick } from '../board/boardPointer';

/** Elements that a click chooses, so that the menu applies to them; buttons would act. */
const CHOSEN_BY_CLICK = '[role=option], .arc';
/** They have the system's menus. */
const LEFT_TO_SYSTEM = 'input, textarea, select, dialog[open]';

export interface MenuBoard {
  /** The canvas or the flat board. */
  readonly board: HTMLElement;
  /** What is at a point of the window. */
  readonly pick: (x: number, y: number) => Pick | null;
}

/** The secondary button, and a long touch: chooses the element and opens a menu of its commands. */
export function startContextPointer(target: Window, boards: readonly MenuBoard[], dispatch: Dispatch): void {
  const open = (place: MenuPlace, x: number, y: number) =>
    dispatch({ type: 'menu-opened', menu: { place, x, y } });
  const openOnBoard = ({ pick }: MenuBoard, x: number, y: number) => {
    const picked = pick(x, y);
    if (picked?.kind === 'square') {
      dispatch({ type: 'square-focused', square: { row: picked.row, col: picked.col } });
      dispatch({ type: 'zone-entered', zone: 'board' });
    } else if (picked?.kind === 'rack') {
      dispatch({ type: 'rack-caret-placed', caret: picked.index + 1 });
      dispatch({ type: 'zone-entered', zone: 'rack' });
    }
    open(
      picked === null || picked.kind === 'bag' ? 'camera' : picked.kind === 'square' ? 'board' : 'rack',
      x,
      y,
    );
  };
  for (const each of boards) startOnBoard(each.board, (x, y) => openOnBoard(each, x, y));
  target.addEventListener('contextmenu', (event) => {
    const { clientX, clientY, target: element } = event;
    if (event.defaultPrevented || !(element instanceof Element)) return;
    if (element.closest(LEFT_TO_SYSTEM) !== null) return;
    event.preventDefault();
    if (element.closest('[role=menu]') !== null) return;
    element.closest(CHOSEN_BY_CLICK)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const place = placeOf(element);
    if (isZone(place)) dispatch({ type: 'zone-entered', zone: place });
    open(place, clientX, clientY);
  });
}

/** On a board the secondary button may start a camera move, so the menu waits for its end. */
function startOnBoard(board: HTMLElement, open: (x: number, y: number) => void): void {
  let pressed: { readonly x: number; readonly y: number } | null = null;
  board.addEventListener('pointerdown', ({ button, clientX, clientY }) => {
    pressed = button === 2 ? { x: clientX, y: clientY } : null;
  });
  board.addEventListener('pointerup', ({ button, clientX, clientY }) => {
    if (button !== 2 || pressed === null) return;
    const distance = Math.hypot(clientX - pressed.x, clientY - pressed.y);
    pressed = null;
    if (distance <= CLICK_REACH) open(clientX, clientY);
  });
  board.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    if (event instanceof PointerEvent && event.pointerType === 'touch') open(event.clientX, event.clientY);
  });
}

/** The menu for a part of the window. */
function placeOf(element: Element): MenuPlace {
  const zone = element.closest('[data-zone]')?.getAttribute('data-zone') ?? '';
  if (isZone(zone)) return zone;
  if (element.closest('.file-menu') !== null) return 'document';
  if (element.closest('.timeline') !== null) return 'timeline';
  if (element.closest('.rack') !== null) return 'rack';
  return element.closest('.caption, .shown-candidate, .candidates') === null ? 'window' : 'candidates';
}

/**
 * Opens the menu of the focused element, next to it.
 * @param pointOfSquare position of a square in the picture
 */
export function openMenuAtFocus(
  dispatch: Dispatch,
  { boardCursor, zone }: AppState,
  pointOfSquare: ((row: number, col: number) => { readonly x: number; readonly y: number }) | null,
): void {
  const focused = document.activeElement ?? document.body;
  const active = focused.getAttribute('aria-activedescendant');
  const element = (active === null ? null : document.getElementById(active)) ?? focused;
  const { bottom, height, left, width } = element.getBoundingClientRect();
  const isSeen = width > 4 && height > 4;
  const place = zone ?? placeOf(element);
  const middle = { x: window.innerWidth / 2, y: window.innerHeight / 2 };
  const onBoard = zone === 'board' && pointOfSquare !== null;
  const at = onBoard
    ? pointOfSquare(boardCursor.row, boardCursor.col)
    : isSeen && element !== document.body
      ? { x: left + Math.min(24, width / 2), y: Math.min(bottom, window.innerHeight) - 4 }
      : middle;
  dispatch({ type: 'menu-opened', menu: { place, ...at } });
}
