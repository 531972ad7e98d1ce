import { computed, effect } from '@preact/signals';
import type { Theme } from '../../../contract/window/settings';
import { shownTheme } from '../../state/window/theme';
import type { Store } from '../store';

/**
 * Shows the whole page in the theme that is chosen, and hears what the system asks for. Until the
 * settings are read, that is the theme: the main process has told the system the choice.
 */
export function startThemeSession(root: HTMLElement, { dispatch, state }: Store): void {
  const contrast = matchMedia('(prefers-contrast: more)');
  const light = matchMedia('(prefers-color-scheme: light)');
  const systemTheme = (): Theme => (contrast.matches ? 'contrast' : light.matches ? 'light' : 'dark');
  const hear = () => dispatch({ type: 'system-theme-changed', theme: systemTheme() });
  for (const query of [contrast, light]) query.addEventListener('change', hear);
  hear();
  dispatch({ type: 'theme-chosen', theme: 'system' });
  const theme = computed(() => shownTheme(state.value));
  effect(() => {
    root.dataset.theme = theme.value;
  });
}
