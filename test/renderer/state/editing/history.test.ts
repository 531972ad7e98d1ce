import { describe, expect, it } from 'vitest';
import { NO_TILE } from '../../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import type { Setup } from '../../../../src/core/board/setup';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { redoName, undoName } from '../../../../src/renderer/state/editing/history';
import { reduce } from '../../../../src/renderer/state/reduce';
import { said, sentence } from '../../../said';

const empty: AppState = {
  ...initialState({ rules: CLASSIC_RULES, tiles: Array(225).fill(NO_TILE), rack: [] }),
  isEditing: true,
};
const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const letters = (text: string): Action[] =>
  [...text].map((letter) => ({
    type: 'board-letter-typed',
    text: letter,
    isBlank: letter === letter.toLowerCase(),
  }));
const rack = (text: string): Action[] =>
  [...text].map((letter) =>
    letter === '?' ? { type: 'rack-blank-typed' } : { type: 'rack-letter-typed', text: letter },
  );
const names = ({ history }: AppState) => history.steps.map(({ name }) => name);
const UNDO: Action = { type: 'undone' };
const REDO: Action = { type: 'redone' };
const TAKE_BACK: Action = { type: 'board-tile-taken-back' };
const DOWN: Action = { type: 'cursor-moved', step: { row: 1, col: 0 } };
const UP: Action = { type: 'cursor-moved', step: { row: -1, col: 0 } };

describe('steps of the history', () => {
  it('combines the letters of a pending word into one step, named after the word', () => {
    const state = run(empty, ...letters('QUiZ'));
    expect(said(names(state))).toEqual(['place QUiZ 8H']);
    const back = run(state, UNDO);
    expect(back.setup).toBe(empty.setup);
    expect(back.boardCursor).toBe(empty.boardCursor);
    expect(said(back.notice)).toBe('Undid: place QUiZ 8H');
    expect(said([undoName(back), redoName(back)])).toEqual([null, 'place QUiZ 8H']);
    const again = run(back, REDO);
    expect(again.setup).toBe(state.setup);
    expect(said(again.notice)).toBe('Redid: place QUiZ 8H');
  });

  it('names the word through existing tiles, in the direction typed', () => {
    const state = run(empty, ...letters('CAT'), DOWN, UP, { type: 'cursor-turned' });
    // The cursor is after CAT on row 8: an S hooks it, and goes down.
    const hooked = run(state, ...letters('SO'));
    expect(said(names(hooked))).toEqual(['place CAT 8H', 'place SO K8']);
  });

  it('removes deleted letters from the step, and the step with the last one', () => {
    const state = run(empty, ...letters('QUIT'), TAKE_BACK);
    expect(said(names(state))).toEqual(['place QUI 8H']);
    const none = run(state, TAKE_BACK, TAKE_BACK, TAKE_BACK);
    expect(names(none)).toEqual([]);
    expect(none.setup).toBe(empty.setup);
  });

  it('starts a new step if the cursor was moved by hand', () => {
    const state = run(empty, ...letters('ON'), DOWN, ...letters('A'));
    expect(said(names(state))).toEqual(['place ON 8H', 'place A 9J']);
    expect(
      said(
        names(run(state, { type: 'cursor-moved', step: { row: 0, col: -1 } }, { type: 'square-cleared' })),
      ),
    ).toEqual(['place ON 8H', 'place A 9J', 'clear square 9J']);
  });

  it('combines edits of the rack until its zone is left', () => {
    const enter: Action = { type: 'zone-entered', zone: 'rack' };
    const state = run(empty, enter, ...rack('AEI?'), { type: 'rack-tile-taken-back' }, ...rack('S'));
    expect(said(names(state))).toEqual(['rack: AEIS']);
    const later = run(state, { type: 'zone-left' }, enter, ...rack('T'));
    expect(said(names(later))).toEqual(['rack: AEIS', 'rack: AEIST']);
    expect(run(later, UNDO).setup).toBe(state.setup);
    expect(run(later, UNDO, UNDO).setup).toBe(empty.setup);
  });

  it('brings the caret of the rack back to where it was before the step, and after it', () => {
    const enter: Action = { type: 'zone-entered', zone: 'rack' };
    const state = run(empty, enter, ...rack('AEIS'), { type: 'zone-left' }, enter, ...rack('T'));
    const caretAfter = (...actions: readonly Action[]) => run(state, ...actions).rackCaret;
    expect([caretAfter(), caretAfter(UNDO), caretAfter(UNDO, UNDO)]).toEqual([5, 4, 0]);
    expect([caretAfter(UNDO, REDO), caretAfter(UNDO, UNDO, REDO)]).toEqual([5, 4]);
  });

  it('combines edits with the same stroke, but none of those without', () => {
    const paint = (tile: number, stroke?: number): Action => {
      const setup: Setup = { ...empty.setup, tiles: empty.setup.tiles.with(0, tile) };
      const action = {
        type: 'setup-edited',
        setup,
        name: { key: 'steps.addTile', params: { tile } },
      } as const;
      return stroke === undefined ? action : { ...action, stroke };
    };
    expect(said(names(run(empty, paint(1, 7), paint(2, 7), paint(3, 8), paint(4), paint(5))))).toEqual([
      'add tile 2',
      'add tile 3',
      'add tile 4',
      'add tile 5',
    ]);
  });

  it('drops undone steps on a new edit', () => {
    const state = run(empty, ...letters('A'), DOWN, ...letters('B'), UNDO, UNDO, ...letters('C'));
    expect(said(names(state))).toEqual(['place C 8H']);
    expect(redoName(state)).toBeNull();
  });

  it('jumps to any step', () => {
    const steps = [letters('A'), [DOWN], letters('B'), [DOWN], letters('C')].flat();
    const state = run(empty, ...steps);
    const first = run(state, { type: 'history-sought', done: 1 });
    expect(first.setup.tiles.filter((tile) => tile !== NO_TILE)).toEqual([1]);
    expect(said(first.notice)).toBe('Undid: place B 9I');
    expect(run(first, { type: 'history-sought', done: 3 }).setup).toBe(state.setup);
    expect(run(first, { type: 'history-sought', done: -4 }).setup).toBe(empty.setup);
  });

  it('reports that there is nothing to undo or to redo', () => {
    expect(said(run(empty, UNDO).notice)).toBe(sentence('editing.nothingTo', { way: 'undo' }));
    expect(said(run(empty, ...letters('A'), REDO).notice)).toBe(
      sentence('editing.nothingTo', { way: 'redo' }),
    );
  });

  it('starts anew with a document', () => {
    const state = run(empty, ...letters('A'), { type: 'document-opened', setup: empty.setup });
    expect(names(state)).toEqual([]);
    expect(run(state, UNDO).setup).toBe(empty.setup);
  });
});
