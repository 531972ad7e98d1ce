import { describe, expect, it } from 'vitest';
import { ENGLISH_MESSAGES, messagesOf } from '../../src/texts/catalogue';
import { LANGUAGES, languageFor, TRANSLATED } from '../../src/texts/languages';
import { messageParts } from '../../src/texts/messageParts';
import { fixed, formatCount } from '../../src/texts/numbers';
import { speak, spoken } from '../../src/texts/spoken';
import { text } from '../../src/texts/text';
import { argumentsOf, pluralsOf } from './messageArguments';

/** Arguments with their possible values, which must be the same in each language. */
const shapeOf = (message: string): string =>
  argumentsOf(message)
    .map(({ isNumber, name, options }) =>
      isNumber || options.length === 0 ? name : `${name}: ${[...new Set(options)].toSorted().join('|')}`,
    )
    .toSorted()
    .join('; ');

describe.each(TRANSLATED)('the texts in $name', ({ id, locale, read }) => {
  it('are all there, and no others', async () => {
    const messages = messagesOf(await read());
    expect([...messages.keys()].toSorted()).toEqual([...ENGLISH_MESSAGES.keys()].toSorted());
  });

  it('have the arguments and choices of the English ones', async () => {
    const messages = messagesOf(await read());
    const other = [...messages].filter(([key, message]) => {
      messageParts(message);
      return shapeOf(message) !== shapeOf(ENGLISH_MESSAGES.get(key) ?? '');
    });
    expect(other.map(([key]) => key)).toEqual([]);
  });

  it('have every form of plural that their language needs', async () => {
    const messages = messagesOf(await read());
    // Millions in French and Spanish, which have their own form, never precede a noun here.
    const needed = new Intl.PluralRules(locale)
      .resolvedOptions()
      .pluralCategories.filter((category) => category !== 'many' || id === 'pl');
    const lacking = [...messages].filter(([, message]) =>
      pluralsOf(message).some((forms) => {
        // A form for each number, or one for all numbers.
        const categories = forms.filter((form) => !form.startsWith('='));
        return categories.join() !== 'other' && needed.some((each) => !categories.includes(each));
      }),
    );
    expect(lacking.map(([key]) => key)).toEqual([]);
  });

  it('begin and end with a space only where the English ones do', async () => {
    const messages = messagesOf(await read());
    const edges = (message: string) => `${/^\s*/.exec(message)?.[0]}|${/\s*$/.exec(message)?.[0]}`;
    const other = [...messages].filter(
      ([key, message]) => edges(message) !== edges(ENGLISH_MESSAGES.get(key) ?? ''),
    );
    expect(other.map(([key]) => key)).toEqual([]);
  });

  it('are spoken once they are asked for, with its numbers, and English comes back', async () => {
    const english = text('play.newGame');
    await speak(id);
    expect(spoken().language.id).toBe(id);
    expect(text('play.newGame')).not.toBe(english);
    expect(formatCount(1_210_915)).toBe(new Intl.NumberFormat(locale).format(1_210_915));
    expect(fixed(-1.5, 1)).toBe('−1,5');
    await speak('en');
    expect(text('play.newGame')).toBe(english);
  });
});

describe('languages', () => {
  it('are found by the tags of a system or an environment', () => {
    for (const { id } of LANGUAGES) {
      expect(languageFor([`${id}-XX`, 'en'])).toBe(id);
      expect(languageFor([`${id}_XX.UTF-8`])).toBe(id);
    }
    expect(languageFor(['tlh', 'C', '', 'pl'])).toBe('pl');
    expect(languageFor([])).toBe('en');
  });
});
