import { MAX_SAMPLES } from '../../../../contract/simulation/simulationLimits';
import { parseSeed, type Seed } from '../../../../core/game/seed';
import { type Message, message } from '../../../../core/message';
import { fail, ok, type Result } from '../../../../core/result';
import { readWhole } from '../../../state/window/formFields';

/** Settings of a simulation, as entered in the fields. */
export interface SimulationForm {
  /** Plies after the candidate; null for the end of the game. */
  readonly plies: number | null;
  /** Number of best turns by equity, if none is marked. */
  readonly best: string;
  /** Per candidate, on average. */
  readonly samples: string;
  /** Confidence in the best candidate at which the simulation stops; null to draw all samples. */
  readonly confidence: number | null;
  readonly seed: string;
  /** Whether the opponent holds the known tiles; otherwise all are drawn. */
  readonly usesKnownRack: boolean;
  /** Whether only racks are drawn that fit the opponent’s last turn. */
  readonly infersRack: boolean;
}

export const FIRST_SIMULATION_FORM: SimulationForm = {
  plies: 2,
  best: '15',
  samples: '2000',
  confidence: 0.99,
  seed: '1',
  usesKnownRack: false,
  infersRack: false,
};

/** The choices of the form. */
export const PLY_CHOICES: readonly (number | null)[] = [2, 3, 4, 5, 6, 8, 10, null];
export const CONFIDENCE_CHOICES: readonly (number | null)[] = [0.95, 0.99, 0.999, null];

/** Maximum number of turns: the rows of one page. */
export const MOST_SIMULATED = 100;
const MOST_SAMPLES_EACH = MAX_SAMPLES / MOST_SIMULATED;

export interface ReadForm {
  readonly best: number;
  readonly samplesEach: number;
  readonly seed: Seed;
}

/** The numbers of the form, or what is wrong with them. */
export function readSimulationForm({ best, samples, seed }: SimulationForm): Result<ReadForm, Message> {
  const count = readWhole(best);
  if (count === null || count < 1 || count > MOST_SIMULATED)
    return fail(message('simulating.bestRange', { most: String(MOST_SIMULATED) }));
  const samplesEach = readWhole(samples);
  if (samplesEach === null || samplesEach < 1 || samplesEach > MOST_SAMPLES_EACH)
    return fail(message('simulating.samplesRange', { most: MOST_SAMPLES_EACH }));
  const parsed = parseSeed(seed);
  return parsed.ok ? ok({ best: count, samplesEach, seed: parsed.value }) : parsed;
}
