import type { ListedTurn } from '../../../contract/candidates/candidatesApi';
import type { SimulatedSample } from '../../../contract/simulation/simulationApi';
import type { Setup } from '../../../core/board/setup';
import type { GameState } from '../../../core/game/gameState';

/** A sample as a game: player 0 is the one whose turn is simulated, and holds the rack in front. */
export interface Rehearsal {
  readonly game: GameState;
  readonly setup: Setup;
}

/** Samples of a candidate that are looked at one by one: the first at normal pace, some more fast. */
export interface SampleWatch {
  /** Of the simulation. */
  readonly id: number;
  readonly turn: ListedTurn;
  /** Its number in the simulation. */
  readonly candidate: number;
  /** The sample that is looked at, from 0. */
  readonly nth: number;
  /** Null until it has come. */
  readonly sample: SimulatedSample | null;
  /** Turns of it that have been taken. */
  readonly count: number;
  readonly table: Rehearsal | null;
  readonly isPaused: boolean;
  /** What the list has shown at the beginning. */
  readonly shownKey: string | null;
  /** Whether the simulation goes on when all have been seen: it waits for that. */
  readonly goesOn: boolean;
  /** What those seen to their end have come to. */
  readonly seen: readonly Pick<SimulatedSample, 'spread' | 'winShare'>[];
}

/** Behind the first one, which has the pace of a game. */
export const FAST_SAMPLES = 5;

export const isFast = ({ nth }: SampleWatch): boolean => nth > 0;

/** Whether all turns of the sample lie on the board. */
export const isPlayedOut = ({ count, sample }: SampleWatch): boolean =>
  sample !== null && count === sample.turns.length;

export type WatchSampleAction =
  /** Of the shown candidate, or of the best one; once more: the end of it. */
  | { readonly type: 'sample-watch-toggled' }
  | { readonly type: 'sample-arrived'; readonly nth: number; readonly sample: SimulatedSample }
  /** The next turn, or after the last one the next sample. */
  | { readonly type: 'sample-watch-advanced' }
  | { readonly type: 'sample-watch-paused' }
  | { readonly type: 'sample-watch-ended' };
