import type { Measurement, Timing } from './measure';
import type { SelfPlayFigures } from './measureGames';
import type { GeneratorFigures } from './measureGenerators';
import type { LayoutFigures } from './measureLayouts';
import type { BuildFigures, LoadFigures } from './measureLexicon';
import { type QuestionFigures, SOUGHT_LETTERS } from './measureQuestion';

/** What `tilewright bench` finds out without a file of positions. */
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
  /** Of the search for all moves. */
  readonly microsPerThousandMoves: number;
  readonly best: Measurement;
  readonly layouts: readonly LayoutFigures[];
  readonly generators: readonly GeneratorFigures[];
  readonly selfPlay: SelfPlayFigures;
  readonly heapGrowthBytes: number;
}

export function formatBenchReport(report: BenchReport): string {
  const { build, question, selfPlay } = report;
  return [
    `${report.processor}, Node ${report.node}, games from seed ${report.seed}`,
    '',
    `Build in a fresh process  ${build.cpuMillis} ms CPU, ${build.wallMillis} ms, ${build.peakMegabytes} MB at most; ${build.words} words, ${build.arcs} arcs`,
    `Lay it out for walks      ${report.layOutMillis} ms CPU`,
    `Index it for best moves   ${report.indexMillis} ms CPU, ${report.missingLettersMillis} ms more for blanks`,
    `Read and check the file   ${report.load.medianMillis} ms CPU, the first time ${report.load.firstMillis} ms`,
    `Find ${SOUGHT_LETTERS} inside words      ${question.medianMillis} ms CPU, the first time ${question.firstMillis} ms; ${question.words} words`,
    `All moves                 ${report.microsPerThousandMoves} µs for 1000 moves, ${Math.round(report.all.moves / report.all.positions)} moves a position`,
    `Self-play, one thread     ${selfPlay.gamesPerSecond} games a second of CPU, ${selfPlay.pointsPerPlayer} points a player (${selfPlay.games} games)`,
    `Heap after 10000 searches ${report.heapGrowthBytes} bytes more`,
    '',
    formatMeasurements({ 'all moves': report.all, 'best move': report.best }),
    formatLayouts(report.layouts),
    formatGenerators(report.generators),
  ].join('\n');
}

/** A table with a row for each measurement and number of blanks. */
export function formatMeasurements(measurements: Readonly<Record<string, Measurement>>): string {
  const rows = Object.entries(measurements).flatMap(([name, measurement]) => [
    rowOf(name, 'any', measurement),
    ...Object.entries(measurement.byBlanks).map(([blanks, timing]) => rowOf(name, blanks, timing)),
  ]);
  return formatTable(['search', 'blanks', 'positions', 'moves', 'mean µs', 'median µs'], rows);
}

function formatLayouts(figures: readonly LayoutFigures[]): string {
  const rows = figures.map(({ name, bytes, positions, moves, meanMicros, ratio }) => [
    name,
    String(bytes),
    String(positions),
    String(moves),
    meanMicros.toFixed(1),
    ratio.toFixed(2),
  ]);
  return formatTable(['node layout', 'bytes', 'positions', 'moves', 'mean µs', 'ratio'], rows);
}

function formatGenerators(figures: readonly GeneratorFigures[]): string {
  const rows = figures.map((generator) => [
    generator.name,
    String(generator.positions),
    String(generator.movesFound),
    String(generator.meanMicros),
    String(generator.arcsFollowed),
    String(generator.squaresTried),
    String(generator.crossSetRejections),
  ]);
  const header = [
    'counted generator',
    'positions',
    'moves',
    'mean µs',
    'arcs',
    'squares',
    'cross-set refusals',
  ];
  return formatTable(header, rows);
}

/** The first column to the left, numbers to the right. */
function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = [header, ...rows].map((row) =>
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
  return [name, blanks, String(positions), String(moves), meanMicros.toFixed(1), medianMicros.toFixed(1)];
}
