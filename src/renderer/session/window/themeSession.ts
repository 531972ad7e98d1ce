import { computed, effect } from '@preact/signals';
import type { Theme } from '../../../contract/window/settings';
import { shownTheme } from '../../state/window/theme';
import type { Store } from '../store';

/**
 * Applies the chosen theme to the page and follows the system's. Until the settings are loaded, the system's
 * applies: the main process has set it to the user's choice.
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
