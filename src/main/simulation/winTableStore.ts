import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { type ChancesSource, hasWinTable } from '../../core/strategy/winTable/chancesSource';
import { WinTable, winShares } from '../../core/strategy/winTable/winTable';
import {
  MAX_WIN_TABLE_FILE,
  parseWinTableFile,
  type TrainedWinTable,
} from '../../core/strategy/winTable/winTableFile';
import { errorMessage } from '../errorMessage';
import { readRegularFile } from '../regularFile';

/** File of the built-in win table, for English. */
export const builtInWinTablePath = (programDir: string): string => join(programDir, 'english.wins');

/** Opens the win table in a file. */
export function openWinTable(path: string): Result<TrainedWinTable, Message> {
  try {
    const parsed = parseWinTableFile(readRegularFile(path, MAX_WIN_TABLE_FILE));
    return parsed.ok ? parsed : fail(message('winTable.inFile', { path, problem: parsed.error }));
  } catch (error) {
    return fail(message('winTable.unreadable', { path, reason: errorMessage(error) }));
  }
}

/** Opens the win table in a file; undefined if there is no such file. */
export const openWinTableIfAny = (path: string): Result<TrainedWinTable | undefined, Message> =>
  existsSync(path) ? openWinTable(path) : ok(undefined);

/** The built-in win table, read on first use. */
export function builtInChances(programDir: string): ChancesSource {
  let opened: Result<WinTable, Message> | undefined;
  return (rules) => {
    if (!hasWinTable(rules)) return ok(undefined);
    opened ??= openChances(builtInWinTablePath(programDir));
    return opened;
  };
}

function openChances(path: string): Result<WinTable, Message> {
  const table = openWinTable(path);
  return table.ok ? ok(new WinTable(winShares(table.value.tally))) : table;
}
