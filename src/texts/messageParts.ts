import { IntlMessageFormat } from 'intl-messageformat';

export type TextParams = Readonly<Record<string, string | number>>;

/**
 * A message taken apart. The library reads messages well, but what it makes of them takes it microseconds
 * each time, and the log of a walk says a million of them.
 */
type Part =
  | { readonly kind: 'fixed'; readonly text: string }
  /** As it is, or a number with its digits in groups. */
  | { readonly kind: 'argument'; readonly name: string; readonly isGrouped: boolean }
  /** The number of the plural form that this stands in. */
  | { readonly kind: 'pluralNumber' }
  | { readonly kind: 'choice'; readonly name: string; readonly isPlural: boolean; readonly options: Options };

type Options = ReadonlyMap<string, Parts>;
export type Parts = readonly Part[];

/** Words and arguments, and nothing that has to be parsed: `{word} is not in the lexicon.` */
const PLAIN = /^(?:[^{}'#]|\{\w+\})*$/;

/** @throws {Error} where the message has a form that no text of the catalogue has: a flaw of the program */
export function messageParts(message: string): Parts {
  if (PLAIN.test(message)) return plainParts(message);
  // Angle brackets are brackets: no text has markup.
  const format = new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true });
  return format.getAst().map(partOf);
}

const plainParts = (message: string): Parts =>
  message
    .split(/\{(\w+)\}/)
    .map(
      (piece, nth): Part =>
        nth % 2 === 0 ? { kind: 'fixed', text: piece } : { kind: 'argument', name: piece, isGrouped: false },
    );

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The parser's numbers for the kinds of elements. */
const LITERAL = 0;
const ARGUMENT = 1;
const NUMBER = 2;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

function partOf(element: Element): Part {
  switch (element.type) {
    case LITERAL:
      return { kind: 'fixed', text: element.value };
    case POUND:
      return { kind: 'pluralNumber' };
    case ARGUMENT:
      return { kind: 'argument', name: element.value, isGrouped: false };
    case NUMBER:
      if (element.style) break;
      return { kind: 'argument', name: element.value, isGrouped: true };
    case SELECT:
      return { kind: 'choice', name: element.value, isPlural: false, options: optionsOf(element.options) };
    case PLURAL:
      if (element.offset !== 0 || element.pluralType !== 'cardinal') break;
      return { kind: 'choice', name: element.value, isPlural: true, options: optionsOf(element.options) };
  }
  throw new Error(`No text has an element of kind ${element.type}.`);
}

const optionsOf = (options: Readonly<Record<string, { readonly value: Element[] }>>): Options =>
  new Map(Object.entries(options).map(([name, { value }]) => [name, value.map(partOf)]));

/** How a language writes numbers and forms plurals. */
export interface Grammar {
  readonly grouped: Intl.NumberFormat;
  readonly plurals: Intl.PluralRules;
}

/** @param pluralNumber what `#` stands for */
export function sayParts(parts: Parts, params: TextParams, grammar: Grammar, pluralNumber?: number): string {
  let said = '';
  for (const part of parts)
    switch (part.kind) {
      case 'fixed':
        said += part.text;
        break;
      case 'argument': {
        const value = argument(params, part.name);
        said += part.isGrouped ? grammar.grouped.format(Number(value)) : value;
        break;
      }
      case 'pluralNumber':
        if (pluralNumber !== undefined) said += grammar.grouped.format(pluralNumber);
        break;
      case 'choice': {
        const value = argument(params, part.name);
        said += part.isPlural
          ? sayParts(pluralForm(part.options, Number(value), grammar), params, grammar, Number(value))
          : sayParts(chosen(part.options, String(value)), params, grammar);
      }
    }
  return said;
}

function argument(params: TextParams, name: string): string | number {
  const value = params[name];
  if (value === undefined) throw new Error(`A text lacks its argument ${name}.`);
  return value;
}

const pluralForm = (options: Options, value: number, { plurals }: Grammar): Parts =>
  options.get(`=${value}`) ?? chosen(options, plurals.select(value));

const chosen = (options: Options, name: string): Parts => options.get(name) ?? options.get('other') ?? [];
