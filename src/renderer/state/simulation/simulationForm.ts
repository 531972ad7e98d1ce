import { MAX_SAMPLES } from '../../../contract/simulation/simulationApi';
import { parseSeed, type Seed } from '../../../core/game/seed';
import { type Message, message } from '../../../core/message';
import { fail, ok, type Result } from '../../../core/result';
import { readWhole } from '../design/formFields';

/** How candidates are to be simulated, as it stands in its fields. */
export interface SimulationForm {
  /** Turns behind the candidate; null: to the end of the game. */
  readonly plies: number | null;
  /** So many of the best by equity, where none is marked. */
  readonly best: string;
  /** Of each candidate, on the average. */
  readonly samples: string;
  /** How sure the best has to be before the simulation stops by itself; null: all samples are drawn. */
  readonly confidence: number | null;
  readonly seed: string;
  /** Whether the opponent holds what is known of his rack; else that is drawn, too. */
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

/** So many rows the engine gives at once. */
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
