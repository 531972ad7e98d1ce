import { message } from '../../../../core/message';
import type { TextKey } from '../../../../texts/catalogue';
import { commandsOf, type ListedCommand } from '../../../input/command';
import type { SettingsSection } from '../state/settingsPage';

const open = (section: SettingsSection, title: TextKey): ListedCommand => ({
  id: `settings.${section}`,
  zone: 'everywhere',
  keys: [],
  title,
  run: ({ dispatch }) => dispatch({ type: 'settings-page-opened', section }),
});

/** Open the settings at a section, for the sections without commands of their own. */
export const settingsCommands = commandsOf('window', [
  open('language', 'settings.openLanguage'),
  open('look', 'settings.openLook'),
  open('motion', 'settings.openMotion'),
  open('quality', 'settings.openQuality'),
  open('sound', 'settings.openSound'),
  open('keys', 'settings.openKeys'),
  open('engine', 'settings.openEngine'),
  {
    ...open('engines', 'settings.openEngines'),
    whyNot: ({ engines }) => (engines.list === null ? message('engines.desktopOnly') : null),
  },
  open('files', 'settings.openFiles'),
]);
