import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import wordListPath from 'word-list';
import { runCommandLine } from '../../../src/main/cli/commandLine';
import { USER_DATA_VARIABLE } from '../../../src/main/userDataDir';
import { buildProgram } from '../builtEngine';

const ENGLISH_LEAVES = join(import.meta.dirname, '../../../resources/leaves/english.leaves');
const ENGLISH_WINS = join(import.meta.dirname, '../../../resources/winTable/english.wins');

export interface CliRun {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface BuiltCli {
  /** `cli.js` itself. */
  readonly path: string;
  /** A folder for files of the test. */
  readonly workDir: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Runs a command in this process; its threads are those of the bundle. */
  run(...args: readonly string[]): Promise<CliRun>;
  remove(): void;
}

/** The command line, bundled, on a user data folder of its own. */
export async function buildCli(): Promise<BuiltCli> {
  const program = await buildProgram({
    cli: 'cli/cli.ts',
    tournament: 'tournament/tournament.worker.ts',
    leaves: 'leaves/leaves.worker.ts',
    endgame: 'endgame/endgame.worker.ts',
    preendgame: 'preendgame/preendgame.worker.ts',
    review: 'review/review.worker.ts',
    simulation: 'simulation/simulation.worker.ts',
    swings: 'simulation/swings.worker.ts',
  });
  copyFileSync(wordListPath, join(program.dir, 'words.txt'));
  copyFileSync(ENGLISH_LEAVES, join(program.dir, 'english.leaves'));
  copyFileSync(ENGLISH_WINS, join(program.dir, 'english.wins'));
  const workDir = mkdtempSync(join(tmpdir(), 'tilewright-cli-'));
  const environment = { ...process.env, [USER_DATA_VARIABLE]: join(workDir, 'user data') };
  const path = join(program.dir, 'cli.js');
  return {
    path,
    workDir,
    environment,
    run: (...args) => runHere(args, program.dir, workDir, environment),
    remove() {
      program.remove();
      rmSync(workDir, { recursive: true, force: true });
    },
  };
}

/** Runs a command with the folder, environment and streams of a process of its own. */
async function runHere(
  args: readonly string[],
  programDir: string,
  workDir: string,
  environment: NodeJS.ProcessEnv,
): Promise<CliRun> {
  const before = { folder: process.cwd(), env: process.env, exitCode: process.exitCode };
  const [stdout, stderr] = [capture(process.stdout), capture(process.stderr)];
  process.chdir(workDir);
  process.env = environment;
  process.exitCode = 0;
  try {
    await runCommandLine(args, programDir);
    return { status: Number(process.exitCode), stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    process.exitCode = before.exitCode;
    process.env = before.env;
    process.chdir(before.folder);
    for (const stream of [stdout, stderr]) stream.release();
  }
}

function capture(stream: NodeJS.WriteStream) {
  let text = '';
  const write = vi.spyOn(stream, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  return { text: () => text, release: () => write.mockRestore() };
}
