import { join } from 'node:path';
import { quoted } from '../../core/quoted';
import { runBench } from '../bench/benchCommand';
import { lexiconCacheDir, userDataDir } from '../userDataDir';
import { InputError } from './inputError';
import { type CommandSurroundings, runMoves } from './movesCommand';
import { runWords } from './wordsCommand';

interface Command {
  readonly summary: string;
  readonly run: (args: readonly string[], surroundings: CommandSurroundings) => void | Promise<void>;
}

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['moves', { summary: 'list the legal moves of a position', run: runMoves }],
  ['words', { summary: 'ask the lexicon for words', run: runWords }],
  ['bench', { summary: 'measure how fast moves are found', run: runBench }],
]);

const HELP = ['help', '--help', '-h'];

const BAD_INPUT = 2;

const surroundings: CommandSurroundings = {
  wordListPath: join(import.meta.dirname, 'words.txt'),
  cacheDir: lexiconCacheDir(userDataDir(process.platform, process.env)),
  print: (text) => void process.stdout.write(text),
  warn: (message) => void process.stderr.write(`tilewright: ${message}\n`),
};

// Whoever reads may have had enough, as `head` has; that is the end, not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
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
  const what = name === '' ? 'A command is missing' : `There is no command ${quoted(name)}`;
  throw new InputError(`${what}; ${[...COMMANDS.keys()].join(', ')} are the commands; --help shows more.`);
}

function describeUsage(): string {
  const commands = [...COMMANDS].map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`);
  return `Usage: tilewright COMMAND [options]

${commands.join('\n')}
  --help   this text; "tilewright COMMAND --help" shows the options of a command
`;
}
