import { computed, effect } from '@preact/signals';
import type { AppState } from '../../state/appState';
import { isZone, type Zone } from '../../state/window/zone';
import type { Store } from '../store';

/** Synchronizes the page's focus with the state's zone: an element with `data-zone` is a zone. */
export function startZoneFocus({ state, dispatch }: Store): void {
  document.addEventListener('focusin', ({ target }) => {
    // A context menu belongs to the zone in which it was opened.
    if (target instanceof Element && target.closest('.context-menu') !== null) return;
    const zone = zoneOf(target);
    dispatch(zone === null ? { type: 'zone-left' } : { type: 'zone-entered', zone });
  });
  document.addEventListener('focusout', ({ relatedTarget, target }) => {
    // Switching to another window does not leave the zone: the focus will return.
    if (relatedTarget !== null || !document.hasFocus()) return;
    // Nor does the removal of the focused element because the state has moved to another zone.
    if (zoneOf(target) === state.peek().zone) dispatch({ type: 'zone-left' });
  });
  const place = computed(() => placeOf(state.value));
  effect(() => {
    const selector = place.value;
    // A frame does not take the focus from its page.
    if (state.peek().isEmbedded && !document.hasFocus()) return;
    moveFocus(selector, () => place.peek() === selector);
  });
}

/** Selects the focused element of the state's zone: the zone itself, or one within it. */
function placeOf({ boardCursor, drawer, sideTab, zone }: AppState): string | null {
  if (zone === null) return null;
  const within: Partial<Record<Zone, string>> = {
    board: ` [data-row="${boardCursor.row}"][data-col="${boardCursor.col}"]`,
    tabs: ` [data-tab="${sideTab}"]`,
    drawer: ` [data-drawer="${drawer}"]`,
    tiles: ' button',
    lesson: ' :is(.lead, .chapter.next)',
    play: ' :is(select, button:enabled)',
  };
  return `[data-zone="${zone}"]${within[zone] ?? ''}`;
}

function zoneOf(target: EventTarget | null): Zone | null {
  if (!(target instanceof Element)) return null;
  const name = target.closest('[data-zone]')?.getAttribute('data-zone') ?? '';
  return isZone(name) ? name : null;
}

/**
 * @param selector of the element to focus; null for none of a zone's
 * @param isStillWanted whether to focus it at a later time, too
 */
function moveFocus(selector: string | null, isStillWanted: () => boolean): void {
  const active = document.activeElement;
  if (selector !== null) focusSoon(selector, isStillWanted);
  else if (zoneOf(active) !== null && active instanceof HTMLElement) active.blur();
}

/** An element that this state change reveals cannot be focused before it is rendered. */
function focusSoon(selector: string, isStillWanted: () => boolean): void {
  const focus = () => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  focus();
  // Not with the next frame: if frames are slow, keys typed meanwhile would be lost.
  if (!document.activeElement?.matches(selector))
    setTimeout(() => {
      if (isStillWanted()) focus();
    });
}
