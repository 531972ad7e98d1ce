import { shareGaddag } from '../../core/lexicon/sharedGaddag';
import { newFlag } from '../../core/sharedMemory';
import { say } from '../../texts/say';
import { EndgameThread } from '../endgame/endgameThread';
import { chooseRules } from './chooseRules';
import { type EndgameOptions, endgameUsage, readEndgameOptions } from './endgameOptions';
import { readEndgames } from './endgamePositions';
import { formatEndgameJson, formatEndgameText } from './endgameReport';
import { type CommandDeps, openLexicon } from './movesCommand';
import { listenToSignals } from './signals';

const FORMATS = { text: formatEndgameText, json: formatEndgameJson };
const BAD_INPUT = 2;

/**
 * `tilewright endgame …`. Throws an `InputError` for whatever is wrong with the arguments
 * or the files they name.
 */
export async function runEndgame(args: readonly string[], deps: CommandDeps): Promise<void> {
  const options = readEndgameOptions(args);
  if (options === 'help') deps.print(endgameUsage());
  else await solveEndgames(options, deps);
}

async function solveEndgames(options: EndgameOptions, deps: CommandDeps): Promise<void> {
  const rules = chooseRules(options);
  const endgames = readEndgames(options.source, rules);
  const { gaddag } = openLexicon(options.lexiconFile, rules, deps);
  const stop = newFlag();
  const task = { gaddag: shareGaddag(gaddag), stop };
  const thread = new EndgameThread(deps.startEndgames(task), stop);
  const signals = listenToSignals();
  signals.aborted.addEventListener('abort', thread.stop);
  try {
    for (const { endgame, id } of endgames) {
      const { cpuSeconds, seconds } = options.limit;
      const solved = await thread.solve({ endgame, millis: seconds * 1000, cpuSeconds, rated: 0, exact: 0 });
      if (solved.ok) {
        const { millis: spent, result } = solved.value;
        deps.print(FORMATS[options.format]({ id, endgame, result, seconds: spent / 1000 }));
      } else {
        deps.warn(`${id}: ${say(solved.error.message)}`);
        process.exitCode = BAD_INPUT;
      }
      if (thread.wasStopped) break;
    }
  } finally {
    signals.setExitCode();
    signals.forget();
    await thread.end();
  }
}
