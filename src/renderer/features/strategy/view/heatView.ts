import { tileSetName } from '../../../../core/board/ruleNames';
import type { Setup } from '../../../../core/board/setup';
import { positionLabel } from '../../../../core/board/square';
import { fixed } from '../../../../texts/numbers';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { candidatesInQuestion } from '../../../state/candidates/candidatesInQuestion';
import type { HeatColumnView } from '../../../view/sceneView';
import { simulatedRepliesOf } from '../../simulation/state/simulatedQuestions';
import { presentRun } from '../../simulation/state/simulationSubject';
import { samplesOf } from '../state/reduceStrategy';
import { DRAWS, DRAWS_SEED, type HeatChoice, type HeatMeasure, type Samples } from '../state/strategyState';
import { type HeatSquare, heatMap, hottest, simulatedHeat } from './heatMap';

/** The heat map of the shown candidate, for the caption. */
export interface HeatView {
  readonly choice: HeatChoice;
  /** How it was obtained, or its progress. */
  readonly origin: string;
  /** Meaning of the lowest and the highest column. */
  readonly scale: { readonly low: string; readonly high: string };
  readonly rows: readonly HeatRow[];
  readonly columns: readonly HeatColumnView[];
  readonly problem: string | null;
  /** Text once all draws are made; empty until then. */
  readonly done: string;
}

/** A row of the table. */
export interface HeatRow {
  /** `8H`. */
  readonly place: string;
  readonly share: string;
  readonly points: string;
  readonly meanScore: string;
}

/** Lower columns would hardly be visible. */
const LEAST_HEIGHT = 0.03;

/** Null if it is hidden. */
export function heatViewOf(state: AppState): HeatView | null {
  const { candidates, drawer, setup, strategy } = state;
  const { heat } = strategy;
  const [shown] = candidatesInQuestion(state);
  if (drawer !== 'heat' || candidates === null || shown === undefined) return null;
  const simulated = simulatedRepliesOf(state, shown);
  const samples =
    simulated === undefined
      ? samplesOf(state, { generation: candidates.generation, rank: shown.rank })
      : undefined;
  const { cols } = setup.rules.layout;
  const squares =
    simulated === undefined
      ? heatMap(samples?.draws ?? [], heat.side, heat.measure, cols)
      : simulatedHeat(simulated, heat.side, heat.measure);
  const isDone =
    simulated === undefined ? samples?.draws.length === DRAWS : presentRun(state)?.status.phase !== 'running';
  const most = hottest(squares, heat.measure);
  return {
    choice: heat,
    origin:
      simulated === undefined
        ? originOf(setup, samples)
        : text('heat.bySimulation', { samples: simulated.samples }),
    scale: { low: formatHeat(0, heat.measure), high: formatHeat(most, heat.measure) },
    rows: squares.map((each) => rowOf(each, cols)),
    columns: squares
      .filter((each) => each[heat.measure] >= LEAST_HEIGHT * most)
      .map((each) => columnOf(each, heat.measure, most, cols)),
    done: isDone ? doneText(squares, heat.measure, cols) : '',
    problem: samples?.problem == null ? null : say(samples.problem),
  };
}

function doneText(squares: readonly HeatSquare[], measure: HeatMeasure, cols: number): string {
  const [first] = squares;
  if (first === undefined) return text('heat.nothing');
  const place = positionLabel(placeOf(first.square, cols), 'across');
  return text('heat.done', { place, value: formatHeat(first[measure], measure) });
}

const placeOf = (square: number, cols: number) => ({ row: Math.floor(square / cols), col: square % cols });

const columnOf = (each: HeatSquare, measure: HeatMeasure, most: number, cols: number): HeatColumnView => ({
  ...placeOf(each.square, cols),
  height: most === 0 ? 0 : each[measure] / most,
  label: measure === 'share' ? String(Math.round(100 * each.share)) : fixed(each.points, 1),
});

const rowOf = (each: HeatSquare, cols: number): HeatRow => ({
  place: positionLabel(placeOf(each.square, cols), 'across'),
  share: formatHeat(each.share, 'share'),
  points: fixed(each.points, 1),
  meanScore: fixed(each.meanScore, 0),
});

const formatHeat = (value: number, measure: HeatMeasure): string =>
  measure === 'share'
    ? text('heat.percent', { percent: fixed(100 * value, value > 0 && value < 0.1 ? 1 : 0) })
    : text('heat.points', { points: fixed(value, 1) });

/** How the draws were obtained. */
export function originOf({ rules }: Setup, samples: Samples | undefined): string {
  const drawn = samples?.draws.length ?? 0;
  const progress = { drawn, draws: DRAWS, seed: DRAWS_SEED };
  if (samples?.basis?.kind === 'score')
    return text('heat.byScore', { ...progress, tiles: say(tileSetName(rules.distribution)) });
  return text('heat.byEquity', progress);
}
