import type { ListedTurn } from '../../../../contract/candidates/candidatesApi';
import type { SimulatedSample } from '../../../../contract/simulation/simulationApi';
import type { Setup } from '../../../../core/board/setup';
import type { GameState } from '../../../../core/game/gameState';

/** A sample as a game: player 0 is the one whose turn is simulated, with the rack in front. */
export interface Rehearsal {
  readonly game: GameState;
  readonly setup: Setup;
}

/** Samples of a candidate watched one by one: the first at normal pace, some more fast. */
export interface SampleWatch {
  /** Id of the simulation. */
  readonly id: number;
  readonly turn: ListedTurn;
  /** Its number in the simulation. */
  readonly candidate: number;
  /** The sample being watched, from 0. */
  readonly nth: number;
  /** Null until it has arrived. */
  readonly sample: SimulatedSample | null;
  /** Number of its turns taken so far. */
  readonly count: number;
  readonly table: Rehearsal | null;
  readonly isPaused: boolean;
  /** Key of the turn shown by the list at the beginning. */
  readonly shownKey: string | null;
  /** Whether the simulation, which is paused, continues afterwards. */
  readonly goesOn: boolean;
  /** Results of the samples watched to the end. */
  readonly seen: readonly Pick<SimulatedSample, 'spread' | 'winShare'>[];
}

/** Number of samples after the first one, which has the pace of a game. */
export const FAST_SAMPLES = 5;

export const isFast = ({ nth }: SampleWatch): boolean => nth > 0;

/** Whether all turns of the sample have been taken. */
export const isPlayedOut = ({ count, sample }: SampleWatch): boolean =>
  sample !== null && count === sample.turns.length;

export type WatchSampleAction =
  /** Starts watching the shown candidate or the best one, or ends it. */
  | { readonly type: 'sample-watch-toggled' }
  | { readonly type: 'sample-arrived'; readonly nth: number; readonly sample: SimulatedSample }
  /** Takes the next turn, or begins the next sample after the last one. */
  | { readonly type: 'sample-watch-advanced' }
  | { readonly type: 'sample-watch-paused' }
  | { readonly type: 'sample-watch-ended' };
