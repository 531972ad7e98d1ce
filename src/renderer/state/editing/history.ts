import type { Setup } from '../../../core/board/setup';
import type { TurnState } from '../../../core/game/turnState';
import type { Message } from '../../../core/message';
import type { OpenDocument } from '../document/openDocument';
import type { OpenGame } from '../document/openGame';
import type { PlayedGame } from '../play/playedGame';
import type { BoardCursor } from './boardCursor';

/**
 * Everything needed to return to a moment. The setup keeps its identity, by which a saved one is recognised.
 */
export interface EditorSnapshot {
  readonly setup: Setup;
  readonly game: OpenGame | null;
  readonly play: PlayedGame | null;
  readonly boardCursor: BoardCursor;
  readonly rackCaret: number;
  readonly turn: TurnState;
}

/** One change of the setup, or of the game beside it. */
export interface HistoryStep {
  /** Name of what undoing it reverts: `place QUIZ 8D`. */
  readonly name: Message;
  readonly before: EditorSnapshot;
  readonly after: EditorSnapshot;
  /** Key of a run whose further changes are merged into the step; null if it stands alone. */
  readonly run: string | null;
  /** For a step that begins another document. */
  readonly documents?: { readonly before: OpenDocument; readonly after: OpenDocument };
}

/**
 * All changes of the setup since it was opened; the first `done` steps are in force, the others have been
 * undone.
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
  /** Goes to where the first `done` steps are in force. */
  | { readonly type: 'history-sought'; readonly done: number }
  | { readonly type: 'history-list-toggled' };

/** The run of edits of the rack. */
export const RACK_RUN = 'rack';

/** Whether the last step is a run of edits of this rack that goes on. */
export function isTypingRack({ done, steps }: History, setup: Setup): boolean {
  const last = steps[done - 1];
  return last?.run === RACK_RUN && last.after.setup === setup;
}

interface WithHistory {
  readonly history: History;
}

/** Name of the step to undo; null if there is none. */
export const undoName = ({ history }: WithHistory): Message | null =>
  history.steps[history.done - 1]?.name ?? null;

/** Name of the step to redo; null if there is none. */
export const redoName = ({ history }: WithHistory): Message | null =>
  history.steps[history.done]?.name ?? null;
