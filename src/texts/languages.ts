import type { ENGLISH_TEXTS } from './catalogue';

export type LanguageId = 'en' | 'de' | 'fr' | 'es' | 'pl';

/** Every text of the catalogue in another language. */
export type Translation = {
  readonly [Part in keyof typeof ENGLISH_TEXTS]: Readonly<Record<keyof (typeof ENGLISH_TEXTS)[Part], string>>;
};

export interface Language {
  readonly id: LanguageId;
  /** As it calls itself. */
  readonly name: string;
  /** How numbers and lists are written (BCP 47). */
  readonly locale: string;
}

interface TranslatedLanguage extends Language {
  /** Its texts are a file of their own, which is read once somebody wants the language. */
  readonly read: () => Promise<Translation>;
}

export const ENGLISH: Language = { id: 'en', name: 'English', locale: 'en-US' };

export const TRANSLATED: readonly TranslatedLanguage[] = [
  { id: 'de', name: 'Deutsch', locale: 'de-DE', read: async () => (await import('./de.json')).default },
  { id: 'fr', name: 'Français', locale: 'fr-FR', read: async () => (await import('./fr.json')).default },
  { id: 'es', name: 'Español', locale: 'es-ES', read: async () => (await import('./es.json')).default },
  { id: 'pl', name: 'Polski', locale: 'pl-PL', read: async () => (await import('./pl.json')).default },
];

export const LANGUAGES: readonly Language[] = [ENGLISH, ...TRANSLATED];

/**
 * The first language of somebody's list that the program speaks, else English.
 * @param wanted language tags, the best one first: `de-AT`, or as in an environment: `de_AT.UTF-8`
 */
export function languageFor(wanted: readonly string[]): LanguageId {
  for (const tag of wanted) {
    const [primary = ''] = tag.toLowerCase().split(/[-_.]/);
    const spoken = LANGUAGES.find(({ id }) => id === primary);
    if (spoken !== undefined) return spoken.id;
  }
  return ENGLISH.id;
}
