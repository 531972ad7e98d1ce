import type { AppState } from '../../../state/appState';
import type { Handlers } from '../../../state/handlers';
import { layLine } from './layLine';
import { rowAfter, shownTree, toggledTree, treeRows, turnsTo } from './searchTree';
import type { SearchTree, SearchTreeAction } from './treeState';

/** The search tree: navigating it shows its positions on the board. */
export const SEARCH_TREE_ACTIONS: Handlers<SearchTreeAction> = {
  'tree-shown': (state, { isShown }) => ({ ...state, endgame: { ...state.endgame, isTreeShown: isShown } }),
  'tree-loaded': (state, { branch, id, turns }) => {
    const old = state.endgame.tree;
    const tree = old?.id === id ? old : { id, branches: {}, opened: [], chosen: null };
    return withTree(state, { ...tree, branches: { ...tree.branches, [branch]: turns } });
  },
  'tree-refused': (state, { branch, message: problem }) => {
    const tree = shownTree(state);
    const closed = tree === null ? state : withTree(state, closedTree(tree, branch));
    return { ...closed, notice: problem };
  },
  'tree-row-chosen': (state, { row }, nowMs) => chooseRow(state, row, nowMs),
  'tree-row-toggled': (state, { row }, nowMs) => toggleRow(chooseRow(state, row, nowMs), row),
  'tree-stepped': (state, { to }, nowMs) => {
    const tree = shownTree(state);
    if (tree === null) return state;
    const chosen = treeRows(tree).find(({ row }) => row === tree.chosen);
    if (to === 'toggle') return chosen === undefined ? state : toggleRow(state, chosen.row);
    // As in every tree: right opens first, left closes first.
    if (chosen !== undefined && to === 'in' && !chosen.isOpen) return toggleRow(state, chosen.row);
    if (chosen?.isOpen && to === 'out') return toggleRow(state, chosen.row);
    const row = rowAfter(tree, to);
    return row === null ? state : chooseRow(state, row, nowMs);
  },
};

const withTree = (state: AppState, tree: SearchTree): AppState => ({
  ...state,
  endgame: { ...state.endgame, tree },
});

const closedTree = (tree: SearchTree, branch: string): SearchTree => ({
  ...tree,
  opened: tree.opened.filter((open) => open !== branch),
});

/** Shows the position after the row's turn. */
function chooseRow(state: AppState, row: string, nowMs: number): AppState {
  const tree = shownTree(state);
  if (tree === null) return state;
  const turns = turnsTo(tree, row);
  return layLine(withTree(state, { ...tree, chosen: row }), turns, {
    step: turns.length,
    nowMs,
    flies: false,
  });
}

function toggleRow(state: AppState, row: string): AppState {
  const tree = shownTree(state);
  if (tree === null) return state;
  const toggled = toggledTree(tree, row);
  return toggled.ok ? withTree(state, toggled.value) : { ...state, notice: toggled.error };
}
