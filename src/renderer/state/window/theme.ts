import type { Theme } from '../../../contract/window/settings';
import type { AppState } from '../appState';

/** The current theme of the window. */
export const shownTheme = ({ settings, systemTheme }: Pick<AppState, 'settings' | 'systemTheme'>): Theme =>
  settings.theme === 'system' ? systemTheme : settings.theme;
