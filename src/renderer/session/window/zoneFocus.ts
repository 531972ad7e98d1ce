import { computed, effect } from '@preact/signals';
import type { AppState } from '../../state/appState';
import { isZone, type Zone } from '../../state/window/zone';
import type { Store } from '../store';

/** Keeps the focus of the page and the zone of the state the same: an element with `data-zone` is a zone. */
export function startZoneFocus({ state, dispatch }: Store): void {
  document.addEventListener('focusin', ({ target }) => {
    // A context menu is about the zone that it was opened in.
    if (target instanceof Element && target.closest('.context-menu') !== null) return;
    const zone = zoneOf(target);
    dispatch(zone === null ? { type: 'zone-left' } : { type: 'zone-entered', zone });
  });
  document.addEventListener('focusout', ({ relatedTarget, target }) => {
    // Leaving for another window is no leaving: the focus will come back to the same place.
    if (relatedTarget !== null || !document.hasFocus()) return;
    // Nor is it when what had the focus is taken away because the state has gone on to another zone.
    if (zoneOf(target) === state.peek().zone) dispatch({ type: 'zone-left' });
  });
  const place = computed(() => placeOf(state.value));
  effect(() => {
    const selector = place.value;
    moveFocus(selector, () => place.peek() === selector);
  });
}

/** Selects the element that has the focus in the state's zone: the zone itself, or one within it. */
function placeOf({ boardCursor, sideTab, zone }: AppState): string | null {
  if (zone === null) return null;
  const within: Partial<Record<Zone, string>> = {
    board: ` [data-row="${boardCursor.row}"][data-col="${boardCursor.col}"]`,
    tabs: ` [data-tab="${sideTab}"]`,
    tiles: ' button',
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
 * @param selector of the element that is to have the focus; null: none of a zone's
 * @param isStillWanted whether it is to have it at a later time, too
 */
function moveFocus(selector: string | null, isStillWanted: () => boolean): void {
  const active = document.activeElement;
  if (selector !== null) focusSoon(selector, isStillWanted);
  else if (zoneOf(active) !== null && active instanceof HTMLElement) active.blur();
}

/**
 * What the same change of the state has only now brought to sight cannot have the focus before it is drawn.
 */
function focusSoon(selector: string, isStillWanted: () => boolean): void {
  const focus = () => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  focus();
  // Not with the next frame: where frames are slow, what is typed meanwhile would be lost.
  if (!document.activeElement?.matches(selector))
    setTimeout(() => {
      if (isStillWanted()) focus();
    });
}
