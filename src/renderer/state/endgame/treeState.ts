import type { Message } from '../../../core/message';
import type { SearchedTurns } from '../../../core/strategy/endgame/searchedTurns';

/** The turns that a search has met, as far as a person has opened them. */
export interface SearchTree {
  /** Of the search. */
  readonly id: number;
  /** By the keys of the turns that lead there, joined; the beginning has none. */
  readonly branches: Readonly<Record<string, SearchedTurns>>;
  /** Turns whose branch is shown. */
  readonly opened: readonly string[];
  /** Where the cursor is; null before it has been anywhere. */
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

/** As arrows go through a tree. */
export type TreeStep = 'next' | 'previous' | 'in' | 'out' | 'first' | 'last' | 'toggle';
