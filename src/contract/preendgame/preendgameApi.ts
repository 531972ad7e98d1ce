import type { Tile } from '../../core/alphabet/tile';
import type { Setup } from '../../core/board/setup';
import type { TurnRules } from '../../core/game/turnRules';
import type { Message } from '../../core/message';
import type { PlayerModel } from '../../core/strategy/preendgame/playerModel';
import type { PreendgameRow } from '../../core/strategy/preendgame/preendgameSearch';
import type { JobPhase } from '../requests/jobPhase';

/** A two-player game with few tiles in the bag. */
export interface PreendgameRequest {
  /** Id of an open lexicon. */
  readonly lexicon: string;
  /** The board, the rules and the rack of the player on turn. */
  readonly setup: Setup;
  readonly turnRules: TurnRules;
  /** The player on turn comes first. */
  readonly scores: readonly [number, number];
  readonly scorelessTurns: number;
  /** The known tiles of the other rack. */
  readonly known: readonly Tile[];
  /** The assumed behaviour of the opponent. */
  readonly model: PlayerModel;
}

export interface StartPreendgame extends PreendgameRequest {
  /** Number of best moves to examine fully. */
  readonly candidates: number;
  /** Time limit, after which it stops with what it has found. */
  readonly seconds: number;
}

/** The pre-endgame that is being examined, or was examined last. */
export interface PreendgameStatus {
  /** Unique to each search. */
  readonly id: number;
  readonly phase: JobPhase;
  readonly model: PlayerModel;
  /** From best to worst, at most `MOST_ROWS`. */
  readonly rows: readonly PreendgameRow[];
  /** Number of turns considered. */
  readonly rowCount: number;
  /** Whether there are more turns, which are not considered. */
  readonly isCut: boolean;
  /** Number of turns that are fully examined, and that will be. */
  readonly examined: number;
  readonly candidates: number;
  readonly bagCount: number;
  readonly seconds: number;
  /** Why it stopped by itself. */
  readonly problem: Message | null;
}

export const MOST_ROWS = 100;
/** Maximum number of moves to examine fully. */
export const MOST_EXAMINED = 100;
/** Maximum duration of one pre-endgame. */
export const MAX_PREENDGAME_SECONDS = 86_400;
