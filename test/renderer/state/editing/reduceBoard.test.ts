import { describe, expect, it } from 'vitest';
import { NO_TILE } from '../../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { formatRows } from '../../../../src/core/notation/positions/rows';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { said, sentence } from '../../../said';
import { tilesOf } from '../../view/midgame';

const empty: AppState = {
  ...initialState({ rules: CLASSIC_RULES, tiles: Array(225).fill(NO_TILE), rack: [] }),
  isEditing: true,
};
const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);

/** The board with a row of tiles from H8 on, the cursor on H8. */
const withRow8 = (text: string): AppState => {
  const tiles = tilesOf(text).reduce(
    (board, tile, index) => board.with(112 + index, tile),
    empty.setup.tiles,
  );
  return { ...empty, setup: { ...empty.setup, tiles } };
};
const type = (text: string, isBlank = false): Action => ({ type: 'board-letter-typed', text, isBlank });
const rowText = (state: AppState, row: number) =>
  formatRows(state.setup.tiles, 15, CLASSIC_RULES.distribution)[row];
const cursor = ({ boardCursor }: AppState) => [boardCursor.row, boardCursor.col, boardCursor.direction];
const TAKE_BACK: Action = { type: 'board-tile-taken-back' };
const TURN: Action = { type: 'cursor-turned' };

describe('typing on the board', () => {
  it('starts on the start square, across', () => {
    expect(cursor(empty)).toEqual([7, 7, 'across']);
  });

  it('places tiles in either case and skips existing tiles', () => {
    const state = run(withRow8('.A..'), type('c'), type('T'));
    expect(rowText(state, 7)).toBe('.......CAT.....');
    expect(cursor(state)).toEqual([7, 10, 'across']);
  });

  it('places blanks as letters', () => {
    expect(rowText(run(empty, type('q', true), type('i')), 7)).toBe('.......qI......');
  });

  it('goes down the column when turned, and stays in place when off', () => {
    const down = run(empty, TURN, type('A'), type('B'));
    expect([rowText(down, 7)?.[7], rowText(down, 8)?.[7]]).toEqual(['A', 'B']);
    const off = run(empty, TURN, TURN, type('A'), type('B'));
    expect([rowText(off, 7), cursor(off)]).toEqual(['.......B.......', [7, 7, null]]);
    expect(cursor(run(empty, TURN, TURN, TURN))).toEqual([7, 7, 'across']);
  });

  it('stops at the edge', () => {
    const edge = run(empty, { type: 'square-focused', square: { row: 0, col: 14 } }, type('A'), type('B'));
    expect([rowText(edge, 0), cursor(edge)]).toEqual(['..............B', [0, 14, 'across']]);
  });

  it('reports a letter missing in the tile set and leaves the board unchanged', () => {
    const state = run(empty, type('ä'));
    expect(said(state.notice)).toBe(sentence('editing.unknownLetter', { tileSet: 'English', letter: '“Ä”' }));
    expect(state.setup).toBe(empty.setup);
    expect(run(state, type('a')).notice).toBeNull();
  });
});

describe('Backspace', () => {
  it('undoes the letters typed, across existing tiles, and restores what they covered', () => {
    const begun = withRow8('XA..');
    const typed = run(begun, type('C'), type('T'));
    expect(rowText(typed, 7)).toBe('.......CAT.....');
    const once = run(typed, TAKE_BACK);
    expect([rowText(once, 7), cursor(once)]).toEqual(['.......CA......', [7, 9, 'across']]);
    const twice = run(once, TAKE_BACK);
    expect([rowText(twice, 7), cursor(twice)]).toEqual(['.......XA......', [7, 7, 'across']]);
  });

  it('clears the cursor’s square if nothing was typed, then those before it', () => {
    const moved = run(withRow8('CAT'), { type: 'cursor-moved', step: { row: 0, col: 2 } });
    const once = run(moved, TAKE_BACK);
    expect([rowText(once, 7), cursor(once)]).toEqual(['.......CA......', [7, 9, 'across']]);
    expect(rowText(run(once, TAKE_BACK), 7)).toBe('.......C.......');
  });

  it('forgets the typed letters once the cursor is moved', () => {
    const state = run(
      empty,
      type('A'),
      type('B'),
      { type: 'cursor-moved', step: { row: 1, col: 0 } },
      TAKE_BACK,
    );
    expect(rowText(state, 7)).toBe('.......AB......');
  });

  it('does nothing on empty squares', () => {
    expect(run(empty, TAKE_BACK).setup).toBe(empty.setup);
    expect(run(empty, { type: 'square-cleared' }).setup).toBe(empty.setup);
  });
});

describe('the cursor', () => {
  it('moves up to the edge', () => {
    const far = Number.MAX_SAFE_INTEGER;
    expect(cursor(run(empty, { type: 'cursor-moved', step: { row: 0, col: far } }))).toEqual([
      7,
      14,
      'across',
    ]);
    expect(cursor(run(empty, { type: 'cursor-moved', step: { row: -far, col: 0 } }))).toEqual([
      0,
      7,
      'across',
    ]);
  });

  it('moves to a clicked square; a second click turns it', () => {
    const click: Action = { type: 'square-chosen', square: { row: 2, col: 3 } };
    const first = run(empty, click, { type: 'zone-entered', zone: 'board' });
    expect(cursor(first)).toEqual([2, 3, 'across']);
    expect(cursor(run(first, click))).toEqual([2, 3, 'down']);
    expect(cursor(run(first, click, click))).toEqual([2, 3, null]);
  });

  it('is not turned by the click that focuses the board', () => {
    const click: Action = { type: 'square-chosen', square: { row: 7, col: 7 } };
    expect(cursor(run(empty, click))).toEqual([7, 7, 'across']);
  });

  it('keeps the same state if the focus does not move', () => {
    expect(run(empty, { type: 'square-focused', square: { row: 7, col: 7 } })).toBe(empty);
  });

  it('clears its square', () => {
    expect(rowText(run(withRow8('CAT'), { type: 'square-cleared' }), 7)).toBe('........AT.....');
  });
});
