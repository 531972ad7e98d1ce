import type { TextKey } from '../../texts/catalogue';
import { fixed } from '../../texts/numbers';
import { text } from '../../texts/text';
import type { Measurement, Timing } from './measure';
import type { EndgameClockFigures } from './measureEndgameClock';
import type { EndgameFigures } from './measureEndgames';
import type { EquityFigures } from './measureEquity';
import type { AgentGameFigures, SelfPlayFigures } from './measureGames';
import type { GeneratorTiming } from './measureGenerators';
import type { BuildFigures, LoadFigures } from './measureLexicon';
import { type QuestionFigures, SOUGHT_LETTERS } from './measureQuestion';
import type { SimulationFigures } from './measureSimulation';

/** Results of `tilewright bench` without a file of positions. */
export interface BenchReport {
  readonly processor: string;
  readonly node: string;
  readonly seed: number;
  readonly build: BuildFigures;
  /** To lay out the GADDAG for walks, once it is built. */
  readonly layOutMillis: number;
  /** To index the words by their letters, which only the search for the best move needs. */
  readonly indexMillis: number;
  /** To list, besides, what a blank can stand for. */
  readonly missingLettersMillis: number;
  readonly load: LoadFigures;
  readonly question: QuestionFigures;
  readonly all: Measurement;
  /** Time of the search for all moves. */
  readonly microsPerThousandMoves: number;
  readonly best: Measurement;
  readonly equity: EquityFigures;
  readonly generators: readonly GeneratorTiming[];
  readonly selfPlay: SelfPlayFigures;
  readonly agentGames: readonly AgentGameFigures[];
  readonly simulation: SimulationFigures;
  readonly endgames: EndgameFigures;
  readonly heapGrowthBytes: number;
}

export function formatBenchReport(report: BenchReport): string {
  return [
    text('bench.circumstances', {
      processor: report.processor,
      version: report.node,
      seed: String(report.seed),
    }),
    '',
    ...figureLines(report),
    '',
    formatMeasurements({
      [text('bench.allMoves')]: report.all,
      [text('bench.bestMove')]: report.best,
      [text('bench.scoreInEquityGames')]: report.equity.score,
      [text('bench.bestByEquity')]: report.equity.equity,
    }),
    formatGenerators(report.generators),
  ].join('\n');
}

/** A line for each figure that is in no table. */
function figureLines(report: BenchReport): string[] {
  const { agentGames, all, build, load, question, selfPlay } = report;
  return [
    text('bench.build', {
      cpu: String(build.cpuMillis),
      wall: String(build.wallMillis),
      peak: String(build.peakMegabytes),
      words: String(build.words),
      arcs: String(build.arcs),
    }),
    text('bench.layOut', { cpu: String(report.layOutMillis) }),
    text('bench.index', { cpu: String(report.indexMillis), more: String(report.missingLettersMillis) }),
    text('bench.load', { median: String(load.medianMillis), first: String(load.firstMillis) }),
    text('bench.question', {
      letters: SOUGHT_LETTERS,
      median: String(question.medianMillis),
      first: String(question.firstMillis),
      words: String(question.words),
    }),
    text('bench.moves', {
      micros: String(report.microsPerThousandMoves),
      average: String(Math.round(all.moves / all.positions)),
    }),
    text('bench.selfPlay', {
      perSecond: String(selfPlay.gamesPerSecond),
      points: String(selfPlay.pointsPerPlayer),
      games: String(selfPlay.games),
    }),
    ...agentGames.map(({ agent, games, gamesPerSecond, ratioToSelfPlay, searchesForAll }) =>
      text('bench.agentGames', {
        agent: agent.padEnd('equity'.length),
        perSecond: String(gamesPerSecond),
        ratio: fixed(ratioToSelfPlay, 2),
        searches: fixed(searchesForAll, 1),
        games: String(games),
      }),
    ),
    text('bench.equity', {
      ratio: fixed(report.equity.ratioToScore, 2),
      all: fixed(report.equity.ratioToAll, 2),
      perSecond: String(report.equity.pliesPerSecond),
    }),
    text('bench.simulation', {
      samples: String(report.simulation.samplesPerSecond),
      plies: String(report.simulation.pliesPerSecond),
      ratio: fixed(report.simulation.ratioToAll, 2),
    }),
    text('bench.endgames', {
      endgames: String(report.endgames.endgames),
      solved: String(report.endgames.solved),
      median: String(report.endgames.medianMillis),
      perSecond: String(report.endgames.nodesPerSecond),
    }),
    text('bench.heap', { bytes: String(report.heapGrowthBytes) }),
  ];
}

export function formatEndgameClock(
  { cutOff, endgames, lost, meanLoss }: EndgameClockFigures,
  cpuSeconds: number,
): string {
  const summary = text('bench.endgameClock', {
    endgames: String(endgames),
    seconds: String(cpuSeconds),
    cutOff: String(cutOff),
    loss: fixed(meanLoss, 2),
  });
  const rows = lost.map(({ id, loss }) => [id, String(loss)]);
  return rows.length === 0
    ? `${summary}\n`
    : `${summary}\n\n${formatTable(['bench.endgame', 'bench.pointsLost'], rows)}`;
}

/** A table with a row for each measurement and number of blanks. */
export function formatMeasurements(measurements: Readonly<Record<string, Measurement>>): string {
  const rows = Object.entries(measurements).flatMap(([name, measurement]) => [
    rowOf(name, text('bench.anyBlanks'), measurement),
    ...Object.entries(measurement.byBlanks).map(([blanks, timing]) => rowOf(name, blanks, timing)),
  ]);
  const header: readonly TextKey[] = [
    'bench.search',
    'bench.blanks',
    'bench.positions',
    'bench.movesFound',
    'bench.mean',
    'bench.median',
  ];
  return formatTable(header, rows);
}

function formatGenerators(figures: readonly GeneratorTiming[]): string {
  const rows = figures.map((generator) => [
    generator.name,
    String(generator.positions),
    String(generator.movesFound),
    String(generator.meanMicros),
    String(generator.arcsFollowed),
    String(generator.squaresTried),
    String(generator.crossSetRejections),
  ]);
  const header: readonly TextKey[] = [
    'bench.generator',
    'bench.positions',
    'bench.movesFound',
    'bench.mean',
    'bench.arcs',
    'bench.squares',
    'bench.crossSetRefusals',
  ];
  return formatTable(header, rows);
}

/** The first column to the left, numbers to the right. */
function formatTable(header: readonly TextKey[], rows: readonly (readonly string[])[]): string {
  const titles = header.map((key) => text(key));
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = [titles, ...rows].map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return `${lines.join('\n')}\n`;
}

function rowOf(
  name: string,
  blanks: string,
  { positions, moves, meanMicros, medianMicros }: Timing,
): string[] {
  return [name, blanks, String(positions), String(moves), fixed(meanMicros, 1), fixed(medianMicros, 1)];
}
