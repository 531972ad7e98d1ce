import type { SimulationRow } from '../../../../contract/simulation/simulationApi';
import { clamp } from '../../../../core/clamp';
import { THOUSANDTHS } from '../../../../core/movegen/bestMove/moveWorth';
import type { Estimate } from '../../../../core/strategy/simulation/samples';
import { fixed } from '../../../../texts/numbers';
import { text } from '../../../../texts/text';
import { formatGain } from '../../../view/candidates/points';

/** Simulation results of a candidate, each with its standard error. */
export interface SimulatedValue {
  /** In per cent: `52.3`. */
  readonly winShare: string;
  readonly winShareError: string;
  readonly spread: string;
  readonly spreadError: string;
  readonly samples: number;
  /** `win share 52.3 % ± 0.4, spread +12.3 ± 1.1, of 2,000 samples`. */
  readonly name: string;
}

export function simulatedValue({ samples, spread, winShare }: SimulationRow): SimulatedValue {
  const value = {
    winShare: formatPercent(clamp(winShare.mean, LEAST_SHOWN, 1 - LEAST_SHOWN)),
    winShareError: errorOf(atLeast(winShare, LEAST_SHOWN), 100),
    spread: formatGain(THOUSANDTHS * spread.mean),
    spreadError: errorOf(spread, 1),
    samples,
  };
  return { ...value, name: text('simulating.rowName', value) };
}

/** Rounding must not suggest a proven result or an exact value. */
const LEAST_SHOWN = 0.001;

const atLeast = ({ error, mean }: Estimate, least: number): Estimate => ({
  mean,
  error: error === null ? null : Math.max(least, error),
});

export const formatPercent = (share: number): string => fixed(100 * share, 1);

/** The error of a single sample is unknown. */
export const errorOf = ({ error }: Estimate, unit: number): string =>
  error === null ? '?' : fixed(unit * error, 1);
