import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Rules } from '../../core/board/rules';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import {
  MAX_WIN_TABLE_FILE,
  parseWinTableFile,
  rulesKey,
  type TrainedWinTable,
} from '../../core/strategy/winTable/winTableFile';
import { errorMessage } from '../errorMessage';
import { readRegularFile } from '../regularFile';

/** Where the win table lies that comes with the program, that of English. */
export const builtInWinTablePath = (programDir: string): string => join(programDir, 'english.wins');

/** The win table in a file, or why it is none. */
export function openWinTable(path: string): Result<TrainedWinTable, Message> {
  try {
    const parsed = parseWinTableFile(readRegularFile(path, MAX_WIN_TABLE_FILE));
    return parsed.ok ? parsed : fail(message('winTable.inFile', { path, problem: parsed.error }));
  } catch (error) {
    return fail(message('winTable.unreadable', { path, reason: errorMessage(error) }));
  }
}

/** The same; undefined where there is no such file. */
export const openWinTableIfAny = (path: string): Result<TrainedWinTable | undefined, Message> =>
  existsSync(path) ? openWinTable(path) : ok(undefined);

/** Whether a table is one of these rules. */
export const isOfRules = (table: TrainedWinTable, rules: Rules): boolean => table.rules === rulesKey(rules);
