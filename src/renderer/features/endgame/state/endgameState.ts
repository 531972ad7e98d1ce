import type { EndgameStatus } from '../../../../contract/endgame/endgameApi';
import type { PreendgameStatus } from '../../../../contract/preendgame/preendgameApi';
import type { Setup } from '../../../../core/board/setup';
import type { GameState } from '../../../../core/game/gameState';
import type { TurnRules } from '../../../../core/game/turnRules';
import type { TurnState } from '../../../../core/game/turnState';
import type { LineTurn } from '../../../../core/strategy/endgame/lineTurns';
import { DEFAULT_MODEL, type PlayerModel } from '../../../../core/strategy/preendgame/playerModel';
import { type AskedJob, NOTHING_ASKED } from '../../../state/askedJob';
import type { SearchTree, SearchTreeAction } from './treeState';

/** Settings for endgames and pre-endgames. */
export interface EndgameForm {
  readonly seconds: number;
  /** The assumed behaviour of the opponent while there are tiles in the bag. */
  readonly model: PlayerModel;
  /** Number of best moves to examine fully; null to examine moves until the best is proven. */
  readonly candidates: number | null;
}

/** The choices of the form. */
export const SECONDS: readonly number[] = [5, 15, 60, 300, 1800];
export const CANDIDATES: readonly (number | null)[] = [null, 1, 3, 8, 20, 100];

/** A position that is solved or examined. */
export interface EndingSubject {
  readonly kind: 'endgame' | 'preendgame';
  readonly setup: Setup;
  readonly turn: TurnState;
  /** By its id. */
  readonly lexicon: string;
  readonly model: PlayerModel;
  readonly turnRules: TurnRules;
  readonly scorelessTurns: number;
}

export interface EndgameWork {
  readonly task: 'start' | 'stop';
  readonly subject: EndingSubject;
}

/** The known result for a position; a null status means nothing is known. */
export interface FoundEnding {
  readonly subject: EndingSubject;
  readonly endgame: EndgameStatus | null;
  readonly preendgame: PreendgameStatus | null;
}

/**
 * A line of play on the board: a view of the position, which is unchanged. The player on turn in the position
 * is player 0.
 */
export interface ShownLine {
  readonly setup: Setup;
  readonly turns: readonly LineTurn[];
  /** The position, followed by the game after each turn. */
  readonly games: readonly GameState[];
  /** Number of turns taken. */
  readonly step: number;
  readonly isPlaying: boolean;
}

export interface EndgameState extends AskedJob<EndgameWork> {
  readonly form: EndgameForm;
  readonly found: FoundEnding | null;
  readonly line: ShownLine | null;
  /** Shown instead of the line. */
  readonly isTreeShown: boolean;
  readonly tree: SearchTree | null;
}

export const NO_ENDGAME: EndgameState = {
  form: { seconds: 60, model: DEFAULT_MODEL, candidates: null },
  ...NOTHING_ASKED,
  found: null,
  line: null,
  isTreeShown: false,
  tree: null,
};

export type EndgameAction =
  | SearchTreeAction
  | { readonly type: 'endgame-form-changed'; readonly change: Partial<EndgameForm> }
  | { readonly type: 'endgame-asked'; readonly task: EndgameWork['task'] }
  /** The result of a request, or what was stored for the position. */
  | { readonly type: 'endgame-found'; readonly found: FoundEnding }
  /** Lays the first `step` turns on the board. */
  | { readonly type: 'line-shown'; readonly turns: readonly LineTurn[]; readonly step: number }
  /** Steps through the line on the board, otherwise through the best one. */
  | { readonly type: 'line-stepped'; readonly by: number }
  /** Steps outside the line are clamped. */
  | { readonly type: 'line-sought'; readonly step: number }
  | { readonly type: 'line-play-toggled' }
  | { readonly type: 'line-replayed' }
  | { readonly type: 'line-closed' };
