import type { Feature } from '../feature';
import { SETTINGS_PAGE_ACTIONS } from './state/reduceSettingsPage';

export const settings = { handlers: SETTINGS_PAGE_ACTIONS } satisfies Feature;
