import type { Theme } from '../../../contract/window/settings';
import type { AppState } from '../appState';

/** The theme that the window is shown in. */
export const shownTheme = ({ settings, systemTheme }: Pick<AppState, 'settings' | 'systemTheme'>): Theme =>
  settings.theme === 'system' ? systemTheme : settings.theme;
