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
import { runMerge } from './mergeCommand';
import { type CommandSurroundings, runMoves } from './movesCommand';
import { runPlay } from './playCommand';
import { runPreendgame } from './preendgameCommand';
import { runReview } from './reviewCommand';
import { runSimulate } from './simulateCommand';
import { wantedLanguages } from './wantedLanguages';
import { runWinTable } from './winTableCommand';
import { runWords } from './wordsCommand';

interface Command {
  readonly summary: TextKey;
  readonly run: (args: readonly string[], surroundings: CommandSurroundings) => void | Promise<void>;
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
  ['film', { summary: 'filmCommand.summary', run: runFilm }],
  ['bench', { summary: 'commandLine.benchSummary', run: runBench }],
]);

const HELP = ['help', '--help', '-h'];

const BAD_INPUT = 2;

const userData = userDataDir(process.platform, process.env);
const cacheDir = lexiconCacheDir(userData);

const surroundings: CommandSurroundings = {
  wordListPath: join(import.meta.dirname, 'words.txt'),
  leavesPath: builtInLeavesPath(import.meta.dirname),
  ownLeavesDir: ownLeavesDir(userData),
  cacheDir,
  winTablePath: builtInWinTablePath(import.meta.dirname),
  print: (output) => void process.stdout.write(output),
  warn: (message) => void process.stderr.write(`tilewright: ${message}\n`),
  startGames: () =>
    new Worker(join(import.meta.dirname, 'tournament.js'), {
      name: 'games',
      workerData: { cacheDir } satisfies ThreadData,
    }),
  startCensus: () => new Worker(join(import.meta.dirname, 'leaves.js'), { name: 'census' }),
  startEndgames: (task) =>
    new Worker(join(import.meta.dirname, 'endgame.js'), { name: 'endgames', workerData: task }),
  startPreendgame: () => new Worker(join(import.meta.dirname, 'preendgame.js'), { name: 'preendgame' }),
  startReview: () => new Worker(join(import.meta.dirname, 'review.js'), { name: 'review' }),
  startSimulation: () => new Worker(join(import.meta.dirname, 'simulation.js'), { name: 'simulation' }),
  startSwings: () => new Worker(join(import.meta.dirname, 'swings.js'), { name: 'swings' }),
};

// Whoever reads may have had enough, as `head` has; that is the end, not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await speak(languageFor(wantedLanguages(process.env)));
  await runCommand(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  surroundings.warn(error.message.replaceAll(/\s*\n\s*/g, ' '));
  process.exitCode = BAD_INPUT;
}

async function runCommand([name = '', ...args]: readonly string[]): Promise<void> {
  const command = COMMANDS.get(name);
  if (command !== undefined) return command.run(args, surroundings);
  if (HELP.includes(name)) return surroundings.print(describeUsage());
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
