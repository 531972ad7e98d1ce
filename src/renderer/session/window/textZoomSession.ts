import { computed, effect, signal } from '@preact/signals';
import { panelZoom } from '../../state/window/textZoom';
import type { Store } from '../store';

/**
 * Draws everything beside the board as large as the settings and the window ask for. The board's
 * picture keeps its pixels.
 */
export function startTextZoom(panels: HTMLElement, { state }: Store): void {
  const size = () => ({ width: window.innerWidth, height: window.innerHeight });
  const windowSize = signal(size());
  window.addEventListener('resize', () => {
    windowSize.value = size();
  });
  const zoom = computed(() => panelZoom(state.value.settings.textZoom, windowSize.value));
  effect(() => panels.style.setProperty('--zoom', String(zoom.value)));
}
