import { type Message, message } from '../../../../core/message';
import { fail, ok, type Result } from '../../../../core/result';
import type { LineTurn } from '../../../../core/strategy/endgame/lineTurns';
import type { SearchedTurn } from '../../../../core/strategy/endgame/searchedTurns';
import type { AppState } from '../../../state/appState';
import { foundEnd, isEndingShown } from './endSubject';
import type { SearchTree, TreeStep } from './treeState';

export const ROOT = '';
/** Maximum number of open branches, which keeps the stored turns few. */
export const MOST_OPENED = 60;

/** A row of the tree. */
export interface TreeRow {
  readonly row: string;
  /** From 1. */
  readonly level: number;
  readonly searched: SearchedTurn;
  readonly isOpen: boolean;
  readonly isLoading: boolean;
  /** Its index among the turns of the same position, from 1, and their number. */
  readonly place: number;
  readonly siblings: number;
  /** Number of omitted turns after it. */
  readonly leftOut: number;
}

const rowOf = (branch: string, { key }: SearchedTurn): string =>
  branch === ROOT ? String(key) : `${branch},${key}`;

/** The branch that a row lies in. */
export const branchOf = (row: string): string => row.slice(0, Math.max(0, row.lastIndexOf(',')));

export const pathOf = (branch: string): readonly number[] =>
  branch === ROOT ? [] : branch.split(',').map(Number);

/** The visible rows from top to bottom. */
export function treeRows(tree: SearchTree): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const list = (branch: string, level: number): void => {
    const turns = tree.branches[branch]?.turns ?? [];
    for (const [nth, searched] of turns.entries()) {
      const row = rowOf(branch, searched);
      const isOpen = tree.opened.includes(row);
      const behind = tree.branches[row];
      rows.push({
        row,
        level,
        searched,
        isOpen,
        isLoading: isOpen && behind === undefined,
        place: nth + 1,
        siblings: turns.length,
        leftOut: isOpen ? (behind?.leftOut ?? 0) : 0,
      });
      if (isOpen) list(row, level + 1);
    }
  };
  list(ROOT, 1);
  return rows;
}

/** The turns that lead to a row, including its own. */
export function turnsTo(tree: SearchTree, row: string): readonly LineTurn[] {
  const turns: LineTurn[] = [];
  for (let at = row; at !== ROOT; at = branchOf(at)) {
    const found = tree.branches[branchOf(at)]?.turns.find((each) => rowOf(branchOf(at), each) === at);
    if (found !== undefined) turns.unshift({ turn: found.turn, points: found.points });
  }
  return turns;
}

/** The search whose tree can be shown: one that has ended. */
export function endedSearch(state: AppState): number | null {
  const status = foundEnd(state)?.endgame ?? null;
  return status === null || status.phase === 'running' || status.result === null ? null : status.id;
}

/** The tree of the ended search; null until part of it is loaded. */
export function shownTree(state: AppState): SearchTree | null {
  const { tree } = state.endgame;
  return tree !== null && tree.id === endedSearch(state) ? tree : null;
}

/** Branches to request, one after another. */
export function branchesToRead(state: AppState): readonly string[] {
  const { isTreeShown } = state.endgame;
  if (!isTreeShown || !isEndingShown(state) || endedSearch(state) === null) return [];
  const tree = shownTree(state);
  if (tree === null) return [ROOT];
  return tree.opened.filter((branch) => tree.branches[branch] === undefined);
}

/** Opens or closes the branch of a row. */
export function toggledTree(tree: SearchTree, row: string): Result<SearchTree, Message> {
  if (tree.opened.includes(row)) {
    const opened = tree.opened.filter((open) => open !== row && !open.startsWith(`${row},`));
    return ok({ ...tree, opened });
  }
  const isSearched = treeRows(tree).find((each) => each.row === row)?.searched.isSearched === true;
  if (!isSearched) return fail(message('endgamePage.treeEnd'));
  if (tree.opened.length >= MOST_OPENED)
    return fail(message('endgamePage.treeFull', { most: String(MOST_OPENED) }));
  return ok({ ...tree, opened: [...tree.opened, row] });
}

/** The row that a step leads to from the chosen one; null if there is none. */
export function rowAfter(tree: SearchTree, to: Exclude<TreeStep, 'toggle'>): string | null {
  const rows = treeRows(tree);
  const at = rows.findIndex(({ row }) => row === tree.chosen);
  if (at < 0) return rows[to === 'last' ? rows.length - 1 : 0]?.row ?? null;
  if (to === 'out') return branchOf(rows[at]?.row ?? ROOT) || null;
  const targets = { next: at + 1, in: at + 1, previous: at - 1, first: 0, last: rows.length - 1 };
  return rows[targets[to]]?.row ?? null;
}
