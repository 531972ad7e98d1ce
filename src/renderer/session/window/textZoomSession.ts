import { computed, effect, signal } from '@preact/signals';
import { panelZoom } from '../../state/window/textZoom';
import type { Store } from '../store';

/** Scales everything but the board by the text zoom, and reports the window's width. */
export function startTextZoom(panels: HTMLElement, { dispatch, state }: Store): void {
  const report = () => dispatch({ type: 'window-resized', widthPx: window.innerWidth });
  const size = () => ({ width: window.innerWidth, height: window.innerHeight });
  const windowSize = signal(size());
  window.addEventListener('resize', () => {
    windowSize.value = size();
    report();
  });
  report();
  const zoom = computed(() => panelZoom(state.value.settings.textZoom, windowSize.value));
  effect(() => panels.style.setProperty('--zoom', String(zoom.value)));
}
