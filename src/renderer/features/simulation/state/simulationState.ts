import type { ListedTurn } from '../../../../contract/candidates/candidatesApi';
import type {
  ComparedCandidates,
  SimulatedReplies,
  SimulationStatus,
} from '../../../../contract/simulation/simulationApi';
import type { Tile } from '../../../../core/alphabet/tile';
import type { Setup } from '../../../../core/board/setup';
import type { Seed } from '../../../../core/game/seed';
import type { TurnRules } from '../../../../core/game/turnRules';
import type { Message } from '../../../../core/message';
import type { OpponentTurn } from '../../../../core/strategy/simulation/inferredRacks';
import { type AskedJob, NOTHING_ASKED } from '../../../state/askedJob';
import { FIRST_SIMULATION_FORM, type SimulationForm } from './simulationForm';
import type { SampleWatch } from './watchState';

/** Subject and settings of a simulation. Its results apply to this position only. */
export interface SimulationSubject {
  readonly lexicon: string;
  readonly setup: Setup;
  readonly lead: number;
  readonly turnRules: TurnRules;
  readonly scorelessTurns: number;
  readonly opponentRack: readonly Tile[];
  /** The turn that the opponent’s rack is inferred from. */
  readonly opponentTurn: OpponentTurn | null;
  readonly plies: number | null;
  readonly confidence: number | null;
  readonly samplesEach: number;
  readonly seed: Seed;
  /** The turns themselves, or a number of best turns. */
  readonly wanted: readonly ListedTurn[] | number;
}

/** A simulation that has begun. */
export interface SimulationRun {
  readonly subject: SimulationSubject;
  /** By number of the candidate. */
  readonly turns: readonly ListedTurn[];
  readonly status: SimulationStatus;
}

/** A request to the main process. */
export type SimulationWork =
  | { readonly task: 'start'; readonly subject: SimulationSubject }
  | { readonly task: 'stop' }
  | { readonly task: 'continue' };

export type SimulationTask = SimulationWork['task'];

/** Columns of the list with simulation results. */
export type SimulatedColumn = 'winShare' | 'spread';

export interface SimulatedSort {
  readonly by: SimulatedColumn;
  readonly isDescending: boolean;
}

/** The difference between two candidates of a simulation. */
export interface ComparedFigures extends ComparedCandidates {
  /** Id of the simulation. */
  readonly id: number;
  readonly one: number;
  readonly other: number;
}

export interface SimulationState extends AskedJob<SimulationWork> {
  readonly form: SimulationForm;
  readonly isFormOpen: boolean;
  /** Candidates marked for simulation, with their setup. */
  readonly marked: { readonly setup: Setup; readonly turns: readonly ListedTurn[] } | null;
  readonly run: SimulationRun | null;
  /** Null if the list is not sorted by a simulated column. */
  readonly sort: SimulatedSort | null;
  /** Replies to some candidates of a simulation. */
  readonly replies: { readonly id: number; readonly known: readonly SimulatedReplies[] };
  readonly compared: ComparedFigures | null;
  readonly watch: SampleWatch | null;
  /** Whether a sample is watched as soon as the simulation has started. */
  readonly isToBeWatched: boolean;
}

export const NO_SIMULATION: SimulationState = {
  form: FIRST_SIMULATION_FORM,
  isFormOpen: false,
  marked: null,
  ...NOTHING_ASKED,
  run: null,
  sort: null,
  replies: { id: 0, known: [] },
  compared: null,
  watch: null,
  isToBeWatched: false,
};

export type SimulationAction =
  | { readonly type: 'simulation-form-changed'; readonly change: Partial<SimulationForm> }
  | { readonly type: 'simulation-form-toggled' }
  | { readonly type: 'simulation-asked'; readonly task: SimulationTask }
  /** Stops, continues or starts a simulation, whichever is possible. */
  | { readonly type: 'simulation-toggled' }
  | {
      readonly type: 'simulation-done';
      readonly work: SimulationWork;
      /** The turns of a simulation that has been started. */
      readonly turns: readonly ListedTurn[] | null;
      readonly status: SimulationStatus | null;
    }
  | { readonly type: 'simulation-refused'; readonly work: SimulationWork; readonly problem: Message }
  | { readonly type: 'simulated-replies-arrived'; readonly id: number; readonly replies: SimulatedReplies }
  | { readonly type: 'simulated-compared'; readonly compared: ComparedFigures }
  /** Marks the row of the list, or the shown one; unmarks it if it is marked. */
  | { readonly type: 'candidate-marked'; readonly row: number | null }
  /** Marks all rows, or unmarks them if all are marked. */
  | { readonly type: 'candidates-marked' }
  /** Sorts in the column's usual order, then reversed. */
  | { readonly type: 'simulation-sorted'; readonly sort: SimulatedSort };
