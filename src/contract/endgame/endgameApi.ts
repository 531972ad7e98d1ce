import type { Setup } from '../../core/board/setup';
import type { TurnRules } from '../../core/game/turnRules';
import type { Message } from '../../core/message';
import type { EndgameResult } from '../../core/strategy/endgame/endgameSolver';
import type { JobPhase } from '../requests/jobPhase';

/** A two-player game with an empty bag; all unseen tiles are on the other rack. */
export interface EndgameRequest {
  /** Id of an open lexicon. */
  readonly lexicon: string;
  /** The board, the rules and the rack of the player on turn. */
  readonly setup: Setup;
  readonly turnRules: TurnRules;
  readonly scorelessTurns: number;
}

export interface StartEndgame extends EndgameRequest {
  /** Time limit, after which it stops with the best line so far. */
  readonly seconds: number;
}

/** The endgame that is being solved, or was solved last. */
export interface EndgameStatus {
  /** Unique to each search. */
  readonly id: number;
  /** A stopped endgame is not fully solved. */
  readonly phase: JobPhase;
  /** Null until one ply has been searched. */
  readonly result: EndgameResult | null;
  readonly seconds: number;
  /** Why it stopped by itself. */
  readonly problem: Message | null;
}

/** Requests the turns searched after a line, when the search has ended. */
export interface SearchedRequest {
  /** Id of the search. */
  readonly id: number;
  /** The keys of the turns of the line. */
  readonly path: readonly number[];
}

/** Maximum number of turns returned for a position, and of turns that lead there. */
export const MOST_SEARCHED = 60;
export const LONGEST_PATH = 200;
/** Maximum duration of one endgame. */
export const MAX_ENDGAME_SECONDS = 86_400;
/** Maximum number of legal turns returned with values: the best ones. */
export const MOST_RATED = 60;
