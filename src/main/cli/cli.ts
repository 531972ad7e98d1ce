import { join } from 'node:path';
import { lexiconCacheDir, userDataDir } from '../userDataDir';
import { InputError } from './inputError';
import { type CommandSurroundings, runMoves } from './movesCommand';

const USAGE = `Usage: tilewright COMMAND [options]

  moves    list the legal moves of a position
  --help   this text; "tilewright moves --help" shows the options of a command
`;

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
  runCommand(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  process.stderr.write(`tilewright: ${error.message.replaceAll(/\s*\n\s*/g, ' ')}\n`);
  process.exitCode = BAD_INPUT;
}

function runCommand([command, ...args]: readonly string[]): void {
  switch (command) {
    case 'moves':
      runMoves(args, surroundings);
      break;
    case 'help':
    case '--help':
    case '-h':
      surroundings.print(USAGE);
      break;
    default: {
      const what = command === undefined ? 'A command is missing' : `There is no command "${command}"`;
      throw new InputError(`${what}; moves is one, --help shows more.`);
    }
  }
}
