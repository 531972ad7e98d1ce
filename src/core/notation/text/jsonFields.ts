import { type KeyedMessage, type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { measureJson } from './jsonExtent';
import { findJsonFault } from './jsonFault';
import { lengthProblem, MAX_JSON_DEPTH, MAX_JSON_VALUES, MAX_TEXT } from './textBounds';
import { countLineEnds } from './textLines';

export type JsonObject = { readonly [key: string]: unknown };

/** Limit for lists of rows, letters or bonuses: more than any board or tile set has. */
export const MAX_LISTED = 256;

type JsonText = 'file' | 'line';

export interface JsonTextOptions {
  /** The kind of text; a file by default. */
  readonly what?: JsonText;
  /** In characters. */
  readonly maxLength?: number;
  /** Number of values, including lists and objects. */
  readonly maxValues?: number;
}

/** Parses a JSON text that must hold an object. */
export function parseJsonObject(
  text: string,
  { maxLength = MAX_TEXT, maxValues = MAX_JSON_VALUES, what = 'file' }: JsonTextOptions = {},
): Result<JsonObject, Message> {
  const tooLong = lengthProblem('tooLong.json', text, maxLength, { what });
  if (tooLong !== undefined) return fail(tooLong);
  const { depth, values } = measureJson(text);
  if (depth > MAX_JSON_DEPTH) return fail(message('jsonFiles.tooDeep', { what, most: MAX_JSON_DEPTH }));
  if (values > maxValues) return fail(message('jsonFiles.tooManyValues', { what, values, most: maxValues }));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return fail(describeFault(text, what));
  }
  if (!isJsonObject(value)) return fail(message('jsonFiles.noObject', { what }));
  return ok(value);
}

function describeFault(text: string, what: JsonText): Message {
  const at = findJsonFault(text);
  if (at === text.length) return message('jsonFiles.breaksOff', { what });
  const before = text.slice(0, at);
  const column = String(at - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')));
  const [character = ''] = text.slice(at, at + 2);
  const found = quoted(character);
  if (!/[\r\n]/.test(text)) return message('jsonFiles.faultAtColumn', { what, column, found });
  const line = String(countLineEnds(before) + 1);
  return message('jsonFiles.faultAtLine', { what, line, column, found });
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * `known` with the additional fields of `source` at every level. Objects in lists match if they have the same
 * `glyph`; other lists are taken from `known`. Known fields that are undefined are omitted.
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
 * Reads the fields of a JSON object and records the first error. An invalid field yields a harmless value, so
 * that the reader can continue and check `problem` once at the end.
 */
export class JsonFields {
  constructor(
    private readonly object: JsonObject,
    private readonly path = '',
    private readonly report: { problem?: Message; path?: string } = {},
  ) {}

  /** One sentence about the first invalid field; undefined if there is none. */
  get problem(): Message | undefined {
    return this.report.problem;
  }

  /** The path of that field, such as `rows[2].cols`. */
  get problemPath(): string | undefined {
    return this.report.path;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.object, key);
  }

  /** The names of its fields. */
  get keys(): readonly string[] {
    return Object.keys(this.object);
  }

  isObject(key: string): boolean {
    return isJsonObject(this.read(key));
  }

  text(key: string): string {
    const value = this.read(key);
    if (typeof value === 'string') return value;
    return this.refuse(key, message('jsonFiles.wantsText', this.faultAt(key)), '');
  }

  flag(key: string): boolean {
    const value = this.read(key);
    if (typeof value === 'boolean') return value;
    return this.refuse(key, message('jsonFiles.wantsFlag', this.faultAt(key)), false);
  }

  integer(key: string, low: number, high: number): number {
    const value = this.read(key);
    const isGood = typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
    // Turns −0, which JSON can express, into 0.
    if (isGood) return value + 0;
    const fault = { ...this.faultAt(key), low: String(low) };
    return this.refuse(
      key,
      high === Number.MAX_SAFE_INTEGER
        ? message('jsonFiles.wantsNumberFrom', fault)
        : message('jsonFiles.wantsNumberWithin', { ...fault, high: String(high) }),
      low,
    );
  }

  /** A list of at most `most` strings. */
  texts(key: string, most: number): string[] {
    const value = this.read(key);
    const isList = Array.isArray(value) && value.length <= most;
    const isGood = isList && value.every((each) => typeof each === 'string');
    return isGood
      ? value
      : this.refuse(key, message('jsonFiles.wantsTexts', { ...this.faultAt(key), most }), []);
  }

  /** The fields of the object at `key`. */
  fields(key: string): JsonFields {
    const value = this.read(key);
    const object = isJsonObject(value)
      ? value
      : this.refuse<JsonObject>(key, message('jsonFiles.wantsObject', this.faultAt(key)), {});
    return new JsonFields(object, this.pathOf(key), this.report);
  }

  /** The fields of the object at `key`; null if there is none or it is null. */
  optionalFields(key: string): JsonFields | null {
    return (this.read(key) ?? null) === null ? null : this.fields(key);
  }

  /** The fields of each object in the list at `key`, which may have at most `most`. */
  list(key: string, most: number): JsonFields[] {
    const value = this.read(key);
    const isGood = Array.isArray(value) && value.length <= most && value.every(isJsonObject);
    const objects: JsonObject[] = isGood
      ? value
      : this.refuse(key, message('jsonFiles.wantsObjects', { ...this.faultAt(key), most }), []);
    return objects.map(
      (object, index) => new JsonFields(object, `${this.pathOf(key)}[${index}]`, this.report),
    );
  }

  /** Refuses a field that is none of these. */
  only(known: readonly string[]): void {
    const strange = this.keys.find((key) => !known.includes(key));
    if (strange === undefined) return;
    const field = quoted(this.pathOf(strange));
    this.reject(message('jsonFiles.strangeField', { field, known: known.join(', ') }), strange);
  }

  /** Records a problem found by the reader, of the object or of one of its fields. */
  reject(problem: Message, key?: string): void {
    if (this.report.problem !== undefined) return;
    this.report.problem = problem;
    this.report.path = key === undefined ? this.path : this.pathOf(key);
  }

  private read(key: string): unknown {
    return this.has(key) ? this.object[key] : undefined;
  }

  private pathOf(key: string): string {
    return this.path === '' ? key : `${this.path}.${key}`;
  }

  private faultAt(key: string): { readonly field: string; readonly found: 'wrong' | 'nothing' } {
    return { field: quoted(this.pathOf(key)), found: this.has(key) ? 'wrong' : 'nothing' };
  }

  private refuse<T>(key: string, problem: KeyedMessage, harmless: T): T {
    this.reject(problem, key);
    return harmless;
  }
}
