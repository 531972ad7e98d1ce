import { computed, effect } from '@preact/signals';
import type { LanguageChoice } from '../../../contract/window/settings';
import { message } from '../../../core/message';
import { LANGUAGES, type LanguageId, languageFor } from '../../../texts/languages';
import { speak, spoken } from '../../../texts/spoken';
import type { Store } from '../store';

/** The language that the address of the page names; null: the main process named none. */
export function languageOfAddress(address: string): LanguageId | null {
  const named = new URL(address).searchParams.get('language');
  return LANGUAGES.find(({ id }) => id === named)?.id ?? null;
}

const languageOf = (choice: LanguageChoice): LanguageId =>
  choice === 'system' ? languageFor(navigator.languages) : choice;

/** Speaks the language of the settings, from the moment they are read. */
export function startLanguageSession(root: HTMLElement, { dispatch, state }: Store): void {
  const atStart = state.peek().settings;
  const choice = computed(() => {
    const { settings } = state.value;
    // Until then it is the language of the page's address.
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
