import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { BLANK, blankAs, NO_TILE } from '../../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { formatRack } from '../../../../src/core/notation/positions/rack';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { undoName } from '../../../../src/renderer/state/editing/history';
import type { TilePlace } from '../../../../src/renderer/state/editing/tileDrag';
import { reduce } from '../../../../src/renderer/state/reduce';
import { said, sentence } from '../../../said';
import { tilesOf } from '../../view/midgame';

/** CAT across from 8H, AEI? on the rack. */
const setup = {
  rules: CLASSIC_RULES,
  tiles: tilesOf('CAT').reduce(
    (board, tile, index) => board.with(112 + index, tile),
    Array<number>(225).fill(NO_TILE),
  ),
  rack: [...tilesOf('AEI'), BLANK],
};
const start: AppState = { ...initialState(setup), isEditing: true };
const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const square = (row: number, col: number): TilePlace => ({ kind: 'square', row, col });
const rack = (index: number): TilePlace => ({ kind: 'rack', index });
const pointer = (over: TilePlace | null) => ({ over, at: null, page: { x: 5, y: 6 } });
const drag = (from: TilePlace, to: TilePlace | null, asksLetter = false): Action[] => [
  { type: 'drag-started', from, pointer: pointer(from) },
  { type: 'drag-moved', pointer: pointer(to) },
  { type: 'drag-ended', asksLetter },
];
const tileAt = ({ setup }: AppState, row: number, col: number) => setup.tiles[row * 15 + col];
const rackText = ({ setup }: AppState) => formatRack(setup.rack, ENGLISH);
const count = ({ setup }: AppState) =>
  setup.rack.length + setup.tiles.filter((tile) => tile !== NO_TILE).length;

describe('dragging tiles', () => {
  it('changes nothing until the tile is dropped, or if it is dropped nowhere', () => {
    const [begin, move] = drag(square(7, 7), square(0, 0));
    const inAir = run(start, begin!, move!);
    expect(inAir.setup).toBe(start.setup);
    expect(inAir.drag).toMatchObject({ tile: 3, from: square(7, 7), over: square(0, 0) });
    expect(run(inAir, { type: 'escaped' })).toMatchObject({ setup: start.setup, drag: null });
    expect(run(start, ...drag(square(7, 7), null)).setup).toBe(start.setup);
    expect(run(start, ...drag(square(0, 0), square(1, 1))).setup).toBe(start.setup);
  });

  it('moves a tile on the board', () => {
    const state = run(start, ...drag(square(7, 9), square(2, 3)));
    expect([tileAt(state, 7, 9), tileAt(state, 2, 3)]).toEqual([NO_TILE, 20]);
    expect(said(undoName(state))).toBe('move T 8J to 3D');
    expect(run(state, { type: 'undone' }).setup).toBe(start.setup);
    expect(run(start, ...drag(square(7, 9), square(7, 9))).setup).toBe(start.setup);
  });

  it('moves tiles between rack and board', () => {
    const placed = run(start, ...drag(rack(1), square(6, 7)));
    expect(said([rackText(placed), tileAt(placed, 6, 7), undoName(placed)])).toEqual([
      'AI?',
      5,
      'place E 7H',
    ]);
    const taken = run(start, ...drag(square(7, 7), rack(1)));
    expect(said([rackText(taken), tileAt(taken, 7, 7), undoName(taken)])).toEqual([
      'ACEI?',
      NO_TILE,
      'move C 8H to the rack',
    ]);
  });

  it('loses no tile if the square is occupied', () => {
    const swapped = run(start, ...drag(square(7, 7), square(7, 9)));
    expect(said([tileAt(swapped, 7, 7), tileAt(swapped, 7, 9), undoName(swapped)])).toEqual([
      20,
      3,
      'swap C 8H and T 8J',
    ]);
    const exchanged = run(start, ...drag(rack(1), square(7, 7)));
    expect([rackText(exchanged), tileAt(exchanged, 7, 7)]).toEqual(['ACI?', 5]);
    for (const state of [swapped, exchanged]) expect(count(state)).toBe(count(start));
  });

  it('reorders the rack', () => {
    expect(rackText(run(start, ...drag(rack(0), rack(2))))).toBe('EIA?');
    expect(rackText(run(start, ...drag(rack(3), rack(0))))).toBe('?AEI');
    expect(rackText(run(start, ...drag(rack(0), rack(99))))).toBe('EI?A');
  });

  it('leaves a tile on its square if the rack is full', () => {
    const full = { ...start, setup: { ...start.setup, rack: tilesOf('AEINRST') } };
    const state = run(full, ...drag(square(7, 7), rack(2)));
    expect(state.setup).toBe(full.setup);
    expect(said(state.notice)).toBe(sentence('editing.rackFull', { rackSize: 7 }));
    expect(rackText(run(full, ...drag(rack(0), rack(6))))).toBe('EINRSTA');
    expect(rackText(run(full, ...drag(rack(0), square(7, 7))))).toBe('CEINRST');
  });

  it('asks for the letter of a blank, and leaves it in place until then', () => {
    const asked = run(start, ...drag(rack(3), square(6, 7)));
    expect(asked.setup).toBe(start.setup);
    expect(asked.blankChoice).toMatchObject({ from: rack(3), to: { row: 6, col: 7 }, page: { x: 5, y: 6 } });
    expect(run(asked, { type: 'escaped' })).toMatchObject({ setup: start.setup, blankChoice: null });
    const wrong = run(asked, { type: 'blank-designated', text: '7' });
    expect(said([wrong.blankChoice, wrong.notice])).toEqual([
      asked.blankChoice,
      sentence('editing.unknownLetter', { tileSet: 'English', letter: '“7”' }),
    ]);
    const placed = run(asked, { type: 'blank-designated', text: 's' });
    expect([rackText(placed), tileAt(placed, 6, 7), placed.blankChoice]).toEqual(['AEI', blankAs(19), null]);
    // On the board it keeps its letter, unless it is asked for; on the rack it has none.
    const moved = run(placed, ...drag(square(6, 7), square(5, 5)));
    expect(tileAt(moved, 5, 5)).toBe(blankAs(19));
    const other = run(placed, ...drag(square(6, 7), square(5, 5), true), {
      type: 'blank-designated',
      text: 'X',
    });
    expect(tileAt(other, 5, 5)).toBe(blankAs(24));
    expect(rackText(run(placed, ...drag(square(6, 7), rack(0))))).toBe('?AEI');
  });

  it('cancels a drag when the position changes', () => {
    const inAir = run(start, ...drag(rack(0), null).slice(0, 1));
    expect(run(inAir, { type: 'rack-letter-typed', text: 'Z' }).drag).toBeNull();
  });
});
