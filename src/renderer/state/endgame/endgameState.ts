import type { EndgameStatus } from '../../../contract/endgame/endgameApi';
import type { PreendgameStatus } from '../../../contract/preendgame/preendgameApi';
import type { Setup } from '../../../core/board/setup';
import type { GameState } from '../../../core/game/gameState';
import type { Standing } from '../../../core/game/standing';
import type { Message } from '../../../core/message';
import type { LineTurn } from '../../../core/strategy/endgame/lineTurns';
import { DEFAULT_MODEL, type PlayerModel } from '../../../core/strategy/preendgame/playerModel';
import type { SearchTree, SearchTreeAction } from './treeState';

/** What the end of a game is worked out with. */
export interface EndgameForm {
  readonly seconds: number;
  /** What the opponent is taken for while tiles are in the bag. */
  readonly model: PlayerModel;
  /** So many of the best moves are examined to the end. */
  readonly candidates: number;
}

/** To choose from. */
export const SECONDS: readonly number[] = [5, 15, 60, 300, 1800];
export const CANDIDATES: readonly number[] = [1, 3, 8, 20, 100];

/** A position that is solved, or examined. */
export interface EndSubject {
  readonly kind: 'endgame' | 'preendgame';
  readonly setup: Setup;
  readonly turn: Standing;
  /** By its id. */
  readonly lexicon: string;
  readonly model: PlayerModel;
}

/** What is being asked for. Each wish is a value of its own: the same thing wished again is another one. */
export interface EndgameWork {
  readonly task: 'start' | 'stop';
  readonly subject: EndSubject;
}

/** What is known of a position; a status of null: nothing. */
export interface FoundEnd {
  readonly subject: EndSubject;
  readonly endgame: EndgameStatus | null;
  readonly preendgame: PreendgameStatus | null;
}

/**
 * Turns that could follow, on the board: a view of the position, which stays what it is. The player on turn
 * in the position is player 0.
 */
export interface ShownLine {
  readonly setup: Setup;
  readonly turns: readonly LineTurn[];
  /** The position, and what it is after each turn: one more than turns. */
  readonly games: readonly GameState[];
  /** How many turns have been taken. */
  readonly step: number;
  readonly isPlaying: boolean;
}

export interface EndgameState {
  readonly form: EndgameForm;
  readonly work: EndgameWork | null;
  readonly found: FoundEnd | null;
  /** Why the last thing could not be done. */
  readonly problem: Message | null;
  readonly line: ShownLine | null;
  /** In place of the list of turns. */
  readonly isTreeShown: boolean;
  readonly tree: SearchTree | null;
}

export const NO_ENDGAME: EndgameState = {
  form: { seconds: 60, model: DEFAULT_MODEL, candidates: 3 },
  work: null,
  found: null,
  problem: null,
  line: null,
  isTreeShown: false,
  tree: null,
};

export type EndgameAction =
  | SearchTreeAction
  | { readonly type: 'endgame-form-changed'; readonly change: Partial<EndgameForm> }
  | { readonly type: 'endgame-asked'; readonly task: EndgameWork['task'] }
  /** What was asked for is there, or what is known of the position was read. */
  | { readonly type: 'endgame-found'; readonly found: FoundEnd }
  | { readonly type: 'endgame-stopped' }
  | { readonly type: 'endgame-refused'; readonly message: Message }
  /** Lays turns on the board, so many of them. */
  | { readonly type: 'line-shown'; readonly turns: readonly LineTurn[]; readonly step: number }
  /** The line that is laid, or else the best one. */
  | { readonly type: 'line-stepped'; readonly by: number }
  /** Steps outside the line mean its nearest end. */
  | { readonly type: 'line-sought'; readonly step: number }
  | { readonly type: 'line-play-toggled' }
  | { readonly type: 'line-replayed' }
  | { readonly type: 'line-closed' }
  /** One of the turns that are listed: it is laid, with the line that follows as far as it is known. */
  | { readonly type: 'end-turn-chosen'; readonly index: number }
  | { readonly type: 'end-turn-stepped'; readonly by: number };
