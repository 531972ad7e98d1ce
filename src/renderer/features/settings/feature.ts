import type { Feature } from '../feature';
import { settingsCommands } from './input/settingsCommands';
import { SETTINGS_PAGE_ACTIONS } from './state/reduceSettingsPage';

export const settings = { handlers: SETTINGS_PAGE_ACTIONS, commands: settingsCommands } satisfies Feature;
