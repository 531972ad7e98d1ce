import type { InferenceSummary, SimulationOptions } from '../../contract/simulation/simulationApi';
import { clamp } from '../../core/clamp';
import type { Allotment } from '../../core/strategy/simulation/allocation';
import type { SharedLexicon } from '../../engine/lexicon';
import type { SimulationTables } from './simulationTables';
import type { SimulationTable } from './threadApi';

/** Default number of samples per candidate. */
const USUAL_SAMPLES = 2000;
/** Samples per candidate before any is dropped, if there are enough altogether. */
const FIRST_SAMPLES = 64;
/** Minimum number of samples for a standard error. */
const LEAST_SAMPLES = 8;

export const tableOf = (
  { lead, opponentRack, plies, scorelessTurns, seed, setup, turnRules }: SimulationOptions,
  lexicon: SharedLexicon,
  { leaves, winShares }: SimulationTables,
): SimulationTable => ({
  lexicon,
  leaves,
  winShares,
  setup,
  turnRules,
  circumstances: { lead, scorelessTurns, known: opponentRack },
  plies: plies ?? Number.POSITIVE_INFINITY,
  seed,
});

/** Reported facts of an inference. */
export const inferenceIn = ({ circumstances: { inference } }: SimulationTable): InferenceSummary | null =>
  inference === undefined
    ? null
    : { looked: inference.looked, fitting: inference.fitting.length, isEvery: inference.isEvery };

export function allotmentOf(
  { confidence, samples }: Pick<SimulationOptions, 'confidence' | 'samples'>,
  candidates: number,
): Allotment {
  const most = samples ?? USUAL_SAMPLES * candidates;
  const third = Math.floor(most / candidates / 3);
  return { most, least: clamp(third, LEAST_SAMPLES, FIRST_SAMPLES), confidence };
}
