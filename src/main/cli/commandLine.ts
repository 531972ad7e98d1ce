import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { quoted } from '../../core/quoted';
import type { TextKey } from '../../texts/catalogue';
import { languageFor } from '../../texts/languages';
import { speak } from '../../texts/spoken';
import { text } from '../../texts/text';
import { runBench } from '../bench/benchCommand';
import type { ThreadData } from '../engine/threadData';
import { builtInLeavesPath } from '../leaves/builtInLeaves';
import { builtInWinTablePath } from '../simulation/winTableStore';
import { lexiconCacheDir, ownLeavesDir, userDataDir } from '../userDataDir';
import { runEndgame } from './endgameCommand';
import { runFilm } from './filmCommand';
import { InputError } from './inputError';
import { runLeaves } from './leavesCommand';
import { runLesson } from './lessonCommand';
import { runMerge } from './mergeCommand';
import { type CommandDeps, runMoves } from './movesCommand';
import { runPlay } from './playCommand';
import { runPreendgame } from './preendgameCommand';
import { runReview } from './reviewCommand';
import { runSimulate } from './simulateCommand';
import { runEngine } from './siu/engineCommand';
import { runWinTable } from './winTableCommand';
import { runWords } from './wordsCommand';

interface Command {
  readonly summary: TextKey;
  readonly run: (args: readonly string[], deps: CommandDeps) => void | Promise<void>;
}

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['moves', { summary: 'commandLine.movesSummary', run: runMoves }],
  ['words', { summary: 'commandLine.wordsSummary', run: runWords }],
  ['play', { summary: 'playCommand.summary', run: runPlay }],
  ['merge', { summary: 'mergeCommand.summary', run: runMerge }],
  ['preendgame', { summary: 'preendgameCommand.summary', run: runPreendgame }],
  ['review', { summary: 'reviewCommand.summary', run: runReview }],
  ['endgame', { summary: 'endgameCommand.summary', run: runEndgame }],
  ['leaves', { summary: 'leavesCommand.summary', run: runLeaves }],
  ['simulate', { summary: 'simulateCommand.summary', run: runSimulate }],
  ['wintable', { summary: 'winTable.summary', run: runWinTable }],
  ['engine', { summary: 'engineCommand.summary', run: runEngine }],
  ['lesson', { summary: 'lessonCommand.summary', run: runLesson }],
  ['film', { summary: 'filmCommand.summary', run: runFilm }],
  ['bench', { summary: 'commandLine.benchSummary', run: runBench }],
]);

const HELP = ['help', '--help', '-h'];

const BAD_INPUT = 2;

/** Runs the command that `args` name with the program in `programDir`; sets the exit code of the process. */
export async function runCommandLine(args: readonly string[], programDir: string): Promise<void> {
  const deps = depsOf(programDir);
  try {
    await speak(languageFor(wantedLanguages(process.env)));
    await runCommand(args, deps);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    deps.warn(error.message.replaceAll(/\s*\n\s*/g, ' '));
    process.exitCode = BAD_INPUT;
  }
}

function depsOf(programDir: string): CommandDeps {
  const userData = userDataDir(process.platform, process.env);
  const cacheDir = lexiconCacheDir(userData);
  const thread = (name: string, file: string, workerData?: unknown) => () =>
    new Worker(join(programDir, file), { name, workerData });
  return {
    windowPath: join(programDir, 'index.js'),
    wordListPath: join(programDir, 'words.txt'),
    leavesPath: builtInLeavesPath(programDir),
    ownLeavesDir: ownLeavesDir(userData),
    cacheDir,
    winTablePath: builtInWinTablePath(programDir),
    print: (output) => void process.stdout.write(output),
    warn: (message) => void process.stderr.write(`tilewright: ${message}\n`),
    startGames: thread('games', 'tournament.js', { cacheDir } satisfies ThreadData),
    startCensus: thread('census', 'leaves.js'),
    startEndgames: (task) => thread('endgames', 'endgame.js', task)(),
    startPreendgame: thread('preendgame', 'preendgame.js'),
    startReview: thread('review', 'review.js'),
    startSimulation: thread('simulation', 'simulation.js'),
    startSwings: thread('swings', 'swings.js'),
  };
}

async function runCommand([name = '', ...args]: readonly string[], deps: CommandDeps): Promise<void> {
  const command = COMMANDS.get(name);
  if (command !== undefined) return command.run(args, deps);
  if (HELP.includes(name)) return deps.print(describeUsage());
  const commands = [...COMMANDS.keys()].join(', ');
  throw new InputError(
    name === ''
      ? text('commandLine.noCommand', { commands })
      : text('commandLine.wrongCommand', { given: quoted(name), commands }),
  );
}

function describeUsage(): string {
  const commands = [...COMMANDS].map(([name, { summary }]) => `  ${name.padEnd(10)} ${text(summary)}`);
  return text('commandLine.usage', { commands: commands.join('\n') });
}

/**
 * The languages that an environment asks for, the best one first: `LANGUAGE` is a list, and of the others the
 * first that is set holds (POSIX, GNU gettext).
 */
export function wantedLanguages(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || 'C';
  // The plain locale overrides `LANGUAGE`.
  if (/^(C|POSIX)(\.|$)/.test(locale)) return [];
  return [...(env.LANGUAGE ?? '').split(':'), locale].filter((tag) => tag !== '');
}
