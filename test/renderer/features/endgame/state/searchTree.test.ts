import { describe, expect, it } from 'vitest';
import { PASS } from '../../../../../src/core/game/turns/turn';
import type { SearchedTurn, SearchedTurns } from '../../../../../src/core/strategy/endgame/searchedTurns';
import {
  branchesToRead,
  MOST_OPENED,
  shownTree,
  treeRows,
} from '../../../../../src/renderer/features/endgame/state/searchTree';
import { treeViewOf } from '../../../../../src/renderer/features/endgame/view/treeView';
import type { AppState } from '../../../../../src/renderer/state/appState';
import { said, sentence } from '../../../../said';
import { CAT, onPage, run, SOLVED, withStatus } from './endgameState';

const searched = (key: number, change: Partial<SearchedTurn> = {}): SearchedTurn => ({
  key,
  turn: PASS,
  points: 0,
  value: 7,
  bound: 'at-most',
  plies: null,
  fate: 'refuted',
  answer: null,
  isSearched: true,
  ...change,
});
const best = searched(5, {
  turn: CAT,
  points: 5,
  value: 21,
  bound: 'exact',
  fate: 'best',
  isSearched: false,
});
const ROOTS: SearchedTurns = { turns: [best, searched(1)], leftOut: 0 };

const solved = withStatus(onPage('X'), { endgame: SOLVED });
const shown = run(solved, { type: 'tree-shown', isShown: true });
const loaded = run(shown, { type: 'tree-loaded', id: 1, branch: '', turns: ROOTS });
const opened = run(loaded, { type: 'tree-row-toggled', row: '1' });
const behind = run(opened, {
  type: 'tree-loaded',
  id: 1,
  branch: '1',
  turns: { turns: [searched(1, { fate: 'worse', bound: 'exact' })], leftOut: 3 },
});

const rowsOf = (state: AppState) => {
  const tree = shownTree(state);
  return tree === null ? [] : treeRows(tree).map(({ level, row }) => `${level}: ${row}`);
};

describe('the search tree', () => {
  it('is read branch by branch, as it is expanded', () => {
    expect(branchesToRead(solved)).toEqual([]);
    expect(branchesToRead(shown)).toEqual(['']);
    expect(branchesToRead(loaded)).toEqual([]);
    expect(branchesToRead(opened)).toEqual(['1']);
    expect(branchesToRead(behind)).toEqual([]);
    expect(rowsOf(behind)).toEqual(['1: 5', '1: 1', '2: 1,1']);
  });

  it('belongs to one search that has ended', () => {
    const running = withStatus(behind, { endgame: { ...SOLVED, phase: 'running' } });
    expect(shownTree(running)).toBeNull();
    const other = withStatus(behind, { endgame: { ...SOLVED, id: 2 } });
    expect(shownTree(other)).toBeNull();
    expect(branchesToRead(other)).toEqual(['']);
  });

  it('shows the position after the chosen turn', () => {
    const chosen = run(behind, { type: 'tree-row-chosen', row: '1,1' });
    expect(chosen.endgame.line).toMatchObject({ step: 2 });
    expect(chosen.setup).toBe(behind.setup);
    expect(chosen.flight).toBeNull();
  });

  it('is navigated with arrows', () => {
    const steppedTo = (
      ...steps: readonly ('next' | 'previous' | 'in' | 'out' | 'first' | 'last' | 'toggle')[]
    ) => {
      const state = run(loaded, ...steps.map((to) => ({ type: 'tree-stepped', to }) as const));
      const tree = shownTree(state);
      return [tree?.chosen, tree?.opened];
    };
    expect(steppedTo('next')).toEqual(['5', []]);
    expect(steppedTo('next', 'next')).toEqual(['1', []]);
    expect(steppedTo('next', 'next', 'in')).toEqual(['1', ['1']]);
    expect(steppedTo('last', 'in', 'out')).toEqual(['1', []]);
    expect(steppedTo('last', 'toggle', 'first')).toEqual(['5', ['1']]);
    const inside = run(behind, { type: 'tree-stepped', to: 'last' });
    expect(shownTree(inside)?.chosen).toBe('1,1');
    expect(shownTree(run(inside, { type: 'tree-stepped', to: 'out' }))?.chosen).toBe('1');
  });

  it('expands nothing after a turn that ends the game', () => {
    const state = run(loaded, { type: 'tree-row-toggled', row: '5' });
    expect(shownTree(state)?.opened).toEqual([]);
    expect(said(state.notice)).toBe(sentence('endgamePage.treeEnd'));
  });

  it('collapses a turn with all its descendants', () => {
    const deeper = run(behind, { type: 'tree-row-toggled', row: '1,1' });
    expect(shownTree(deeper)?.opened).toEqual(['1', '1,1']);
    expect(shownTree(run(deeper, { type: 'tree-row-toggled', row: '1' }))?.opened).toEqual([]);
  });

  it('limits the number of expanded branches', () => {
    const many: SearchedTurns = {
      turns: Array.from({ length: MOST_OPENED + 1 }, (_, nth) => searched(nth + 10)),
      leftOut: 0,
    };
    const wide = run(shown, { type: 'tree-loaded', id: 1, branch: '', turns: many });
    const all = run(
      wide,
      ...many.turns.map(({ key }) => ({ type: 'tree-row-toggled', row: String(key) }) as const),
    );
    expect(shownTree(all)?.opened).toHaveLength(MOST_OPENED);
    expect(said(all.notice)).toBe(sentence('endgamePage.treeFull', { most: 60 }));
  });

  it('collapses a branch that cannot be read, with the reason', () => {
    const state = run(opened, { type: 'tree-refused', branch: '1', message: 'gone' });
    expect(shownTree(state)?.opened).toEqual([]);
    expect(state.notice).toBe('gone');
  });

  it('shows the value of each turn, and why it was pruned', () => {
    expect(treeViewOf(behind)?.map(({ fate, isOpen, value }) => [value, fate, isOpen])).toEqual([
      ['+21', 'best', null],
      ['≤+7', 'refuted, 3 left out', true],
      ['+7', 'no better', false],
    ]);
    const [, pass] = treeViewOf(behind) ?? [];
    const refuted = { fate: 'refuted', bound: 'most', value: '+7', answer: 'none', plies: 'none' };
    const told = sentence('endgamePage.treeSaid', { play: 'pass', player: 'own', points: 0, ...refuted });
    expect(pass?.said).toBe(`${told} ${sentence('endgamePage.leftOut', { count: 3 })}.`);
  });
});
