import { mkdirSync } from 'node:fs';
import type { Rules } from '../../core/board/rules';
import { shareGaddag } from '../../core/lexicon/sharedGaddag';
import { ok } from '../../core/result';
import type { KnownLeaves } from '../../core/strategy/leaves/leavesSource';
import { WHOLE } from '../../core/strategy/tournament/pairNumbers';
import {
  checkPlan,
  pairingCountOf,
  type TournamentPlan,
  turnRulesOfAgents,
} from '../../core/strategy/tournament/tournamentPlan';
import { findFormulaNote } from '../../core/strategy/winTable/chancesSource';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { openLeaves } from '../leaves/openLeaves';
import { leavesId, shareLeaves } from '../leaves/sharedLeaves';
import { type Journal, openJournal } from '../tournament/journal';
import type { GameFault } from '../tournament/threadApi';
import { TournamentRun } from '../tournament/tournamentRun';
import { chooseRules } from './chooseRules';
import { InputError, writing } from './inputError';
import { type CommandDeps, openLexicon } from './movesCommand';
import { type PlayOptions, playUsage, readPlayOptions } from './playOptions';
import { playReport, printReport } from './playReport';
import { readStart } from './playStart';
import { ProgressLine } from './progressLine';
import { listenToSignals } from './signals';

/** Maximum number of errors listed. */
const MOST_ERRORS_SHOWN = 20;

/**
 * `tilewright play …`. Throws an `InputError` for whatever is wrong with the arguments
 * or the files they name.
 */
export async function runPlay(args: readonly string[], deps: CommandDeps): Promise<void> {
  const options = readPlayOptions(args);
  if (options === 'help') deps.print(playUsage());
  else await playTournament(options, deps);
}

async function playTournament(options: PlayOptions, deps: CommandDeps): Promise<void> {
  const { cgp, gcgDir, isJson, isValidated, journalFile, moves, shard } = options;
  const rules = chooseRules(options);
  const { gaddag, info } = openLexicon(options.lexiconFile, rules, deps);
  const leaves = options.leavesFile === undefined ? undefined : leavesIn(options.leavesFile, rules);
  const plan: TournamentPlan = {
    agents: options.agents,
    games: options.games,
    seed: options.seed,
    rules,
    turnRules: turnRulesOfAgents(rules),
    lexicon: { id: info.id, name: info.name },
    ...(leaves === undefined ? {} : { leaves: leavesId(leaves) }),
    isValidated,
    sprt: options.sprt,
    ...(cgp === undefined ? {} : { start: readStart(cgp, moves, { gaddag, rules }) }),
  };
  const checked = checkPlan(plan);
  if (!checked.ok) throw new InputError(say(checked.error));
  const note = findFormulaNote(plan.agents, rules);
  if (note !== undefined) deps.warn(say(note));
  const run = new TournamentRun(plan, shard ?? WHOLE);
  if (gcgDir !== null) makeFolder(gcgDir);
  const journal = journalFile === undefined ? null : takeUp(journalFile, run, deps);
  const progress = new ProgressLine(process.stderr);
  const warn = (message: string) => {
    progress.clear();
    deps.warn(message);
  };
  const faults = new FaultReporter(run, warn);
  const signal = listenToSignals();
  const played = await run.play({
    gaddag: shareGaddag(gaddag),
    leaves: leaves === undefined ? null : shareLeaves(leaves),
    threads: options.threads,
    startThread: deps.startGames,
    journal,
    gcgDir,
    log: (note) => warn(say(note)),
    onProgress: (pairs) => {
      faults.show(pairs.flatMap((pair) => pair.faults));
      progress.show({ done: run.games.played, total: run.total, ...run.speed });
    },
    signal: signal.aborted,
  });
  progress.clear();
  const rate = run.speed.gamesPerSecond ?? 0;
  const closed = journal?.close() ?? ok(null);
  signal.forget();
  for (const ended of [played, closed]) if (!ended.ok) throw new InputError(say(ended.error));
  if (signal.aborted.aborted && !run.isFinished) return sayHowToGoOn();
  const { report, tallies } = run.games;
  const part = shard === undefined ? undefined : { ...shard, plan, tallies };
  deps.print(printReport(playReport(plan, report, rate, part), isValidated, isJson));

  function sayHowToGoOn(): void {
    const games = { done: run.games.played, total: run.total };
    warn(
      journalFile === undefined
        ? text('playCommand.stoppedUnkept', games)
        : text('playCommand.stopped', { ...games, file: journalFile }),
    );
    signal.setExitCode();
  }
}

function leavesIn(path: string, rules: Rules): KnownLeaves {
  const opened = openLeaves(path, rules);
  if (!opened.ok) throw new InputError(say(opened.error));
  return opened.value;
}

function makeFolder(path: string): void {
  writing(path, () => mkdirSync(path, { recursive: true }));
}

/** The journal of an earlier run, or a new one. */
function takeUp(path: string, run: TournamentRun, { warn }: CommandDeps): Journal {
  const opened = openJournal(path, { plan: run.plan, shard: run.shard }, run.add);
  if (!opened.ok) throw new InputError(say(opened.error));
  const { journal, problem } = opened.value;
  if (problem !== undefined) warn(say(problem));
  return journal;
}

class FaultReporter {
  private shown = 0;

  constructor(
    private readonly run: TournamentRun,
    private readonly warn: (message: string) => void,
  ) {}

  show(faults: readonly GameFault[]): void {
    for (const { nth, pairing, problem } of faults) {
      if (this.shown++ >= MOST_ERRORS_SHOWN) return;
      this.warn(
        text('playCommand.gameFault', {
          isAlone: String(pairingCountOf(this.run.plan) === 1),
          pairing: String(pairing + 1),
          game: String(nth + 1),
          problem: say(problem),
        }),
      );
    }
  }
}
