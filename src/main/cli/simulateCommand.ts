import type { SimulationOptions } from '../../contract/simulation/simulationApi';
import { MAX_SAMPLES } from '../../contract/simulation/simulationLimits';
import type { Tile } from '../../core/alphabet/tile';
import type { Rules } from '../../core/board/rules';
import { turnRulesFor } from '../../core/game/turnRulePresets';
import { shareGaddag } from '../../core/lexicon/sharedGaddag';
import { parseRack } from '../../core/notation/positions/rack';
import { Simulation } from '../../core/strategy/simulation/simulation';
import { rulesKey } from '../../core/strategy/winTable/winTableFile';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import type { LoadedLexicon } from '../cache/loadLexicon';
import { openLeaves } from '../leaves/openLeaves';
import { allotmentOf, inferenceIn, tableOf } from '../simulation/simulationTable';
import { SimulationTablesSource } from '../simulation/simulationTables';
import { SimulationThreads } from '../simulation/simulationThreads';
import { openWinTable } from '../simulation/winTableStore';
import { chooseRules, type RulesOptions } from './chooseRules';
import { InputError } from './inputError';
import { type CommandDeps, openLexicon } from './movesCommand';
import { ProgressLine } from './progressLine';
import { readLastTurn } from './readLastTurn';
import { type NamedPosition, readPositions } from './readPositions';
import { listenToSignals } from './signals';
import { readSimulateOptions, type SimulateOptions, simulateUsage } from './simulateOptions';
import { formatSimulation, type SimulationReport } from './simulateReport';

/**
 * `tilewright simulate …`. Throws an `InputError` for whatever is wrong with the arguments
 * or the files they name.
 */
export async function runSimulate(args: readonly string[], deps: CommandDeps): Promise<void> {
  const options = readSimulateOptions(args);
  if (options === 'help') deps.print(simulateUsage());
  else await simulateAll(options, deps);
}

async function simulateAll(options: SimulateOptions, deps: CommandDeps): Promise<void> {
  const rules = chooseRules(options);
  const lexicon = openLexicon(options.lexiconFile, rules, deps);
  const positions = readPositions(options.source, {
    rules,
    isWord: (letters) => lexicon.gaddag.acceptsWord(letters),
  });
  // All are checked before the first is simulated.
  const tasks = positions.map((named) => ({ id: named.id, request: requestOf(named, lexicon, options) }));
  const tables = tablesOf(options, deps);
  const threads = new SimulationThreads(options.threads, deps.startSimulation);
  const signals = listenToSignals();
  try {
    for (const task of tasks) {
      if (signals.aborted.aborted) break;
      const report = await simulate(task, {
        lexicon,
        tables,
        threads,
        options,
        interrupt: signals.aborted,
      });
      if (report !== undefined) deps.print(formatSimulation(report, options.format));
    }
  } finally {
    signals.forget();
    await threads.close();
  }
  signals.setExitCode();
}

function requestOf(
  { game, id, position }: NamedPosition,
  { info }: LoadedLexicon,
  options: SimulateOptions,
): SimulationOptions {
  const { rules } = position;
  const [own = 0, ...others] = game?.scores ?? [];
  if (others.length > 1) throw new InputError(text('simulateCommand.twoPlayers', { id }));
  const { candidates, confidence, plies, samples, seconds, seed, threads } = options;
  return {
    lexicon: info.id,
    setup: { rules, tiles: [...position.tiles], rack: [...position.rack] },
    turnRules: turnRulesFor(rules),
    lead: own - (others[0] ?? 0),
    scorelessTurns: game?.scorelessTurns ?? 0,
    opponentRack: opponentRackOf(options.opponent, rules, game?.otherRacks[0] ?? []),
    opponentTurn: options.last === undefined ? undefined : readLastTurn(options.last, position),
    candidates,
    plies,
    confidence,
    samples: seconds === undefined ? samples : (samples ?? MAX_SAMPLES),
    seed,
    threads,
  };
}

function opponentRackOf(
  typed: string | undefined,
  { distribution }: Rules,
  known: readonly Tile[],
): readonly Tile[] {
  if (typed === undefined) return known;
  const rack = parseRack(typed, distribution);
  if (!rack.ok) throw new InputError(`--opponent: ${say(rack.error)}`);
  return rack.value;
}

/** The files named by the user, which must exist, or the built-in ones. */
export function tablesOf(
  { leaves, winTable, ...options }: Pick<SimulateOptions, 'leaves' | 'winTable' | keyof RulesOptions>,
  { leavesPath, winTablePath }: CommandDeps,
): SimulationTablesSource {
  const rules = chooseRules(options);
  if (winTable !== undefined) {
    const opened = openWinTable(winTable);
    if (!opened.ok) throw new InputError(say(opened.error));
    if (opened.value.rules !== rulesKey(rules))
      throw new InputError(text('simulateCommand.otherRules', { path: winTable }));
  }
  const trained = openLeaves(leaves ?? leavesPath, rules);
  if (leaves !== undefined && !trained.ok) throw new InputError(say(trained.error));
  return new SimulationTablesSource(
    () => trained,
    () => openWinTable(winTable ?? winTablePath),
  );
}

interface Task {
  readonly id: string;
  readonly request: SimulationOptions;
}

interface Means {
  readonly lexicon: LoadedLexicon;
  readonly tables: SimulationTablesSource;
  readonly threads: SimulationThreads;
  readonly options: SimulateOptions;
  readonly interrupt: AbortSignal;
}

/** Undefined if it is interrupted before the first result. */
async function simulate(
  { id, request }: Task,
  { tables: source, interrupt, lexicon: { gaddag, info }, options, threads }: Means,
): Promise<SimulationReport | undefined> {
  const tables = source.of(request.setup.rules);
  const shared = { info, gaddag: shareGaddag(gaddag) };
  const inferred = await threads.infer(tableOf(request, shared, tables), request.opponentTurn, interrupt);
  if (!inferred.ok && interrupt.aborted) return undefined;
  if (!inferred.ok) throw new InputError(`${id}: ${say(inferred.error.message)}`);
  const table = inferred.value;
  const candidates = await threads.findCandidates(table, options.candidates, interrupt);
  if (!candidates.ok && interrupt.aborted) return undefined;
  if (!candidates.ok) throw new InputError(`${id}: ${say(candidates.error.message)}`);
  const allotment = allotmentOf(request, candidates.value.length);
  const simulation = new Simulation(candidates.value, request.lead, allotment, request.setup.rules.layout);
  const progress = new ProgressLine(process.stderr);
  const end = new AbortController();
  const stop = () => end.abort();
  const timer = options.seconds === undefined ? undefined : setTimeout(stop, 1000 * options.seconds);
  interrupt.addEventListener('abort', stop, { once: true });
  const begun = performance.now();
  const drawn = await threads.run(simulation, table, {
    signal: end.signal,
    onDrawn: () =>
      progress.showLine(() =>
        text('simulateCommand.progress', { id, samples: simulation.sampleCount, most: allotment.most }),
      ),
  });
  clearTimeout(timer);
  interrupt.removeEventListener('abort', stop);
  progress.clear();
  if (!drawn.ok) throw new InputError(`${id}: ${say(drawn.error.message)}`);
  return {
    id,
    request,
    simulation,
    tables,
    inference: inferenceIn(table),
    seconds: (performance.now() - begun) / 1000,
  };
}
