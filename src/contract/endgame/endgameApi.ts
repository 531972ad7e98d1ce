import type { Setup } from '../../core/board/setup';
import type { TurnRules } from '../../core/game/turnRules';
import type { Message } from '../../core/message';
import type { EndgameResult } from '../../core/strategy/endgame/endgameSolver';

/** A game of two with an empty bag, the tiles that are not seen being the other rack. */
export interface EndgameRequest {
  /** An open one. */
  readonly lexicon: string;
  /** The board, the rules and the rack of the player on turn. */
  readonly setup: Setup;
  readonly turnRules: TurnRules;
  readonly scorelessTurns: number;
}

export interface StartEndgame extends EndgameRequest {
  /** Then it stops with the best line so far. */
  readonly seconds: number;
}

/** The endgame that is being solved, or was solved last. */
export interface EndgameStatus {
  /** Each search has another one. */
  readonly id: number;
  /** What is stopped is not solved to its end. */
  readonly phase: 'running' | 'stopped' | 'finished';
  /** Null until one ply has been searched. */
  readonly result: EndgameResult | null;
  readonly seconds: number;
  /** Why it stopped by itself. */
  readonly problem: Message | null;
}

export interface EndgameEvent {
  readonly type: 'endgame-progress';
  readonly status: EndgameStatus;
}

/** Turns that were searched behind others, when the search has ended. */
export interface SearchedRequest {
  /** Of the search. */
  readonly id: number;
  /** The keys of the turns that lead there. */
  readonly path: readonly number[];
}

/** At most so many turns of one position are told, and so many lead there. */
export const MOST_SEARCHED = 60;
export const LONGEST_PATH = 200;
/** At most so long for one endgame. */
export const MAX_ENDGAME_SECONDS = 86_400;
/** So many of the turns that can be taken are told with their values: the best ones. */
export const MOST_RATED = 60;
