import candidates from './en/candidates.json';
import lexicon from './en/lexicon.json';

/**
 * Every text of the window, the menus and the command line in English, by part: a sentence each, in the ICU message
 * format (https://unicode-org.github.io/icu/userguide/format_parse/messages/), with its plural forms. Translations have
 * the same keys.
 */
export const ENGLISH_TEXTS = { candidates, lexicon };

type Catalogue = typeof ENGLISH_TEXTS;

/** `part.key`, such as `lexicon.words`. */
export type TextKey = {
  [Part in keyof Catalogue]: `${Part}.${keyof Catalogue[Part] & string}`;
}[keyof Catalogue];
