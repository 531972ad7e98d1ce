import { z } from 'zod';
import { type EngineEntry, engineParser } from '../../contract/engines/enginesApi';
import type { RecentLexicon } from '../../contract/lexicon/lexiconApi';
import { describeIssue } from '../../contract/requests/checkRequest';
import { DEFAULT_SETTINGS, type Settings } from '../../contract/window/settings';
import { settingsParser } from '../../contract/window/settingsParser';
import type { Alphabet } from '../../core/alphabet/alphabet';
import { type Message, message } from '../../core/message';
import { type JsonObject, parseJsonObject } from '../../core/notation/text/jsonFields';
import { fail, ok, type Result } from '../../core/result';
import { migrated, SETTINGS_VERSION } from './migrations';
import { type WindowPlace, type WindowState, windowPlaceParser, windowStateParser } from './windowState';

/** Paths of a few files are the longest part. */
export const MAX_SETTINGS_BYTES = 1 << 20;

/** The lexicon last in use with one alphabet. */
export interface LastLexicon<Path = string> {
  readonly path: Path;
  readonly letters: Alphabet;
}

export interface Stored {
  readonly settings: Settings;
  readonly recentLexicons: readonly RecentLexicon[];
  /** One for each alphabet, the last used first; with other alphabets the built-in word list was. */
  readonly lastLexicons: readonly LastLexicon[];
  /** Paths. */
  readonly recentFiles: readonly string[];
  /** Programs that the user has confirmed. The page cannot write them. */
  readonly engines: readonly EngineEntry[];
  readonly window?: WindowState | undefined;
  /** The last used first. */
  readonly places: readonly WindowPlace[];
}

/** A settings file as it was read. */
export interface SettingsFile {
  readonly stored: Stored;
  readonly strange: StrangeFields;
  /** Places of values that cannot be used: those of the first start hold in their stead. */
  readonly wrong: readonly string[];
}

/** Unknown fields, perhaps of a later version, which are written back unchanged. */
export interface StrangeFields {
  readonly file: JsonObject;
  readonly settings: JsonObject;
}

export const NOTHING_STRANGE: StrangeFields = { file: {}, settings: {} };

const storedParser: z.ZodType<Stored> = z.object({
  settings: settingsParser.default(DEFAULT_SETTINGS),
  recentLexicons: z
    .array(
      z.object({
        path: z.string(),
        name: z.string(),
        letters: z.array(z.string()),
        id: z.string().optional(),
      }),
    )
    .default([]),
  lastLexicons: z.array(z.object({ path: z.string(), letters: z.array(z.string()) })).default([]),
  recentFiles: z.array(z.string()).default([]),
  engines: z.array(engineParser).default([]),
  window: windowStateParser.optional(),
  places: z.array(windowPlaceParser).default([]),
});

const FIELDS: readonly string[] = [
  'version',
  'settings',
  'recentLexicons',
  'lastLexicons',
  'recentFiles',
  'engines',
  'window',
  'places',
];

/** The text of the settings file. */
export const formatSettingsFile = ({ strange, stored }: Omit<SettingsFile, 'wrong'>): string => {
  const settings = { ...stored.settings, ...strange.settings };
  return `${JSON.stringify({ version: SETTINGS_VERSION, ...strange.file, ...stored, settings }, null, 2)}\n`;
};

/**
 * The inverse, of files of earlier versions, too. The error is a sentence: nothing of the file can be used.
 */
export function parseSettingsFile(text: string): Result<SettingsFile, Message> {
  const object = parseJsonObject(text, { maxLength: MAX_SETTINGS_BYTES });
  if (!object.ok) return object;
  const file = migrated(object.value);
  const strange = {
    file: { ...without(file, FIELDS), ...laterVersion(file) },
    settings: strangeSettings(file),
  };
  const parsed = storedParser.safeParse(file);
  if (parsed.success) return ok({ stored: parsed.data, strange, wrong: [] });
  const places = parsed.error.issues.map(({ path }) => path.map(String));
  const rest = storedParser.safeParse(places.reduce(withUsual, file));
  return rest.success
    ? ok({ stored: rest.data, strange, wrong: [...new Set(places.map(placeText))] })
    : fail(message('requests.wrongValue', { problem: describeIssue(rest.error) }));
}

type Place = readonly string[];

/** A value among the settings, or else a whole field of the file. */
const placeText = ([field = '', setting]: Place): string =>
  field === 'settings' && setting !== undefined ? `settings.${setting}` : field;

/** The file with the default in place of an invalid value. */
function withUsual(file: JsonObject, [field = '', setting]: Place): JsonObject {
  const { settings } = file;
  if (field !== 'settings' || setting === undefined || !isObject(settings)) return without(file, [field]);
  return { ...file, settings: { ...settings, [setting]: Reflect.get(DEFAULT_SETTINGS, setting) } };
}

/** A later version must not take the file for one that it has to migrate. */
const laterVersion = ({ version }: JsonObject): JsonObject =>
  typeof version === 'number' && version > SETTINGS_VERSION ? { version } : {};

const strangeSettings = ({ settings }: JsonObject): JsonObject =>
  isObject(settings) ? without(settings, Object.keys(DEFAULT_SETTINGS)) : {};

const without = (object: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
