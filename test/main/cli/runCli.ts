import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import wordListPath from 'word-list';
import { USER_DATA_VARIABLE } from '../../../src/main/userDataDir';
import { buildProgram } from '../builtEngine';

const ENGLISH_LEAVES = join(import.meta.dirname, '../../../resources/leaves/english.leaves');
const ENGLISH_WINS = join(import.meta.dirname, '../../../resources/winTable/english.wins');

export interface CliRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface BuiltCli {
  /** `cli.js` itself. */
  readonly path: string;
  /** A folder for files of the test. */
  readonly workDir: string;
  readonly environment: NodeJS.ProcessEnv;
  run(...args: readonly string[]): CliRun;
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
    run: (...args) =>
      spawnSync(process.execPath, [path, ...args], {
        encoding: 'utf8',
        cwd: workDir,
        env: environment,
        maxBuffer: 1 << 28,
      }),
    remove() {
      program.remove();
      rmSync(workDir, { recursive: true, force: true });
    },
  };
}
