import { formatCount } from '../../counted';
import type { Message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { measureJson } from './jsonExtent';
import { findJsonFault } from './jsonFault';
import { lengthProblem, MAX_JSON_DEPTH, MAX_JSON_VALUES, MAX_TEXT } from './textBounds';
import { countLineEnds } from './textLines';

export type JsonObject = { readonly [key: string]: unknown };

/** Rows, letters or bonuses in a list: more than any board or tile set has. */
export const MAX_LISTED = 256;

export interface JsonTextOptions {
  /** What the text is, with a capital letter; "The file" unless given. */
  readonly what?: string;
  /** In characters. */
  readonly maxLength?: number;
}

/** The object that a JSON text holds. */
export function parseJsonObject(
  text: string,
  { maxLength = MAX_TEXT, what = 'The file' }: JsonTextOptions = {},
): Result<JsonObject, Message> {
  const tooLong = lengthProblem(what, text, maxLength);
  if (tooLong !== undefined) return fail(tooLong);
  const { depth, values } = measureJson(text);
  if (depth > MAX_JSON_DEPTH) return fail(`${what} nests more than ${MAX_JSON_DEPTH} levels deep.`);
  if (values > MAX_JSON_VALUES)
    return fail(
      `${what} holds ${formatCount(values)} values; at most ${formatCount(MAX_JSON_VALUES)} are allowed.`,
    );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return fail(describeFault(text, what));
  }
  if (!isJsonObject(value)) return fail(`${what} must hold one JSON object, in braces.`);
  return ok(value);
}

function describeFault(text: string, what: string): string {
  const at = findJsonFault(text);
  if (at === text.length) return `${what} breaks off before the end of its JSON.`;
  const before = text.slice(0, at);
  const column = `column ${at - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'))}`;
  const place = /[\r\n]/.test(text) ? `line ${countLineEnds(before) + 1}, ${column}` : column;
  const [character = ''] = text.slice(at, at + 2);
  const found = quoted(character);
  return `${what} is not JSON: ${place} has ${found}, which cannot stand there.`;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * `known` with the fields of `source` that it does not have, on every level. Objects in lists belong together when
 * they name the same `glyph`; other lists are as `known` has them. A known field that is undefined is left out.
 */
export function keepUnknownFields(known: JsonObject, source: JsonObject): JsonObject {
  const own = Object.entries(known).map(([key, value]) => [
    key,
    Object.hasOwn(source, key) ? keepUnknown(value, source[key]) : value,
  ]);
  return Object.fromEntries([
    ...own,
    ...Object.entries(source).filter(([key]) => !Object.hasOwn(known, key)),
  ]);
}

function keepUnknown(known: unknown, source: unknown): unknown {
  if (isJsonObject(known) && isJsonObject(source)) return keepUnknownFields(known, source);
  if (!Array.isArray(known) || !Array.isArray(source)) return known;
  const twins = new Map(source.filter(isJsonObject).map((twin) => [twin.glyph, twin]));
  return known.map((item) => {
    const twin = isJsonObject(item) && item.glyph !== undefined ? twins.get(item.glyph) : undefined;
    return twin === undefined ? item : keepUnknown(item, twin);
  });
}

/**
 * Reads the fields of a JSON object and notes the first wrong one. A wrong field is answered with a harmless value, so
 * that a reader can go on and ask for `problem` once, at the end.
 */
export class JsonFields {
  constructor(
    private readonly object: JsonObject,
    private readonly path = '',
    private readonly report: { problem?: Message } = {},
  ) {}

  /** One sentence on the first wrong field; undefined while all were good. */
  get problem(): Message | undefined {
    return this.report.problem;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.object, key);
  }

  text(key: string): string {
    const value = this.read(key);
    return typeof value === 'string' ? value : this.refuse(key, 'a text', '');
  }

  flag(key: string): boolean {
    const value = this.read(key);
    return typeof value === 'boolean' ? value : this.refuse(key, 'true or false', false);
  }

  integer(key: string, low: number, high: number): number {
    const value = this.read(key);
    const isGood = typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
    const range = high === Number.MAX_SAFE_INTEGER ? `from ${low}` : `from ${low} to ${high}`;
    // JSON has a zero below zero.
    return isGood ? value + 0 : this.refuse(key, `a whole number ${range}`, low);
  }

  /** A list of at most `most` texts. */
  texts(key: string, most: number): string[] {
    const value = this.read(key);
    const isList = Array.isArray(value) && value.length <= most;
    const isGood = isList && value.every((each) => typeof each === 'string');
    return isGood ? value : this.refuse(key, `a list of at most ${most} texts`, []);
  }

  /** The fields of the object at `key`. */
  fields(key: string): JsonFields {
    const value = this.read(key);
    const object = isJsonObject(value) ? value : this.refuse<JsonObject>(key, 'an object', {});
    return new JsonFields(object, this.pathOf(key), this.report);
  }

  /** The fields of the object at `key`; null if there is none or it is null. */
  optionalFields(key: string): JsonFields | null {
    return (this.read(key) ?? null) === null ? null : this.fields(key);
  }

  /** The fields of every object in the list at `key`, of which there may be at most `most`. */
  list(key: string, most: number): JsonFields[] {
    const value = this.read(key);
    const isGood = Array.isArray(value) && value.length <= most && value.every(isJsonObject);
    const objects: JsonObject[] = isGood ? value : this.refuse(key, `a list of at most ${most} objects`, []);
    return objects.map(
      (object, index) => new JsonFields(object, `${this.pathOf(key)}[${index}]`, this.report),
    );
  }

  /** Notes a problem that the reader itself found. */
  reject(message: Message): void {
    this.report.problem ??= message;
  }

  private read(key: string): unknown {
    return this.has(key) ? this.object[key] : undefined;
  }

  private pathOf(key: string): string {
    return this.path === '' ? key : `${this.path}.${key}`;
  }

  private refuse<T>(key: string, expected: string, harmless: T): T {
    const found = this.has(key) ? 'has a wrong value' : 'is missing';
    this.reject(`Field ${quoted(this.pathOf(key))} ${found}; ${expected} is expected.`);
    return harmless;
  }
}
