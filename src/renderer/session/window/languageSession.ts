import { computed, effect } from '@preact/signals';
import type { LanguageChoice } from '../../../contract/window/settings';
import { message } from '../../../core/message';
import { LANGUAGES, type LanguageId, languageFor } from '../../../texts/languages';
import { speak, spoken } from '../../../texts/spoken';
import type { Store } from '../store';

/** The language in the page's address; null if the main process set none. */
export function languageOfAddress(address: string): LanguageId | null {
  const named = new URL(address).searchParams.get('language');
  return LANGUAGES.find(({ id }) => id === named)?.id ?? null;
}

const languageOf = (choice: LanguageChoice): LanguageId =>
  choice === 'system' ? languageFor(navigator.languages) : choice;

/** Uses the language of the settings as soon as they are loaded. */
export function startLanguageSession(root: HTMLElement, { dispatch, state }: Store): void {
  const atStart = state.peek().settings;
  const choice = computed(() => {
    const { settings } = state.value;
    // Until then, the language in the page's address applies.
    return settings === atStart ? null : settings.language;
  });
  effect(() => {
    if (choice.value === null) return;
    speak(languageOf(choice.value)).then(
      () => dispatch({ type: 'failure-cleared', kind: 'language' }),
      () => dispatch({ type: 'failure-raised', kind: 'language', message: message('settings.notSpoken') }),
    );
  });
  effect(() => {
    root.lang = spoken().language.id;
  });
}
