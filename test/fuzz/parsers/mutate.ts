import type { Random } from '../../../src/core/game/random';

/** Makes wrong input of good: a few changes, most of them small, now and then a huge one. */
export type Mutator<Input> = (examples: readonly Input[], random: Random) => Input;

const MOST_CHANGES = 4;
/** One input in this many has something repeated until it is this large. */
const HUGE_ONCE_IN = 2000;
const HUGE_LENGTH = 200_000;

const ODD_TEXTS: readonly string[] = [
  ...'[](){}<>/\\|.,;:?!*+-^$#"\'=~ \t\n\r\0',
  ...['\r\n', '\uFEFF', '\u200B', '\u2028', '\u202E', '\u0301', '\u00A0', '\uD800', '\uDC00', '\uFFFD'],
  ...['ß', 'ſ', 'İ', 'ı', 'ŀ', 'Ŀ', 'ǅ', 'ﬀ', 'Å', 'Ａ', '中', '👩‍👩‍👧', '𝐀', 'e\u0301'],
  ...[
    '0',
    '-0',
    '-1',
    '00',
    '1e9',
    '1.5',
    '255',
    '256',
    '65536',
    '2147483648',
    '9007199254740993',
    '9'.repeat(30),
  ],
  ...[
    'NaN',
    'Infinity',
    'null',
    'true',
    '__proto__',
    'constructor',
    'toString',
    '[CH]',
    '[',
    '15/',
    '()',
    '--',
  ],
  '['.repeat(70),
  '{"a":'.repeat(70),
  'A'.repeat(300),
];

const below = (random: Random, end: number): number => Math.floor(random() * end);
const oneOf = <T>(random: Random, values: readonly T[]): T => values[below(random, values.length)]!;

/** The beginning and the end of a part: most are short. */
function anyPart(random: Random, length: number): readonly [from: number, to: number] {
  const from = below(random, length + 1);
  const most = random() < 0.8 ? 8 : length;
  return [from, Math.min(length, from + below(random, most + 1))];
}

type TextChange = (text: string, random: Random, examples: readonly string[]) => string;

const TEXT_CHANGES: readonly TextChange[] = [
  // Takes a part away.
  (text, random) => {
    const [from, to] = anyPart(random, text.length);
    return text.slice(0, from) + text.slice(to);
  },
  // Writes a part twice, or many times.
  (text, random) => {
    const [from, to] = anyPart(random, text.length);
    const times = random() < 0.9 ? 2 : 2 + below(random, 60);
    return text.slice(0, from) + text.slice(from, to).repeat(times) + text.slice(to);
  },
  // Moves a part somewhere else.
  (text, random) => {
    const [from, to] = anyPart(random, text.length);
    const rest = text.slice(0, from) + text.slice(to);
    const at = below(random, rest.length + 1);
    return rest.slice(0, at) + text.slice(from, to) + rest.slice(at);
  },
  // Puts something odd in, or in the place of a part.
  (text, random) => {
    const [from, to] = anyPart(random, text.length);
    return text.slice(0, from) + oneOf(random, ODD_TEXTS) + text.slice(random() < 0.5 ? from : to);
  },
  // Takes a part of another example.
  (text, random, examples) => {
    const other = oneOf(random, examples);
    const [from, to] = anyPart(random, other.length);
    const [begin, end] = anyPart(random, text.length);
    return text.slice(0, begin) + other.slice(from, to) + text.slice(end);
  },
  // Changes a character.
  (text, random) => {
    const at = below(random, text.length);
    const code = text.length === 0 ? 0x41 : text.charCodeAt(at) ^ (1 << below(random, 7));
    return text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1);
  },
  // Another number in the place of one.
  (text, random) => {
    const numbers = [...text.matchAll(/\d+/g)];
    if (numbers.length === 0) return text;
    const { 0: digits, index } = oneOf(random, numbers);
    const other = oneOf(random, [
      '0',
      '-1',
      '1',
      '40',
      '41',
      '255',
      '256',
      '999999999',
      '1e308',
      '2.5',
      digits.repeat(9),
    ]);
    return text.slice(0, index) + other + text.slice(index + digits.length);
  },
  // The other case.
  (text, random) => {
    const [from, to] = anyPart(random, text.length);
    const part = text.slice(from, to);
    return text.slice(0, from) + (random() < 0.5 ? part.toLowerCase() : part.toUpperCase()) + text.slice(to);
  },
];

function withHugePart(text: string, random: Random): string {
  const [from, to] = anyPart(random, text.length);
  const part = from === to ? oneOf(random, ODD_TEXTS) : text.slice(from, to);
  const times = Math.ceil(HUGE_LENGTH / part.length);
  return text.slice(0, to) + part.repeat(times) + text.slice(to);
}

export const mutateText: Mutator<string> = (examples, random) => {
  let text = oneOf(random, examples);
  const changes = 1 + below(random, MOST_CHANGES);
  for (let change = 0; change < changes; change++) text = oneOf(random, TEXT_CHANGES)(text, random, examples);
  return below(random, HUGE_ONCE_IN) === 0 ? withHugePart(text, random) : text;
};

/** Bytes are changed as characters of one byte each are. */
export const mutateBytes: Mutator<Uint8Array> = (examples, random) => {
  const texts = examples.map((bytes) => Buffer.from(bytes).toString('latin1'));
  return Uint8Array.from(Buffer.from(mutateText(texts, random), 'latin1'));
};

/** The lines of a list. */
export const mutateLines: Mutator<readonly string[]> = (examples, random) => {
  const text = mutateText(
    examples.map((lines) => lines.join('\n')),
    random,
  );
  return text.split('\n');
};

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

function circle(): unknown {
  const value: Record<string, unknown> = {};
  value.value = value;
  return value;
}

const manyKeys = (count: number): unknown =>
  Object.fromEntries(Array.from({ length: count }, (_, key) => [`${key}`, key]));

/** Everything a page could send that structured clone supports. */
const ODD_VALUES: readonly ((random: Random) => unknown)[] = [
  ...[undefined, null, true, false, '', 'x', [], {}, -1, 0, 1, 0.5, 40, 41, 255, 256, 4097].map(
    (value) => () => value,
  ),
  ...[1e9, 2 ** 31, 2 ** 53, 1e308, Number.NaN, Number.POSITIVE_INFINITY, -0, 10n].map(
    (value) => () => value,
  ),
  (random) => oneOf(random, ODD_TEXTS),
  (random) => oneOf(random, ODD_TEXTS).repeat(1 + below(random, 40)),
  () => new Date(Number.NaN),
  () => new Map([['a', 1]]),
  () => new Uint8Array(9),
  () => new Array(10),
  () => circle(),
  (random) => nested(below(random, 40)),
  (random) => (below(random, 50) === 0 ? nested(10_000) : nested(2)),
  (random) => (below(random, 50) === 0 ? manyKeys(20_000) : manyKeys(5)),
  (random) => new Array(below(random, 50) === 0 ? 100_000 : 50).fill(oneOf(random, [0, 1, '', 'A', null])),
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":1}'),
];

type Container = Record<string, unknown> | unknown[];
const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array);

/** Changes one place of a value that JSON could hold. */
function changeSomewhere(value: unknown, random: Random, examples: readonly unknown[]): unknown {
  if (!isContainer(value) || random() < 0.05) return oneOf(random, ODD_VALUES)(random);
  const keys = Object.keys(value);
  const key = keys.length === 0 ? 'a' : oneOf(random, keys);
  const old = (value as Record<string, unknown>)[key];
  if (isContainer(old) && random() < 0.75) return withKey(value, key, changeSomewhere(old, random, examples));
  const change = random();
  if (change < 0.15) return withoutKey(value, key);
  if (change < 0.3)
    return withKey(value, oneOf(random, ['a', '__proto__', '0', 'kind', 'length', 'x'.repeat(500)]), old);
  if (change < 0.4 && Array.isArray(value))
    return [...value, ...value.slice(0, below(random, value.length + 1))];
  if (change < 0.5) return withKey(value, key, oneOf(random, examples));
  if (change < 0.65 && typeof old === 'string') return withKey(value, key, mutateText([old], random));
  if (change < 0.65 && typeof old === 'number')
    return withKey(value, key, old + oneOf(random, [-1, 1, 0.5, 1000, -1e9]));
  return withKey(value, key, oneOf(random, ODD_VALUES)(random));
}

function withKey(container: Container, key: string, value: unknown): Container {
  if (Array.isArray(container))
    return /^\d+$/.test(key) && container.length > 0
      ? container.with(Math.max(0, Math.min(Number(key), container.length - 1)), value)
      : [...container, value];
  const entries = Object.entries(container).filter(([other]) => other !== key);
  return Object.fromEntries([...entries, [key, value]]);
}

const withoutKey = (container: Container, key: string): Container =>
  Array.isArray(container)
    ? container.filter((_, index) => String(index) !== key)
    : Object.fromEntries(Object.entries(container).filter(([other]) => other !== key));

export const mutateValue: Mutator<unknown> = (examples, random) => {
  let value = oneOf(random, examples);
  const changes = 1 + below(random, MOST_CHANGES);
  for (let change = 0; change < changes; change++) value = changeSomewhere(value, random, examples);
  return value;
};
