import { z } from 'zod';
import type { RecentLexicon } from '../../contract/lexicon/lexiconApi';
import { DEFAULT_SETTINGS, type Settings } from '../../contract/window/settings';
import { settingsParser } from '../../contract/window/settingsParser';
import type { Alphabet } from '../../core/alphabet/alphabet';
import type { Message } from '../../core/message';
import type { Result } from '../../core/result';
import { ENGLISH_LETTERS } from '../cache/lexiconSource';
import { parseJson } from '../parseJson';
import { type WindowState, windowStateParser } from './windowState';

/** Paths of a few files are the longest part. */
export const MAX_SETTINGS_BYTES = 1 << 20;

/** What was last in use with one alphabet. */
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
  readonly window?: WindowState | undefined;
}

const recentLexicon = z.object({
  path: z.string(),
  name: z.string(),
  // Files from before lexicons had letters of their own.
  letters: z.array(z.string()).default([...ENGLISH_LETTERS]),
});

const storedParser: z.ZodType<Stored> = z.object({
  settings: settingsParser.default(DEFAULT_SETTINGS),
  recentLexicons: z.array(recentLexicon).default([]),
  lastLexicons: z.array(z.object({ path: z.string(), letters: z.array(z.string()) })).default([]),
  recentFiles: z.array(z.string()).default([]),
  window: windowStateParser.optional(),
});

/** The text of the settings file. */
export const formatSettingsFile = (stored: Stored): string => `${JSON.stringify(stored, null, 2)}\n`;

/** The inverse; the error is a sentence. */
export const parseSettingsFile = (text: string): Result<Stored, Message> =>
  parseJson(text, storedParser, { maxLength: MAX_SETTINGS_BYTES });
