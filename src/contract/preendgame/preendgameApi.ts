import type { Tile } from '../../core/alphabet/tile';
import type { Setup } from '../../core/board/setup';
import type { TurnRules } from '../../core/game/turnRules';
import type { Message } from '../../core/message';
import type { PlayerModel } from '../../core/strategy/preendgame/playerModel';
import type { PreendgameRow } from '../../core/strategy/preendgame/preendgameSearch';

/** A game of two with a few tiles in the bag. */
export interface PreendgameRequest {
  /** An open one. */
  readonly lexicon: string;
  /** The board, the rules and the rack of the player on turn. */
  readonly setup: Setup;
  readonly turnRules: TurnRules;
  /** The player on turn first. */
  readonly scores: readonly [number, number];
  readonly scorelessTurns: number;
  /** What is known of the other rack. */
  readonly known: readonly Tile[];
  /** What the opponent is taken for. */
  readonly model: PlayerModel;
}

export interface StartPreendgame extends PreendgameRequest {
  /** So many of the best moves are examined to the end. */
  readonly candidates: number;
  /** Then it stops with what is known. */
  readonly seconds: number;
}

/** The pre-endgame that is being examined, or was examined last. */
export interface PreendgameStatus {
  /** Each search has another one. */
  readonly id: number;
  readonly phase: 'running' | 'stopped' | 'finished';
  readonly model: PlayerModel;
  /** From best to worst, at most `MOST_ROWS`. */
  readonly rows: readonly PreendgameRow[];
  /** All turns that are looked at. */
  readonly rowCount: number;
  /** Whether there are more turns, which are not looked at. */
  readonly isCut: boolean;
  /** How many turns are examined to the end, and how many shall be. */
  readonly examined: number;
  readonly candidates: number;
  readonly bagCount: number;
  readonly seconds: number;
  /** Why it stopped by itself. */
  readonly problem: Message | null;
}

export interface PreendgameEvent {
  readonly type: 'preendgame-progress';
  readonly status: PreendgameStatus;
}

export const MOST_ROWS = 100;
/** At most so many moves are examined to the end. */
export const MOST_EXAMINED = 100;
/** At most so long for one pre-endgame. */
export const MAX_PREENDGAME_SECONDS = 86_400;
