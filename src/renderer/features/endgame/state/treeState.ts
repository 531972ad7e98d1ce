import type { Message } from '../../../../core/message';
import type { SearchedTurns } from '../../../../core/strategy/endgame/searchedTurns';

/** The turns visited by a search, as far as they have been opened. */
export interface SearchTree {
  /** Id of the search. */
  readonly id: number;
  /** By the joined keys of the turns that lead there; empty at the root. */
  readonly branches: Readonly<Record<string, SearchedTurns>>;
  /** Keys of the open branches. */
  readonly opened: readonly string[];
  /** The cursor; null before it has been set. */
  readonly chosen: string | null;
}

export type SearchTreeAction =
  | { readonly type: 'tree-shown'; readonly isShown: boolean }
  | {
      readonly type: 'tree-loaded';
      readonly id: number;
      readonly branch: string;
      readonly turns: SearchedTurns;
    }
  | { readonly type: 'tree-refused'; readonly branch: string; readonly message: Message }
  | { readonly type: 'tree-row-chosen'; readonly row: string }
  | { readonly type: 'tree-row-toggled'; readonly row: string }
  | { readonly type: 'tree-stepped'; readonly to: TreeStep };

/** Navigation as with arrow keys in a tree. */
export type TreeStep = 'next' | 'previous' | 'in' | 'out' | 'first' | 'last' | 'toggle';
