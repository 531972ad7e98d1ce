import { statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { EngineEntry } from '../../contract/engines/enginesApi';
import { type Message, message } from '../../core/message';
import { quoted, shortened } from '../../core/quoted';
import { fail, ok, type Result } from '../../core/result';
import { errorMessage } from '../errorMessage';
import { type ENGINE_BOUNDS, EngineProcess } from './engineProcess';

/** Starts a stored command line. It does not wait for the engine to be ready (`greet`). */
export function startEngine(
  entry: EngineEntry,
  onChange: () => void,
  bounds?: typeof ENGINE_BOUNDS,
): Result<EngineProcess, Message> {
  const problem = commandProblem(entry.command, entry.args);
  if (problem !== undefined) return fail(problem);
  try {
    return ok(new EngineProcess(entry, onChange, bounds));
  } catch (error) {
    // Some systems refuse some files at once, such as scripts for a shell.
    const reason = errorMessage(error);
    return fail(message('engines.cannotStart', { engine: shortened(entry.name), reason }));
  }
}

/** Why this command line cannot start a program; undefined if it can. */
export function commandProblem(command: string, args: readonly string[]): Message | undefined {
  const path = quoted(command);
  if ([command, ...args].some((part) => part.includes('\0'))) return message('engines.wrongPath', { path });
  if (!isAbsolute(command)) return message('engines.wrongPath', { path });
  const file = statSync(command, { throwIfNoEntry: false });
  return file?.isFile() === true ? undefined : message('engines.noProgram', { path });
}
