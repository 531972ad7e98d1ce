import { IntlMessageFormat } from 'intl-messageformat';

export interface MessageArgument {
  readonly name: string;
  /** A number chooses its plural form, or is written in groups. */
  readonly isNumber: boolean;
  /** The values that a form of its own is for. */
  readonly options: readonly string[];
}

const parse = (message: string) =>
  new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst();

/** The parser's element without a value of its own: `#` in a plural form. */
const POUND = 7;
const LITERAL = 0;
const NUMBER = 2;
const PLURAL = 6;

function argumentsIn(elements: ReturnType<typeof parse>): readonly MessageArgument[] {
  return elements.flatMap((element) => {
    if (element.type === LITERAL || element.type === POUND) return [];
    const forms = 'options' in element ? element.options : {};
    const inside = Object.values(forms).flatMap(({ value }) => argumentsIn(value));
    const isNumber = element.type === NUMBER || element.type === PLURAL;
    return 'value' in element
      ? [{ name: element.value, isNumber, options: Object.keys(forms) }, ...inside]
      : inside;
  });
}

/** The arguments of a message, those inside plural forms included; each once. */
export function argumentsOf(message: string): readonly MessageArgument[] {
  const all = argumentsIn(parse(message));
  return [...new Set(all.map(({ name }) => name))].map((name) => {
    const uses = all.filter((use) => use.name === name);
    return {
      name,
      isNumber: uses.some(({ isNumber }) => isNumber),
      options: uses.flatMap(({ options }) => options),
    };
  });
}

const pluralsIn = (elements: ReturnType<typeof parse>): readonly (readonly string[])[] =>
  elements.flatMap((element) => {
    const forms = 'options' in element ? element.options : {};
    const inside = Object.values(forms).flatMap(({ value }) => pluralsIn(value));
    return element.type === PLURAL ? [Object.keys(forms), ...inside] : inside;
  });

/** The names of the forms that each plural of a message has: `one`, `other`, `=0`. */
export const pluralsOf = (message: string): readonly (readonly string[])[] => pluralsIn(parse(message));
