import type { ListedTurn } from '../../../contract/candidates/candidatesApi';
import type {
  ComparedCandidates,
  SimulatedReplies,
  SimulationStatus,
} from '../../../contract/simulation/simulationApi';
import type { Tile } from '../../../core/alphabet/tile';
import type { Setup } from '../../../core/board/setup';
import type { Seed } from '../../../core/game/seed';
import type { TurnRules } from '../../../core/game/turnRules';
import type { Message } from '../../../core/message';
import type { OpponentTurn } from '../../../core/strategy/simulation/inferredRacks';
import { FIRST_SIMULATION_FORM, type SimulationForm } from './simulationForm';
import type { SampleWatch } from './watchState';

/** What is simulated, and how. Its figures belong to this position and to no other. */
export interface SimulationSubject {
  readonly lexicon: string;
  readonly setup: Setup;
  readonly lead: number;
  readonly turnRules: TurnRules;
  readonly scorelessTurns: number;
  readonly opponentRack: readonly Tile[];
  /** That the opponent’s rack is inferred from. */
  readonly opponentTurn: OpponentTurn | null;
  readonly plies: number | null;
  readonly confidence: number | null;
  readonly samplesEach: number;
  readonly seed: Seed;
  /** These, or so many of the best. */
  readonly wanted: readonly ListedTurn[] | number;
}

/** A simulation that has begun. */
export interface SimulationRun {
  readonly subject: SimulationSubject;
  /** By the number of the candidate. */
  readonly turns: readonly ListedTurn[];
  readonly status: SimulationStatus;
}

/** What the main process is asked for. */
export type SimulationWork =
  | { readonly task: 'start'; readonly subject: SimulationSubject }
  | { readonly task: 'stop' }
  | { readonly task: 'continue' };

export type SimulationTask = SimulationWork['task'];

/** Columns of the list that a simulation fills. */
export type SimulatedColumn = 'winShare' | 'spread';

export interface SimulatedSort {
  readonly by: SimulatedColumn;
  readonly isDescending: boolean;
}

/** By how much one candidate of a simulation is better than another. */
export interface ComparedFigures extends ComparedCandidates {
  /** Of the simulation. */
  readonly id: number;
  readonly one: number;
  readonly other: number;
}

export interface SimulationState {
  readonly form: SimulationForm;
  readonly isFormOpen: boolean;
  /** Candidates chosen to be simulated, and the setup that they are for. */
  readonly marked: { readonly setup: Setup; readonly turns: readonly ListedTurn[] } | null;
  readonly work: SimulationWork | null;
  readonly run: SimulationRun | null;
  /** Null: the list is not sorted by what has been simulated. */
  readonly sort: SimulatedSort | null;
  /** What has been seen after some candidates of a simulation. */
  readonly replies: { readonly id: number; readonly known: readonly SimulatedReplies[] };
  readonly compared: ComparedFigures | null;
  readonly problem: Message | null;
  readonly watch: SampleWatch | null;
  /** A sample is watched as soon as the simulation has begun. */
  readonly isToBeWatched: boolean;
}

export const NO_SIMULATION: SimulationState = {
  form: FIRST_SIMULATION_FORM,
  isFormOpen: false,
  marked: null,
  work: null,
  run: null,
  sort: null,
  replies: { id: 0, known: [] },
  compared: null,
  problem: null,
  watch: null,
  isToBeWatched: false,
};

export type SimulationAction =
  | { readonly type: 'simulation-form-changed'; readonly change: Partial<SimulationForm> }
  | { readonly type: 'simulation-form-toggled' }
  | { readonly type: 'simulation-asked'; readonly task: SimulationTask }
  /** Stops it, goes on with it, or starts one, whichever can be done. */
  | { readonly type: 'simulation-toggled' }
  | {
      readonly type: 'simulation-done';
      readonly work: SimulationWork;
      /** What is simulated now, where it has been started. */
      readonly turns: readonly ListedTurn[] | null;
      readonly status: SimulationStatus | null;
    }
  | { readonly type: 'simulation-refused'; readonly work: SimulationWork; readonly problem: Message }
  | { readonly type: 'simulated-replies-arrived'; readonly id: number; readonly replies: SimulatedReplies }
  | { readonly type: 'simulated-compared'; readonly compared: ComparedFigures }
  /** The row of the list, or the shown one; once more: no longer. */
  | { readonly type: 'candidate-marked'; readonly row: number | null }
  /** All rows; once more: none. */
  | { readonly type: 'candidates-marked' }
  /** In its usual order, then the other way round. */
  | { readonly type: 'simulation-sorted'; readonly sort: SimulatedSort };
