import { turnRulesFor } from '../../core/game/turnRulePresets';
import type { PlainTurn } from '../../core/game/turns/turn';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { shareGaddag } from '../../core/lexicon/sharedGaddag';
import { quoted } from '../../core/quoted';
import { openPreendgame, type Preendgame } from '../../core/strategy/preendgame/preendgame';
import { PreendgameSearch } from '../../core/strategy/preendgame/preendgameSearch';
import { MOST_TURNS } from '../../core/strategy/preendgame/stages';
import { TurnLister } from '../../core/strategy/preendgame/turnLister';
import { turnNotation } from '../../core/strategy/review/turnNotation';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { searchInThreads } from '../preendgame/preendgameThreads';
import { chooseRules } from './chooseRules';
import { findTurn } from './findTurn';
import { InputError } from './inputError';
import { type CommandDeps, openLexicon } from './movesCommand';
import { type PreendgameCommandOptions, preendgameUsage, readPreendgameOptions } from './preendgameOptions';
import { formatPreendgame } from './preendgameReport';
import { ProgressLine } from './progressLine';
import { type NamedPosition, readPositions } from './readPositions';
import { listenToSignals } from './signals';
import { startTimeLimit } from './timeLimit';

/** Number of moves among which the named ones are searched for. */
const MOST_NAMED = 100_000;

/**
 * `tilewright preendgame …`. Throws an `InputError` for whatever is wrong with the arguments
 * or the files they name.
 */
export async function runPreendgame(args: readonly string[], deps: CommandDeps): Promise<void> {
  const options = readPreendgameOptions(args);
  if (options === 'help') deps.print(preendgameUsage());
  else await examineAll(options, deps);
}

/** A position that can be examined. */
interface Task {
  readonly id: string;
  readonly preendgame: Preendgame;
  readonly turns: readonly PlainTurn[];
  /** Whether some turns are not searched. */
  readonly isCut: boolean;
}

async function examineAll(options: PreendgameCommandOptions, deps: CommandDeps): Promise<void> {
  const rules = chooseRules(options);
  const { gaddag } = openLexicon(options.lexiconFile, rules, deps);
  const positions = readPositions(options.source, {
    rules,
    isWord: (letters) => gaddag.acceptsWord(letters),
  });
  const lister = new TurnLister(gaddag);
  const tasks = positions.map((named) => taskOf(named, options, lister));
  const signals = listenToSignals();
  for (const task of tasks) {
    if (signals.aborted.aborted) break;
    await examine(task, gaddag, { options, deps, interrupt: signals.aborted });
  }
  signals.forget();
  if (!signals.aborted.aborted) return;
  deps.warn(text('preendgameCommand.stopped'));
  signals.setExitCode();
}

function taskOf(
  { game, id, position }: NamedPosition,
  { moves }: PreendgameCommandOptions,
  lister: TurnLister,
): Task {
  if (game === undefined) throw new InputError(text('preendgameCommand.noGame', { where: id }));
  const opened = openPreendgame({
    position,
    turnRules: turnRulesFor(position.rules),
    scores: game.scores,
    scorelessTurns: game.scorelessTurns,
    known: game.otherRacks[0] ?? [],
  });
  if (!opened.ok) throw new InputError(`${id}: ${say(opened.error)}`);
  const preendgame = opened.value;
  const { areAll, turns } = lister.list(preendgame.root, moves === undefined ? MOST_TURNS : MOST_NAMED);
  const named = moves?.map((typed) => {
    const turn = findTurn(typed, turns, position);
    if (turn === undefined)
      throw new InputError(text('preendgameCommand.noMove', { id, given: quoted(typed) }));
    return turn;
  });
  return { id, preendgame, turns: named ?? turns, isCut: named === undefined && !areAll };
}

interface Examination {
  readonly options: PreendgameCommandOptions;
  readonly deps: CommandDeps;
  readonly interrupt: AbortSignal;
}

async function examine(
  { id, isCut, preendgame, turns }: Task,
  gaddag: Gaddag,
  { interrupt, options, deps }: Examination,
): Promise<void> {
  const { candidates, format, limit, model, moves, threads } = options;
  const wanted = moves === undefined ? candidates : turns.length;
  const examined = wanted === null ? null : Math.min(turns.length, wanted);
  const search = new PreendgameSearch(preendgame, { model, turns, examined });
  const progress = new ProgressLine(process.stderr);
  const end = new AbortController();
  const stop = () => end.abort();
  const endLimit = startTimeLimit(limit, stop);
  interrupt.addEventListener('abort', stop, { once: true });
  const { distribution } = preendgame.root.position.rules;
  const describe = (): string => {
    const rows = search.rows();
    const figures = {
      id,
      examined: String(rows.filter(({ isExamined }) => isExamined).length),
      best: rows[0] === undefined ? '–' : turnNotation(rows[0].turn, distribution),
    };
    return examined === null
      ? text('preendgameCommand.progressBest', { ...figures, rivals: String(search.rivals ?? '–') })
      : text('preendgameCommand.progress', { ...figures, wanted: String(examined) });
  };
  const searched = await searchInThreads(search, {
    table: { preendgame, gaddag: shareGaddag(gaddag) },
    threads,
    startThread: deps.startPreendgame,
    onProgress: () => progress.showLine(describe),
    signal: end.signal,
  });
  endLimit();
  interrupt.removeEventListener('abort', stop);
  progress.clear();
  if (!searched.ok) throw new InputError(say(searched.error.message));
  const isProven = search.isBestProven(isCut || moves !== undefined);
  deps.print(formatPreendgame({ id, model, preendgame, rows: search.rows(), isCut, isProven }, format));
}
