import type {
  InferenceSummary,
  SimulationOptions,
  SimulationRow,
} from '../../contract/simulation/simulationApi';
import type { TileDistribution } from '../../core/alphabet/tileDistribution';
import { clamp } from '../../core/clamp';
import { formatRack } from '../../core/notation/positions/rack';
import { turnNotation } from '../../core/strategy/review/turnNotation';
import type { Estimate } from '../../core/strategy/simulation/samples';
import type { Simulation } from '../../core/strategy/simulation/simulation';
import { fixed } from '../../texts/numbers';
import { text } from '../../texts/text';
import { rowsOf } from '../simulation/simulationRows';
import type { SimulationTables } from '../simulation/simulationTables';
import { alignColumns } from './formatReport';
import type { SimulateFormat } from './simulateOptions';

export interface SimulationReport {
  readonly id: string;
  readonly request: SimulationOptions;
  readonly simulation: Simulation;
  readonly tables: SimulationTables;
  readonly inference: InferenceSummary | null;
  readonly seconds: number;
}

export function formatSimulation(report: SimulationReport, format: SimulateFormat): string {
  const lines = format === 'json' ? [JSON.stringify(jsonOf(report))] : formatText(report);
  return lines.map((line) => `${line}\n`).join('');
}

function formatText({
  tables,
  id,
  inference,
  seconds,
  simulation,
  request,
}: SimulationReport): readonly string[] {
  const { distribution } = request.setup.rules;
  const { winShareBy } = tables;
  const header = text('simulateCommand.header', {
    id,
    rack: formatRack(request.setup.rack, distribution),
    samples: simulation.sampleCount,
    isWhole: String(request.plies === null),
    plies: request.plies ?? 0,
    seconds: fixed(seconds, 1),
    stop: stopOf(simulation),
  });
  const source =
    winShareBy.kind === 'table'
      ? text('simulateCommand.byTable', { games: winShareBy.games, lexicon: winShareBy.lexicon })
      : text('simulateCommand.byFormula');
  const remarks = [
    source,
    ...(tables.hasLeaves ? [] : [text('simulateCommand.noLeaves')]),
    ...(inference === null ? [] : [text('simulateCommand.inferred', inferenceTexts(inference))]),
  ];
  const cells = rowsOf(simulation).map((row, nth) => [
    String(nth + 1),
    turnNotation(row.turn, distribution),
    String(row.score),
    fixed(row.equity, 1),
    withError(insideShare(row.winShare), 100),
    withError(row.spread, 1),
    String(row.samples),
  ]);
  const table = [titles(), ...cells];
  return [header, ...remarks, ...alignColumns(table).map((line) => line.trimEnd())];
}

const inferenceTexts = ({ fitting, isEvery, looked }: InferenceSummary) => ({
  fitting,
  looked,
  isEvery: String(isEvery),
});

const titles = (): readonly string[] => [
  text('simulateCommand.rank'),
  text('simulateCommand.move'),
  text('simulateCommand.score'),
  text('simulateCommand.equity'),
  text('simulateCommand.winShare'),
  text('simulateCommand.spread'),
  text('simulateCommand.samples'),
];

/** Keeps a rounded figure from becoming 0 or 100. */
const insideShare = ({ error, mean }: Estimate): Estimate => ({
  mean: clamp(mean, LEAST_SHOWN, 1 - LEAST_SHOWN),
  error: error === null ? null : Math.max(LEAST_SHOWN, error),
});

const LEAST_SHOWN = 1e-4;

/** `57.31 ± 0.42`, in units of so many. */
function withError({ error, mean }: Estimate, unit: number): string {
  const value = fixed(unit * mean, 2);
  return error === null ? value : `${value} ± ${fixed(unit * error, 2)}`;
}

const stopOf = ({ isFinished, isSure }: Simulation): 'sure' | 'samples' | 'stopped' =>
  isFinished ? (isSure ? 'sure' : 'samples') : 'stopped';

function jsonOf({ tables, id, inference, seconds, simulation, request }: SimulationReport) {
  const { distribution } = request.setup.rules;
  return {
    id,
    rack: formatRack(request.setup.rack, distribution),
    opponent: formatRack(request.opponentRack, distribution),
    ...(inference === null ? {} : { inference }),
    lead: request.lead,
    plies: request.plies,
    seed: request.seed,
    confidence: request.confidence,
    stop: stopOf(simulation),
    samples: simulation.sampleCount,
    pliesPlayed: simulation.plies,
    seconds: Number(seconds.toFixed(3)),
    winShareBy: tables.winShareBy,
    hasLeaves: tables.hasLeaves,
    moves: rowsOf(simulation).map((row) => jsonOfRow(row, distribution)),
  };
}

const jsonOfRow = (
  { equity, samples, score, spread, turn, winShare }: SimulationRow,
  distribution: TileDistribution,
) => ({
  move: turnNotation(turn, distribution),
  score,
  equity,
  winShare: winShare.mean,
  winShareError: winShare.error,
  spread: spread.mean,
  spreadError: spread.error,
  samples,
});
