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
  const zone = computed(() => state.value.zone);
  const cursorKey = computed(() => `${state.value.boardCursor.row}:${state.value.boardCursor.col}`);
  effect(() => {
    void cursorKey.value;
    const wanted = zone.value;
    // After the panels have shown the new state: the square that takes the focus is then the cursor's.
    queueMicrotask(() => requestAnimationFrame(() => moveFocus(wanted, state.peek().zone)));
  });
}

function zoneOf(target: EventTarget | null): Zone | null {
  if (!(target instanceof Element)) return null;
  const name = target.closest('[data-zone]')?.getAttribute('data-zone') ?? '';
  return ZONES[name] ?? null;
}

function moveFocus(wanted: Zone | null, current: Zone | null): void {
  if (wanted !== current) return;
  const active = document.activeElement;
  if (wanted === null) {
    if (zoneOf(active) !== null && active instanceof HTMLElement) active.blur();
    return;
  }
  const place = document.querySelector(`[data-zone="${wanted}"]`);
  const target = place?.matches('[tabindex="0"]') ? place : place?.querySelector('[tabindex="0"]');
  if (target instanceof HTMLElement && target !== active) target.focus({ preventScroll: true });
}
