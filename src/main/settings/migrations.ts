import { isJsonObject, type JsonObject } from '../../core/notation/text/jsonFields';
import { ENGLISH_LETTERS } from '../cache/lexiconSource';

/** Migrates a file from one version to the next, and leaves unexpected values to the parser. */
type Migration = (file: JsonObject) => JsonObject;

/** Before lexicons had letters of their own they had those of English. */
const lexiconLetters: Migration = (file) => {
  const { recentLexicons } = file;
  if (!Array.isArray(recentLexicons)) return file;
  return {
    ...file,
    recentLexicons: recentLexicons.map((lexicon: object) => ({ letters: [...ENGLISH_LETTERS], ...lexicon })),
  };
};

/** Whether the graph was on the stage was no choice until there was room beside the board. */
const graphBesideBoard: Migration = (file) => {
  const { settings } = file;
  const isObject = typeof settings === 'object' && settings !== null && !Array.isArray(settings);
  if (!isObject || !('isGraphOnStage' in settings) || settings.isGraphOnStage !== false) return file;
  return { ...file, settings: { ...settings, isGraphOnStage: null } };
};

/** The order of rank was no choice as long as lists opened with it. */
const listByEquity: Migration = (file) => {
  const { settings } = file;
  if (!isJsonObject(settings) || settings.candidateSort !== null) return file;
  const { candidateSort: _, ...chosen } = settings;
  return { ...file, settings: chosen };
};

/** From version 1 on, in order. Files of version 1 do not say so. */
const MIGRATIONS: readonly Migration[] = [lexiconLetters, graphBesideBoard, listByEquity];

export const SETTINGS_VERSION = MIGRATIONS.length + 1;

/** The file as this version would have written it; one of a later version is left as it is. */
export function migrated(file: JsonObject): JsonObject {
  const { version } = file;
  const from = typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 1;
  return MIGRATIONS.slice(from - 1).reduce((older, migrate) => migrate(older), file);
}
