import type { Tile } from '../../../alphabet/tile';
import type { Rules } from '../../../board/rules';
import type { TurnRules } from '../../../game/turnRules';
import type { GcgEventLine } from '../gcgDocument';
import type { GcgProblem } from '../gcgProblem';
import type { EmptyPositions } from './emptyPositions';
import type { RecordedState } from './recordedState';

/** A problem of the current event. */
export type Finding = Pick<GcgProblem, 'code' | 'message'>;

/** An event and the state before it. */
export interface ReplayedEvent {
  readonly event: GcgEventLine;
  readonly before: RecordedState;
  /** The rack named in the event, without tiles that the set does not have. */
  readonly rack: readonly Tile[];
  /**
   * For a placement: every square of the word, `NO_TILE` for a tile already on the board; empty if it does
   * not fit.
   */
  readonly played: readonly Tile[];
}

/** Context for the replay of one event. */
export interface ReplayContext {
  readonly rules: Rules;
  readonly turnRules: TurnRules;
  readonly nicks: readonly [string, string];
  readonly emptyPositions: EmptyPositions;
  /** All events so far. */
  readonly events: readonly ReplayedEvent[];
  readonly state: RecordedState;
}

/** Effect of an event; the score is not yet updated. */
export interface ReplayStep {
  readonly state: RecordedState;
  readonly played: readonly Tile[];
  readonly findings: readonly Finding[];
}
