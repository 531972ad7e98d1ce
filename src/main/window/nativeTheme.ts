import { nativeTheme } from 'electron';
import type { Settings, ThemeChoice } from '../../contract/window/settings';
import type { SettingsStore } from '../settings/settingsStore';

/** The system knows no contrast theme to ask for: ours is dark. */
const THEME_SOURCES = {
  dark: 'dark',
  light: 'light',
  contrast: 'dark',
  system: 'system',
} as const satisfies Record<ThemeChoice, typeof nativeTheme.themeSource>;

/**
 * Menus, dialogs and the system theme that the page sees follow the chosen theme; the page
 * needs that until it has read the settings.
 */
export function followTheme(settings: SettingsStore): void {
  const follow = ({ theme }: Settings) => {
    nativeTheme.themeSource = THEME_SOURCES[theme];
  };
  const now = settings.readSettings();
  if (now.ok) follow(now.value);
  settings.onSettings(follow);
}

/** Background of a window before its page is shown: the page's own. */
export const windowBackground = (): string => (nativeTheme.shouldUseDarkColors ? '#0a0c10' : '#dddedd');
