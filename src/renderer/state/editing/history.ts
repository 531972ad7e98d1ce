import type { Setup } from '../../../core/board/setup';
import type { Standing } from '../../../core/game/standing';
import type { Message } from '../../../core/message';
import type { OpenGame } from '../document/openGame';
import type { PlayedGame } from '../play/playedGame';
import type { BoardCursor } from './boardCursor';

/**
 * What it takes to be back where one was. The setup is the very same value, by which a
 * saved one is recognised.
 */
export interface Moment {
  readonly setup: Setup;
  readonly game: OpenGame | null;
  readonly play: PlayedGame | null;
  readonly boardCursor: BoardCursor;
  readonly rackCaret: number;
  readonly turn: Standing;
}

/** One thing that was done to the setup, or to the game beside it. */
export interface HistoryStep {
  /** What undoing it undoes: `place QUIZ 8D`. */
  readonly name: Message;
  readonly before: Moment;
  readonly after: Moment;
  /** Further changes of the same run become part of the step; null: it stands alone. */
  readonly run: string | null;
}

/**
 * Everything done to the setup since it was opened; the first `done` steps are in
 * force, the rest were undone.
 */
export interface History {
  readonly steps: readonly HistoryStep[];
  readonly done: number;
  readonly isListOpen: boolean;
}

export const EMPTY_HISTORY: History = { steps: [], done: 0, isListOpen: false };

export type HistoryAction =
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  /** To where the first so many steps are in force. */
  | { readonly type: 'history-sought'; readonly done: number }
  | { readonly type: 'history-list-toggled' };

interface WithHistory {
  readonly history: History;
}

/** What undoing would undo; null: there is nothing to undo. */
export const undoName = ({ history }: WithHistory): Message | null =>
  history.steps[history.done - 1]?.name ?? null;

/** What redoing would do again; null: there is nothing to redo. */
export const redoName = ({ history }: WithHistory): Message | null =>
  history.steps[history.done]?.name ?? null;
