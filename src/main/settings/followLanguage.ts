import type { LanguageChoice } from '../../contract/window/settings';
import { languageFor } from '../../texts/languages';
import { speak } from '../../texts/spoken';
import type { SettingsStore } from './settingsStore';

/**
 * Dialogs and messages of the main process follow the chosen language.
 *
 * @param preferred what the system or the browser prefers, the best first (BCP 47)
 */
export async function followLanguage(
  settings: SettingsStore,
  preferred: () => readonly string[],
  log: (line: string) => void,
): Promise<void> {
  const follow = async (choice: LanguageChoice) => {
    try {
      await speak(choice === 'system' ? languageFor(preferred()) : choice);
    } catch (error) {
      log(String(error));
    }
  };
  settings.onSettings(({ language }) => void follow(language));
  const now = settings.readSettings();
  if (now.ok) await follow(now.value.language);
}
