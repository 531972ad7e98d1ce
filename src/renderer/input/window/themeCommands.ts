import type { ThemeChoice } from '../../../contract/window/settings';
import type { TextKey } from '../../../texts/catalogue';
import { commandsOf, type ListedCommand } from '../command';

const choose = (theme: ThemeChoice, title: TextKey, label: TextKey): ListedCommand => ({
  id: `theme.${theme}`,
  zone: 'everywhere',
  keys: [],
  title,
  label,
  run: ({ dispatch }) => dispatch({ type: 'theme-chosen', theme }),
});

/** They have no keys: they are called by name or from the menu. */
export const themeCommands = commandsOf('window', [
  choose('dark', 'windowCommands.themeDark', 'appMenu.themeDark'),
  choose('light', 'windowCommands.themeLight', 'appMenu.themeLight'),
  choose('contrast', 'windowCommands.themeContrast', 'appMenu.themeContrast'),
  choose('system', 'windowCommands.themeSystem', 'appMenu.themeSystem'),
]);
