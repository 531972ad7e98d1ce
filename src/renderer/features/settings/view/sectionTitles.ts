import type { TextKey } from '../../../../texts/catalogue';
import type { SettingsSection } from '../state/settingsPage';

export const SECTION_TITLES: Readonly<Record<SettingsSection, TextKey>> = {
  theme: 'settings.sectionTheme',
  look: 'settings.sectionLook',
  quality: 'settings.sectionQuality',
  motion: 'settings.sectionMotion',
  language: 'settings.sectionLanguage',
  keys: 'settings.sectionKeys',
  lexicons: 'settings.sectionLexicons',
  engine: 'settings.sectionEngine',
  engines: 'settings.sectionEngines',
  sound: 'settings.sectionSound',
  files: 'settings.sectionFiles',
  about: 'settings.sectionAbout',
};
