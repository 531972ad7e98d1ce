import type { AppState } from '../../../state/appState';
import type { Handlers } from '../../../state/handlers';
import type { SettingsPageAction, SettingsSection } from './settingsPage';

const FIRST_SECTION: SettingsSection = 'theme';

export const SETTINGS_PAGE_ACTIONS: Handlers<SettingsPageAction> = {
  'settings-page-opened': (state, { section }) => ({
    ...state,
    settingsPage: { section: section ?? FIRST_SECTION },
    dialogs: [],
    menu: null,
  }),
  'settings-page-closed': closePage,
};

export function closePage(state: AppState): AppState {
  return state.settingsPage === null ? state : { ...state, settingsPage: null };
}
