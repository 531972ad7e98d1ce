import { signal } from '@preact/signals-core';
import { ENGLISH_MESSAGES, messagesOf } from './catalogue';
import { ENGLISH, type Language, type LanguageId, TRANSLATED } from './languages';
import type { Parts } from './messageParts';

/** A language with its texts and what they need. */
export interface Spoken {
  readonly language: Language;
  readonly messages: ReadonlyMap<string, string>;
  /** Messages are taken apart when they are said first. */
  readonly parts: Map<string, Parts>;
  readonly grouped: Intl.NumberFormat;
  readonly plurals: Intl.PluralRules;
  readonly list: Intl.ListFormat;
  readonly formats: Map<string, Intl.NumberFormat>;
}

/** Made when they are first needed: each thread would wait 30 ms for them at its start. */
class SpokenLanguage implements Spoken {
  readonly parts = new Map<string, Parts>();
  readonly formats = new Map<string, Intl.NumberFormat>();
  private madeNumbers: Intl.NumberFormat | undefined;
  private madePlurals: Intl.PluralRules | undefined;
  private madeList: Intl.ListFormat | undefined;

  constructor(
    readonly language: Language,
    readonly messages: ReadonlyMap<string, string>,
  ) {}

  get grouped(): Intl.NumberFormat {
    this.madeNumbers ??= new Intl.NumberFormat(this.language.locale);
    return this.madeNumbers;
  }

  get plurals(): Intl.PluralRules {
    this.madePlurals ??= new Intl.PluralRules(this.language.locale);
    return this.madePlurals;
  }

  get list(): Intl.ListFormat {
    this.madeList ??= new Intl.ListFormat(this.language.locale, { type: 'conjunction' });
    return this.madeList;
  }
}

const english: Spoken = new SpokenLanguage(ENGLISH, ENGLISH_MESSAGES);
const known = new Map<LanguageId, Spoken>([[ENGLISH.id, english]]);

/** The language that is spoken now. Who says a text within a computed value or an effect follows it. */
const now = signal(english);

export const spoken = (): Spoken => now.value;

/** The last language asked for: an earlier one that is read later does not come after it. */
let wanted = ENGLISH.id;

/**
 * From now on texts are said in this language; no text is said in two.
 * @throws {Error} where the file of its texts cannot be read: the language stays
 */
export async function speak(id: LanguageId): Promise<void> {
  wanted = id;
  const found = known.get(id) ?? (await read(id));
  known.set(id, found);
  if (wanted === id) now.value = found;
}

async function read(id: LanguageId): Promise<Spoken> {
  const language = TRANSLATED.find((each) => each.id === id);
  return language === undefined ? english : new SpokenLanguage(language, messagesOf(await language.read()));
}
