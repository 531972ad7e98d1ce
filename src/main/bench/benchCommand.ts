import { cpus } from 'node:os';
import { CLASSIC_RULES } from '../../core/board/rules';
import { moveBreadthFirst } from '../../core/lexicon/build/breadthFirst';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { AnagramIndex } from '../../core/movegen/bestMove/anagramIndex';
import { BestMoveFinder } from '../../core/movegen/bestMove/bestMoveFinder';
import { MoveGenerator } from '../../core/movegen/moveGenerator';
import { MoveList } from '../../core/movegen/moveList';
import { createAgent } from '../../core/strategy/createAgent';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { readEndgames } from '../cli/endgamePositions';
import { InputError } from '../cli/inputError';
import type { CommandDeps } from '../cli/movesCommand';
import { readPositions } from '../cli/readPositions';
import { cpuDeadline } from '../cpuDeadline';
import { openLeaves } from '../leaves/openLeaves';
import { type BenchMode, type BenchOptions, benchUsage, readBenchOptions } from './benchOptions';
import { type BenchReport, formatBenchReport, formatEndgameClock, formatMeasurements } from './benchReport';
import { type Measurement, measureCpu, measureSearch, microsPerThousandMoves, type Search } from './measure';
import { measureEndgameClock } from './measureEndgameClock';
import { measureEndgames } from './measureEndgames';
import { measureEquity } from './measureEquity';
import { measureAgentGames, measureHeapGrowth, measureSelfPlay, playPositions } from './measureGames';
import { measureGenerators } from './measureGenerators';
import { buildFromText, measureBuild, measureLoad, probeBuild } from './measureLexicon';
import { measureQuestion } from './measureQuestion';
import { measureSimulation } from './measureSimulation';

const SEED = 1;
const GAMES = 40;
const ENDGAME_GAMES = 20;
const SELF_PLAY_GAMES = 500;
const HEAP_SEARCHES = 10_000;

/** Results of `bench --positions`. */
interface PositionsReport extends Measurement {
  readonly mode: BenchMode;
}

/**
 * `tilewright bench …`. Throws an `InputError` for whatever is wrong with the arguments
 * or the files they name.
 */
export function runBench(args: readonly string[], { leavesPath, print, wordListPath }: CommandDeps): void {
  const options = readBenchOptions(args);
  if (options === 'help') {
    print(benchUsage());
    return;
  }
  const lexiconPath = options.lexiconFile ?? wordListPath;
  if (options.isBuildProbe) print(JSON.stringify(probeBuild(lexiconPath)));
  else if (options.positionsFile === undefined) print(reportAll(lexiconPath, leavesPath, options));
  else if (options.mode === 'endgames') print(reportEndgames(lexiconPath, options.positionsFile, options));
  else print(reportPositions(lexiconPath, options.positionsFile, options));
}

function reportEndgames(
  lexiconPath: string,
  positionsFile: string,
  { cpuSeconds, isJson }: BenchOptions,
): string {
  const gaddag = moveBreadthFirst(buildFromText(lexiconPath));
  const endgames = readEndgames({ positionsFile }, CLASSIC_RULES);
  const figures = measureEndgameClock(gaddag, endgames, () => cpuDeadline(cpuSeconds));
  const lines = isJson ? '' : `${formatEndgameClock(figures, cpuSeconds)}\n`;
  return `${lines}${JSON.stringify({ cpuSeconds, ...figures })}\n`;
}

function reportPositions(lexiconPath: string, positionsFile: string, options: BenchOptions): string {
  const { mode, rounds, isJson } = options;
  const gaddag = moveBreadthFirst(buildFromText(lexiconPath));
  const named = readPositions(
    { positionsFile },
    { rules: CLASSIC_RULES, isWord: (letters) => gaddag.acceptsWord(letters) },
  );
  const positions = named.map(({ position }) => position);
  const search = mode === 'all' ? searchForAll(gaddag) : searchForBest(new BestMoveFinder(gaddag));
  const measurement = measureSearch(positions, rounds, search);
  const report: PositionsReport = { mode, ...measurement };
  const table = isJson ? '' : `${formatMeasurements({ [mode]: measurement })}\n`;
  return `${table}${JSON.stringify(report)}\n`;
}

function reportAll(lexiconPath: string, leavesPath: string, { rounds, isJson }: BenchOptions): string {
  const leaves = openLeaves(leavesPath, CLASSIC_RULES);
  if (!leaves.ok) throw new InputError(say(leaves.error));
  // First in this process, where an invalid list gets a one-line error; then in separate processes.
  const built = buildFromText(lexiconPath);
  const { result: gaddag, millis: layOutMillis } = measureCpu(() => moveBreadthFirst(built));
  const build = measureBuild(lexiconPath);
  const load = measureLoad(gaddag);
  const question = measureQuestion(gaddag);
  const { result: finder, millis: indexMillis } = measureCpu(() => new BestMoveFinder(gaddag));
  const index = new AnagramIndex(gaddag);
  const { millis: missingLettersMillis } = measureCpu(() => index.missingLetters(0));
  const positions = playPositions(finder, GAMES, SEED);
  const all = measureSearch(positions, rounds, searchForAll(gaddag));
  const selfPlay = measureSelfPlay(finder, SELF_PLAY_GAMES, SEED + GAMES);
  const report: BenchReport = {
    processor: cpus()[0]?.model ?? text('bench.unknownProcessor'),
    node: process.versions.node,
    seed: SEED,
    build,
    layOutMillis: Math.round(layOutMillis),
    indexMillis: Math.round(indexMillis),
    missingLettersMillis: Math.round(missingLettersMillis),
    load,
    question,
    all,
    microsPerThousandMoves: microsPerThousandMoves(all),
    best: measureSearch(positions, rounds, searchForBest(finder)),
    equity: measureEquity(
      gaddag,
      leaves.value.table,
      { firstSeed: SEED, games: GAMES, rounds },
      { forAll: searchForAll(gaddag), forScore: searchForBest(finder) },
    ),
    generators: measureGenerators(gaddag, positions),
    selfPlay,
    agentGames: (['score', 'equity'] as const).map((kind) => {
      const seats = [1, 2].map(() => createAgent({ kind }, gaddag, { leaves: leaves.value.table }));
      return measureAgentGames(kind, seats, SELF_PLAY_GAMES, SEED + GAMES, selfPlay, all.meanMicros);
    }),
    simulation: measureSimulation(gaddag, leaves.value.table, positions, all.meanMicros),
    endgames: measureEndgames(gaddag, ENDGAME_GAMES, SEED),
    heapGrowthBytes: measureHeapGrowth(positions, HEAP_SEARCHES, searchForAll(gaddag)),
  };
  const table = isJson ? '' : `${formatBenchReport(report)}\n`;
  return `${table}${JSON.stringify(report)}\n`;
}

function searchForAll(gaddag: Gaddag): Search {
  const generator = new MoveGenerator(gaddag);
  const moves = new MoveList();
  return (position) => {
    generator.generate(position, moves);
    return moves.length;
  };
}

const searchForBest =
  (finder: BestMoveFinder): Search =>
  (position) =>
    finder.find(position) === undefined ? 0 : 1;
