import type { Tile } from '../../../alphabet/tile';
import type { Rules } from '../../../board/rules';
import type { TurnRules } from '../../../game/turnRules';
import type { GcgEventLine } from '../gcgDocument';
import type { GcgProblem } from '../gcgProblem';
import type { EmptyPositions } from './emptyPositions';
import type { GameState } from './gameState';

/** A problem of the event at hand. */
export type Finding = Pick<GcgProblem, 'code' | 'message'>;

/** An event and where the game stood before it. */
export interface ReplayedEvent {
  readonly event: GcgEventLine;
  readonly before: GameState;
  /** The rack that the event names, without tiles that the set does not have. */
  readonly rack: readonly Tile[];
  /**
   * With a placement: every square of the word, `NO_TILE` for a tile that lay there;
   * empty if it cannot be laid.
   */
  readonly played: readonly Tile[];
}

/** What the replay of one event may look at. */
export interface Situation {
  readonly rules: Rules;
  readonly turnRules: TurnRules;
  readonly nicks: readonly [string, string];
  readonly emptyPositions: EmptyPositions;
  /** All events so far. */
  readonly events: readonly ReplayedEvent[];
  readonly state: GameState;
}

/** What an event does; the score is not changed yet. */
export interface ReplayStep {
  readonly state: GameState;
  readonly played: readonly Tile[];
  readonly findings: readonly Finding[];
}
