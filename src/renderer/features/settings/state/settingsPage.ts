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
  'engines',
  'sound',
  'files',
  'about',
] as const;

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** State of the open settings page. */
export interface SettingsPage {
  readonly section: SettingsSection;
}

export type SettingsPageAction =
  /** Null for the first section. */
  | { readonly type: 'settings-page-opened'; readonly section: SettingsSection | null }
  | { readonly type: 'settings-page-closed' };
