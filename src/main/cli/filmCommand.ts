import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { FilmReport, type FilmTask } from '../../contract/picture/filmApi';
import { FILM_VARIABLE, MOST_FILM_SECONDS } from '../../contract/picture/filmChoices';
import { describeProblems } from '../../core/notation/exchange/imported';
import { isEvent, isTurn } from '../../core/notation/gcg/gcgDocument';
import { formatGcgProblem } from '../../core/notation/gcg/gcgProblem';
import { readGcg } from '../../core/notation/gcg/parseGcg';
import { gcgRules } from '../../core/notation/gcg/replay/gcgRules';
import { MAX_GAME_TEXT } from '../../core/notation/text/textBounds';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { errorMessage } from '../errorMessage';
import { parseJson } from '../parseJson';
import { presetCatalogue } from '../presetCatalogue';
import { readRegularFile } from '../regularFile';
import { isStale } from '../staleTemporaries';
import { exportNotesDir, USER_DATA_VARIABLE, userDataDir } from '../userDataDir';
import { filmUsage, readFilmOptions } from './filmOptions';
import { InputError } from './inputError';
import type { CommandDeps } from './movesCommand';
import { ProgressLine } from './progressLine';
import { listenToSignals } from './signals';

/** Environment variable with the path and flags of Electron, as JSON. */
const ELECTRON_VARIABLE = 'TILEWRIGHT_ELECTRON';

const SECONDS_A_TURN = 2;
const MORE_TURNS = 2;
/** `tilewright film …`: a recorded game as a film. Throws an `InputError` for any obstacle. */
export async function runFilm(args: readonly string[], deps: CommandDeps): Promise<void> {
  const options = readFilmOptions(args);
  if (options === 'help') return deps.print(filmUsage());
  if (!existsSync(deps.windowPath)) throw new InputError(text('filmCommand.noWindow'));
  const turns = countTurns(options.gcg);
  const out = resolve(options.out);
  if (!existsSync(dirname(out))) throw new InputError(text('filmCommand.noFolder', { folder: dirname(out) }));
  const seconds = options.seconds ?? Math.min(MOST_FILM_SECONDS, (turns + MORE_TURNS) * SECONDS_A_TURN);
  const ownData = resolve(userDataDir(process.platform, process.env));
  const notes = exportNotesDir(ownData);
  const signals = listenToSignals();
  const report = await filmInElectron(
    { ...options, gcg: resolve(options.gcg), out, notes, seconds },
    ownData,
    signals.aborted,
  ).finally(signals.forget);
  if (report?.kind === 'saved') return deps.print(`${out}\n`);
  if (signals.aborted.aborted) signals.setExitCode();
  else throw new InputError(report?.kind === 'failed' ? report.message : text('filmCommand.ended'));
}

/** Reads the game first, to report its errors before anything is started. */
function countTurns(path: string): number {
  const read = readGcg(bytesOf(path));
  if (!read.ok) throw new InputError(say(describeProblems(read.error)));
  const { document } = read.value;
  const rules = gcgRules(document, presetCatalogue());
  if (!rules.ok) throw new InputError(say(formatGcgProblem(rules.error)));
  const turns = document.lines.filter((line) => isEvent(line) && isTurn(line)).length;
  if (turns === 0) throw new InputError(text('filmCommand.noTurns', { path }));
  return turns;
}

function bytesOf(path: string): Uint8Array {
  try {
    return readRegularFile(path, 4 * MAX_GAME_TEXT);
  } catch (error) {
    throw new InputError(errorMessage(error));
  }
}

/** The last line of output; null if none. */
async function filmInElectron(
  task: FilmTask,
  ownData: string,
  aborted: AbortSignal,
): Promise<FilmReport | null> {
  const { executable, flags } = electronCommand();
  const userData = await newProfile(ownData);
  const progress = new ProgressLine(process.stderr);
  const child = spawn(executable, [...flags, join(import.meta.dirname, '../..')], {
    env: { ...process.env, [FILM_VARIABLE]: JSON.stringify(task), [USER_DATA_VARIABLE]: userData },
    // Its input stays empty and ends with this process.
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  aborted.addEventListener('abort', () => child.kill('SIGTERM'));
  let last: FilmReport | null = null;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const parsed = parseJson(line, FilmReport, { what: 'line' });
    if (!parsed.ok) return;
    last = parsed.value;
    if (parsed.value.kind !== 'progress') return progress.clear();
    const percent = Math.floor(parsed.value.done * 100);
    progress.showLine(() => text('film.drawing', { percent }));
  });
  try {
    await once(child, 'close');
  } catch (error) {
    throw new InputError(text('filmCommand.notStarted', { reason: errorMessage(error) }));
  } finally {
    progress.clear();
    rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
  }
  return last;
}

/** A folder for Electron's own files. Those of commands that were killed are removed first. */
async function newProfile(ownData: string): Promise<string> {
  const profiles = join(ownData, 'film profiles');
  try {
    mkdirSync(profiles, { recursive: true });
    for (const name of await readdir(profiles)) {
      const path = join(profiles, name);
      if (await isStale(path, Number.parseInt(name, 10))) await rm(path, { recursive: true, force: true });
    }
    return mkdtempSync(join(profiles, `${process.pid}-`));
  } catch (error) {
    throw new InputError(errorMessage(error));
  }
}

const electronParser = z.strictObject({ executable: z.string().min(1), flags: z.array(z.string()) });

function electronCommand(): z.infer<typeof electronParser> {
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
    throw new InputError(text('filmCommand.noDisplay'));
  const named = process.env[ELECTRON_VARIABLE];
  if (named === undefined) throw new InputError(text('filmCommand.noElectron'));
  const read = parseJson(named, electronParser, {});
  if (!read.ok) throw new InputError(say(read.error));
  return read.value;
}
