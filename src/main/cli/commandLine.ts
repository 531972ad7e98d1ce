import { quoted } from '../../core/quoted';
import type { TextKey } from '../../texts/catalogue';
import { languageFor } from '../../texts/languages';
import { speak } from '../../texts/spoken';
import { text } from '../../texts/text';
import { runBench } from '../bench/benchCommand';
import { userDataDir } from '../userDataDir';
import { depsOf } from './commandDeps';
import { runEndgame } from './endgameCommand';
import { runFilm } from './filmCommand';
import { InputError } from './inputError';
import { runLeaves } from './leavesCommand';
import { runLesson } from './lessonCommand';
import { runMerge } from './mergeCommand';
import { type CommandDeps, runMoves } from './movesCommand';
import { runPlay } from './playCommand';
import { runPreendgame } from './preendgameCommand';
import { runPuzzles } from './puzzlesCommand';
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
  ['puzzles', { summary: 'puzzlesCommand.summary', run: runPuzzles }],
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
  const deps = depsOf(programDir, userDataDir(process.platform, process.env));
  try {
    await speak(languageFor(wantedLanguages(process.env)));
    await runCommand(args, deps);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    deps.warn(error.message.replaceAll(/\s*\n\s*/g, ' '));
    process.exitCode = BAD_INPUT;
  }
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
