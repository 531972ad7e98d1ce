import type { ThemeChoice } from '../../../contract/window/settings';
import type { TextKey } from '../../../texts/catalogue';
import type { Command } from '../command';

const choose = (theme: ThemeChoice, title: TextKey): Command => ({
  id: `theme.${theme}`,
  zone: 'everywhere',
  keys: [],
  title,
  run: ({ dispatch }) => dispatch({ type: 'theme-chosen', theme }),
});

/** They have no keys: they are called by name or from the menu. */
export const themeCommands: readonly Command[] = [
  choose('dark', 'windowCommands.themeDark'),
  choose('light', 'windowCommands.themeLight'),
  choose('contrast', 'windowCommands.themeContrast'),
  choose('system', 'windowCommands.themeSystem'),
];
