import type { Setup } from '../../../core/board/setup';
import type { TurnState } from '../../../core/game/turnState';
import type { CandidateFilter } from '../candidates/candidateFilter';
import type { CandidateSet } from '../candidates/candidateSet';
import type { BoardCursor } from '../editing/boardCursor';
import type { History } from '../editing/history';
import type { PlayedGame } from '../play/playedGame';
import type { Try } from '../trying/tryState';
import type { Walk } from '../walk/walk';
import type { OpenDocument } from './openDocument';
import type { OpenGame } from './openGame';

/** The user's own work, set aside while the board is lent to a lesson or an exercise. */
export interface Desk {
  readonly boardCursor: BoardCursor;
  readonly candidates: CandidateSet | null;
  readonly document: OpenDocument;
  readonly filter: CandidateFilter;
  readonly game: OpenGame | null;
  readonly history: History;
  readonly play: PlayedGame | null;
  readonly rackCaret: number;
  readonly setup: Setup;
  readonly shownRank: number;
  readonly tried: Try | null;
  readonly turn: TurnState;
  readonly walk: Walk | null;
}

/** What is saved, named in the title and kept after a crash. */
export const ownWorkOf = (state: Desk & { readonly desk: Desk | null }): Desk => state.desk ?? state;
