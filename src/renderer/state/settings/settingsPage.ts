/** The parts of the settings page, in their order. */
export const SETTINGS_SECTIONS = [
  'theme',
  'look',
  'quality',
  'motion',
  'language',
  'keys',
  'lexicons',
  'engine',
  'sound',
  'files',
  'about',
] as const;

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** What is open of the settings page. */
export interface SettingsPage {
  readonly section: SettingsSection;
}

export type SettingsPageAction =
  /** Null: the part that it begins with. */
  | { readonly type: 'settings-page-opened'; readonly section: SettingsSection | null }
  | { readonly type: 'settings-page-closed' };
