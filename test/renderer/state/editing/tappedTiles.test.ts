import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { BLANK, blankAs, NO_TILE } from '../../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { formatRack } from '../../../../src/core/notation/positions/rack';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { shownSetup } from '../../../../src/renderer/state/trying/tried';
import { said, sentence } from '../../../said';
import { tilesOf } from '../../view/midgame';

/** CAT across from 8H, AEI? on the rack. */
const start: AppState = initialState({
  rules: CLASSIC_RULES,
  tiles: tilesOf('CAT').reduce(
    (board, tile, index) => board.with(112 + index, tile),
    Array<number>(225).fill(NO_TILE),
  ),
  rack: [...tilesOf('AEI'), BLANK],
});
const [A, E, I, S] = [1, 5, 9, 19];
const page = { x: 5, y: 6 };

const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
/** As a tap on a square: it is chosen first. */
const tapSquare = (row: number, col: number): Action[] => [
  { type: 'square-chosen', square: { row, col } },
  { type: 'zone-entered', zone: 'board' },
  { type: 'tile-tapped', place: { kind: 'square', row, col }, page },
];
const choose = (row: number, col: number): Action[] => tapSquare(row, col).slice(0, 2);
const tapRack = (index: number): Action => ({ type: 'tile-tapped', place: { kind: 'rack', index }, page });
const laid = (state: AppState, row: number, col: number) => shownSetup(state).tiles[row * 15 + col];
const rackText = (state: AppState) => formatRack(shownSetup(state).rack, ENGLISH);
const cursorOf = ({ boardCursor: { col, direction, row } }: AppState) => ({ row, col, direction });

describe('tiles that a finger taps', () => {
  it('lie down from the chosen square on, one after the other', () => {
    const one = run(start, ...choose(6, 6), tapRack(1));
    expect([laid(one, 6, 6), rackText(one), one.zone]).toEqual([E, 'AI?', 'board']);
    expect(cursorOf(one)).toEqual({ row: 6, col: 7, direction: 'across' });
    expect(one.setup).toBe(start.setup);
    const two = run(one, tapRack(1));
    expect([laid(two, 6, 7), rackText(two)]).toEqual([I, 'A?']);
  });

  it('pass over tiles that lie there', () => {
    const before = run(start, ...choose(7, 6), tapRack(0));
    expect(cursorOf(before)).toEqual({ row: 7, col: 10, direction: 'across' });
    const after = run(start, ...choose(7, 7), tapRack(0));
    expect([laid(after, 7, 7), laid(after, 7, 10)]).toEqual([3, A]);
    expect(cursorOf(after).col).toBe(11);
  });

  it('follow the direction of the cursor', () => {
    const down = run(start, ...choose(8, 8), ...choose(8, 8), tapRack(0), tapRack(0));
    expect([laid(down, 8, 8), laid(down, 9, 8)]).toEqual([A, E]);
  });

  it('return when they are tapped again, and the next one takes the square', () => {
    const taken = run(start, ...choose(6, 6), tapRack(1), ...tapSquare(6, 6));
    expect([laid(taken, 6, 6), taken.tried, cursorOf(taken)]).toEqual([
      NO_TILE,
      null,
      { row: 6, col: 6, direction: 'across' },
    ]);
    expect(shownSetup(taken).rack.toSorted()).toEqual(start.setup.rack.toSorted());
  });

  it('stay if they belong to the position', () => {
    const state = run(start, ...tapSquare(7, 8));
    expect([state.setup, state.tried, cursorOf(state).col]).toEqual([start.setup, null, 8]);
  });

  it('ask for the letter of a blank, and go on after it', () => {
    const asked = run(start, ...choose(7, 10), tapRack(3));
    expect(asked.blankChoice?.to).toEqual({ row: 7, col: 10 });
    const placed = run(asked, { type: 'blank-designated', text: 'S' });
    expect([laid(placed, 7, 10), rackText(placed), cursorOf(placed).col]).toEqual([blankAs(S!), 'AEI', 11]);
  });

  it('move in the position itself while that is edited, and stay there when they are tapped', () => {
    const editing = { ...start, isEditing: true };
    const state = run(editing, ...choose(6, 6), tapRack(0), ...tapSquare(6, 6));
    expect([state.tried, state.setup.tiles[96], formatRack(state.setup.rack, ENGLISH)]).toEqual([
      null,
      A,
      'EI?',
    ]);
  });

  it('say why they cannot be laid', () => {
    const empty = initialState({ ...start.setup, rack: [] });
    expect(run(empty, ...choose(6, 6), tapRack(0))).toMatchObject({ tried: null, blankChoice: null });
    const stuck = run({ ...start, boardCursor: { row: 7, col: 8, direction: null, typed: [] } }, tapRack(1));
    expect(said(stuck.notice)).toBe(sentence('trying.tileStays', { square: '8I' }));
  });
});
