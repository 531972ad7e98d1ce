import { app } from 'electron';
import type { LanguageChoice } from '../../contract/window/settings';
import { type LanguageId, languageFor } from '../../texts/languages';
import { speak } from '../../texts/spoken';
import type { SettingsStore } from '../settings/settingsStore';

/** The language of dialogs and of the page, until the page has read the settings. */
export const programLanguage = (choice: LanguageChoice): LanguageId =>
  choice === 'system' ? languageFor(app.getPreferredSystemLanguages()) : choice;

/** Dialogs and messages of the main process follow the chosen language. */
export async function followLanguage(settings: SettingsStore, log: (line: string) => void): Promise<void> {
  const follow = async (choice: LanguageChoice) => {
    try {
      await speak(programLanguage(choice));
    } catch (error) {
      log(String(error));
    }
  };
  settings.onSettings(({ language }) => void follow(language));
  const now = settings.readSettings();
  if (now.ok) await follow(now.value.language);
}
