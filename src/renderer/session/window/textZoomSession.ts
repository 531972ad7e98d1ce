import { computed, effect, signal } from '@preact/signals';
import { panelZoom } from '../../state/window/textZoom';
import type { Store } from '../store';

/** Scales everything but the board by the text zoom. The board's canvas keeps its pixels. */
export function startTextZoom(panels: HTMLElement, { state }: Store): void {
  const size = () => ({ width: window.innerWidth, height: window.innerHeight });
  const windowSize = signal(size());
  window.addEventListener('resize', () => {
    windowSize.value = size();
  });
  const zoom = computed(() => panelZoom(state.value.settings.textZoom, windowSize.value));
  effect(() => panels.style.setProperty('--zoom', String(zoom.value)));
}
