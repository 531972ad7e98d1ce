import { computed, effect } from '@preact/signals';
import type { Zone } from '../state/appState';
import type { Store } from './store';

const ZONES: Readonly<Record<string, Zone>> = { board: 'board', rack: 'rack', candidates: 'candidates' };

/** Keeps the focus of the page and the zone of the state the same: an element with `data-zone` is a zone. */
export function startZoneFocus({ state, dispatch }: Store): void {
  document.addEventListener('focusin', ({ target }) => {
    const zone = zoneOf(target);
    dispatch(zone === null ? { type: 'zone-left' } : { type: 'zone-entered', zone });
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    // Leaving for another window is no leaving: the focus will come back to the same place.
    if (relatedTarget === null && document.hasFocus()) dispatch({ type: 'zone-left' });
  });
  const place = computed(() => {
    const { boardCursor, zone } = state.value;
    const square = `[data-row="${boardCursor.row}"][data-col="${boardCursor.col}"]`;
    return zone === null ? null : `[data-zone="${zone}"]${zone === 'board' ? ` ${square}` : ''}`;
  });
  effect(() => moveFocus(place.value));
}

function zoneOf(target: EventTarget | null): Zone | null {
  if (!(target instanceof Element)) return null;
  const name = target.closest('[data-zone]')?.getAttribute('data-zone') ?? '';
  return ZONES[name] ?? null;
}

/** @param selector of the element that is to have the focus; null: none of a zone's */
function moveFocus(selector: string | null): void {
  const active = document.activeElement;
  if (selector !== null) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  else if (zoneOf(active) !== null && active instanceof HTMLElement) active.blur();
}
