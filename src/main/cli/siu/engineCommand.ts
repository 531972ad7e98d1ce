import { MAX_GAME_TEXT } from '../../../core/notation/text/textBounds';
import { BoundedLines } from '../../boundedLines';
import type { CommandDeps } from '../movesCommand';
import { openSession } from './siuEngine';
import { type EngineOptions, engineUsage, readEngineOptions } from './siuOptions';

/** Output that nobody reads is not added to beyond this; input waits. */
const MOST_UNREAD = 1 << 20;

/**
 * `tilewright engine …`: SIU on standard input and output, until `quit` or the end of the input. Throws an
 * `InputError` for whatever is wrong with the arguments or the files they name.
 */
export async function runEngine(args: readonly string[], deps: CommandDeps): Promise<void> {
  const options = readEngineOptions(args);
  if (options === 'help') deps.print(engineUsage());
  else await serve(options, deps);
}

async function serve(options: EngineOptions, deps: CommandDeps): Promise<void> {
  const { stdin, stdout } = process;
  const { close, session } = openSession(options, deps, (line) => {
    deps.print(`${line}\n`);
    if (stdout.writableLength > MOST_UNREAD) stdin.pause();
  });
  const lines = new BoundedLines(MAX_GAME_TEXT, (line) => session.handle(line));
  const failed = new Promise<never>((_resolve, reject) => {
    stdin.on('data', (bytes: Buffer) => {
      try {
        lines.push(bytes);
      } catch (error) {
        reject(error);
      }
    });
  });
  stdout.on('drain', () => stdin.resume());
  stdin.on('end', () => session.end());
  stdin.on('error', () => session.end());
  try {
    await Promise.race([session.over, failed]);
  } finally {
    stdin.destroy();
    await close();
  }
}
