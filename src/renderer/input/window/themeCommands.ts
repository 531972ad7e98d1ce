import type { ThemeChoice } from '../../../contract/window/settings';
import type { TextKey } from '../../../texts/catalogue';
import { actionCommands } from '../actionCommands';
import { commandsOf } from '../command';

const byName = actionCommands('theme', 'everywhere');
const choose = (theme: ThemeChoice, title: TextKey, label: TextKey) =>
  byName(theme, [], title, { type: 'theme-chosen', theme }, { label });

/** They have no keys: they are called by name or from the menu. */
export const themeCommands = commandsOf('window', [
  choose('dark', 'windowCommands.themeDark', 'appMenu.themeDark'),
  choose('light', 'windowCommands.themeLight', 'appMenu.themeLight'),
  choose('contrast', 'windowCommands.themeContrast', 'appMenu.themeContrast'),
  choose('system', 'windowCommands.themeSystem', 'appMenu.themeSystem'),
]);
