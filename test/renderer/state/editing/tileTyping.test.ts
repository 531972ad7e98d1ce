import { describe, expect, it } from 'vitest';
import { BLANK, blankAs, NO_TILE, type Tile } from '../../../../src/core/alphabet/tile';
import type { TileDistribution } from '../../../../src/core/alphabet/tileDistribution';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { formatRack } from '../../../../src/core/notation/positions/rack';
import { formatRows } from '../../../../src/core/notation/positions/rows';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { said, sentence } from '../../../said';

const setOf = (name: string, glyphs: readonly string[]): TileDistribution => ({
  name,
  letters: glyphs.map((glyph) => ({ glyph, value: 1, count: 4, isVowel: 'AEIOU'.includes(glyph) })),
  blankCount: 2,
});
/** A 1, C 2, CH 3, H 4, I 5, L 6, LL 7, O 8. */
const SPANISH = setOf('Spanish', ['A', 'C', 'CH', 'H', 'I', 'L', 'LL', 'O']);
/** As in Catalan: no Q and no Y by themselves. A 1, E 2, L 3, L·L 4, N 5, NY 6, QU 7, U 8. */
const CATALAN = setOf('Catalan', ['A', 'E', 'L', 'L·L', 'N', 'NY', 'QU', 'U']);

const start = (distribution: TileDistribution, rack: readonly Tile[] = []): AppState => ({
  ...initialState({ rules: { ...CLASSIC_RULES, distribution }, tiles: Array(225).fill(NO_TILE), rack }),
  isEditing: true,
});
const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
/** Upper case is typed plainly, lower case with Shift. */
const type = (state: AppState, text: string) =>
  run(
    state,
    ...[...text].map(
      (typed): Action => ({
        type: 'board-letter-typed',
        text: typed,
        isBlank: typed !== typed.toUpperCase(),
      }),
    ),
  );
const typeOnRack = (state: AppState, text: string) =>
  run(state, ...[...text].map((typed): Action => ({ type: 'rack-letter-typed', text: typed })));
const row8 = ({ setup }: AppState) =>
  formatRows(setup.tiles, 15, setup.rules.distribution)[7]?.replaceAll('.', '');
const rackText = ({ setup }: AppState) => formatRack(setup.rack, setup.rules.distribution);
const cursorCol = ({ boardCursor }: AppState) => boardCursor.col;

describe('tiles of several characters on the board', () => {
  it('joins the last letters with an apostrophe, and splits them again', () => {
    const joined = type(start(SPANISH), "CH'");
    expect([row8(joined), cursorCol(joined)]).toEqual(['[CH]', 8]);
    const split = type(joined, "'");
    expect([row8(split), cursorCol(split)]).toEqual(['CH', 9]);
    expect(row8(type(joined, 'ICO'))).toBe('[CH]ICO');
    expect(said(joined.history.steps.map(({ name }) => name))).toEqual(['place CH 8H']);
  });

  it('joins only the last letters, and those of L·L without its dot', () => {
    expect(row8(type(start(SPANISH), "ACH'"))).toBe('A[CH]');
    expect(row8(type(start(CATALAN), "ELL'A"))).toBe('E[L·L]A');
  });

  it('reports if nothing can be joined', () => {
    const state = type(start(SPANISH), "HA'");
    expect(said([row8(state), state.notice])).toEqual([
      'HA',
      sentence('editing.noSuchTile', { tileSet: 'Spanish' }),
    ]);
  });

  it('leaves a tile that joined by itself and cannot be split', () => {
    const state = type(start(CATALAN), "AQU'");
    expect([row8(state), state.notice]).toEqual(['A[QU]', null]);
    expect(row8(type(state, 'E'))).toBe('A[QU]E');
    const onRack = typeOnRack(start(CATALAN), "QU'");
    expect([rackText(onRack), onRack.notice]).toEqual(['[QU]', null]);
  });

  it('joins by itself if the rack has the joined tile but not both of its parts', () => {
    expect(row8(type(start(SPANISH, [3, 2]), 'CHA'))).toBe('[CH]A');
    expect(said(type(start(SPANISH, [3, 2]), 'CH').notice)).toBe(sentence('editing.oneTile', { tile: 'CH' }));
    expect(row8(type(start(SPANISH, [3, 2]), "CH'"))).toBe('CH');
    expect(row8(type(start(SPANISH, [3, 2, 4]), 'CHA'))).toBe('CHA');
    expect(row8(type(start(SPANISH, [7, 6]), 'LLA'))).toBe('[LL]A');
    expect(row8(type(start(SPANISH, [7, 6, 6]), 'LLA'))).toBe('LLA');
  });

  it('accepts a tile written in brackets', () => {
    expect(row8(type(start(SPANISH), 'A[CH]O'))).toBe('A[CH]O');
    expect(row8(type(start(CATALAN), '[LL]'))).toBe('[L·L]');
    expect(row8(type(start(CATALAN), '[L·L]'))).toBe('[L·L]');
    const unknown = type(start(SPANISH), '[CA]');
    expect(said([row8(unknown), unknown.notice])).toEqual([
      '',
      sentence('editing.unknownLetter', { tileSet: 'Spanish', letter: '“CA”' }),
    ]);
  });

  it('waits for the rest of a tile whose beginning is no tile', () => {
    const waiting = type(start(CATALAN), 'Q');
    expect(said([row8(waiting), waiting.notice])).toEqual([
      '',
      sentence('editing.tileBegun', { typed: 'Q' }),
    ]);
    expect(row8(type(waiting, 'UE'))).toBe('[QU]E');
    expect(row8(type(start(CATALAN), 'ANYE'))).toBe('A[NY]E');
    expect(row8(type(start(CATALAN), 'EL·LA'))).toBe('E[L·L]A');
    // Another tile was meant: the existing one stays.
    expect(row8(type(start(CATALAN), 'EL·A'))).toBe('ELA');
  });

  it('forgets the beginning when the cursor is moved', () => {
    const moved = run(type(start(CATALAN), 'Q'), { type: 'cursor-moved', step: { row: 0, col: 1 } });
    expect(moved.typedText).toBeNull();
    expect(row8(type(moved, 'U'))).toBe('U');
  });

  it('makes it a blank if Shift was held', () => {
    expect(row8(type(start(SPANISH), "ch'"))).toBe('[ch]');
    expect(type(start(SPANISH), "ch'").setup.tiles[7 * 15 + 7]).toBe(blankAs(3));
    expect(row8(type(start(SPANISH), '[ch]'))).toBe('[ch]');
  });

  it('deletes a joined tile as one', () => {
    const state = run(type(start(SPANISH), "CH'"), { type: 'board-tile-taken-back' });
    expect([row8(state), cursorCol(state)]).toEqual(['', 7]);
  });
});

describe('tiles of several characters on the rack', () => {
  it('joins and splits the tiles before the caret', () => {
    const joined = typeOnRack(start(SPANISH), "ACH'");
    expect(rackText(joined)).toBe('A[CH]');
    expect(rackText(typeOnRack(joined, "'O"))).toBe('ACHO');
    expect(rackText(typeOnRack(start(SPANISH), '[CH]A'))).toBe('[CH]A');
    expect(rackText(typeOnRack(start(CATALAN), 'QUENY'))).toBe('[QU]E[NY]');
  });
});

describe('pasting letters', () => {
  const paste = (state: AppState, text: string) => run(state, { type: 'letters-pasted', text });
  const onBoard = (state: AppState): AppState => ({ ...state, zone: 'board' });
  const onRack = (state: AppState): AppState => ({ ...state, zone: 'rack' });
  const english: AppState = {
    ...initialState({ rules: CLASSIC_RULES, tiles: Array(225).fill(NO_TILE), rack: [] }),
    isEditing: true,
  };

  it('places them from the cursor on, across existing tiles', () => {
    const tiles = english.setup.tiles.with(7 * 15 + 8, 1);
    const state = paste(onBoard({ ...english, setup: { ...english.setup, tiles } }), 'ct');
    expect(row8(state)).toBe('CAT');
    expect(said(state.history.steps.map(({ name }) => name))).toEqual(['paste CAT 8H']);
    expect(run(state, { type: 'undone' }).setup.tiles).toBe(tiles);
  });

  it('reads lower case among upper case as blanks, brackets as one tile and dots as skipped squares', () => {
    expect(row8(paste(onBoard(english), 'QUiZ'))).toBe('QUiZ');
    expect(row8(paste(onBoard(start(SPANISH)), '[CH]IcO'))).toBe('[CH]IcO');
    expect(row8(paste(onBoard(start(CATALAN)), 'QUENY'))).toBe('[QU]E[NY]');
    const tiles = english.setup.tiles.with(7 * 15 + 8, 1);
    const over = paste(onBoard({ ...english, setup: { ...english.setup, tiles } }), 'C.T...S');
    expect(formatRows(over.setup.tiles, 15, CLASSIC_RULES.distribution)[7]).toBe('.......CAT...S.');
  });

  it('places all of them or none', () => {
    const full = paste(onBoard(english), 'ABCDEFGH');
    expect(row8(full)).toBe('ABCDEFGH');
    const tooMany = paste(onBoard(english), 'ABCDEFGHI');
    expect(tooMany.setup).toBe(english.setup);
    expect(said(tooMany.notice)).toBe(
      sentence('editing.noRoomOnBoard', { count: 9, place: '8H', direction: 'across' }),
    );
    const unknown = paste(onBoard(english), 'AßC');
    expect(said([unknown.setup, unknown.notice])).toEqual([
      english.setup,
      sentence('editing.unknownLetter', { tileSet: 'English', letter: '“SS”' }),
    ]);
    expect(said(paste(onBoard(english), 'A?').notice)).toContain('lower case');
  });

  it('inserts them into the rack at its caret', () => {
    const state = paste(onRack({ ...english, setup: { ...english.setup, rack: [26] } }), 'AEI ?\n');
    expect(state.setup.rack).toEqual([1, 5, 9, BLANK, 26]);
    expect(state.rackCaret).toBe(4);
    expect(said(paste(onRack(english), 'A.B').notice)).toContain('leave out the dots');
  });

  it('inserts them into the rack if neither has the focus', () => {
    const elsewhere: AppState = { ...english, zone: 'candidates' };
    expect(paste(elsewhere, 'AB').setup.rack).toEqual([1, 2]);
    expect(paste({ ...english, zone: null }, 'AB').setup.rack).toEqual([1, 2]);
  });

  it('replaces a full rack', () => {
    const full = { ...english, setup: { ...english.setup, rack: [1, 2, 3, 4, 5, 6, 7] }, rackCaret: 3 };
    const pasted = paste(onRack(full), 'QUIZ');
    expect(pasted.setup.rack).toEqual([17, 21, 9, 26]);
    expect(pasted.rackCaret).toBe(4);
    expect(said(pasted.history.steps.map(({ name }) => name))).toEqual(['paste, rack: QUIZ']);
    expect(run(pasted, { type: 'undone' }).setup).toBe(full.setup);
  });

  it('inserts none into a rack without room for all', () => {
    const some = { ...english, setup: { ...english.setup, rack: [1, 2, 3, 4, 5] }, rackCaret: 5 };
    const pasted = paste(onRack(some), 'XYZ');
    expect(said([pasted.setup, pasted.notice])).toEqual([
      some.setup,
      sentence('editing.noRoomOnRack', { count: 3, room: 2 }),
    ]);
    const full = { ...english, setup: { ...english.setup, rack: [1, 2, 3, 4, 5, 6, 7] }, rackCaret: 3 };
    const tooMany = paste(onRack(full), 'ABCDEFGHI');
    expect(said([tooMany.setup, tooMany.rackCaret, tooMany.notice])).toEqual([
      full.setup,
      3,
      sentence('editing.noRoomOnRack', { count: 9, room: 7 }),
    ]);
  });

  it('splits no tile of a full rack', () => {
    const full = start(SPANISH, [3, 1, 1, 1, 1, 1]);
    const joined = typeOnRack(full, '[CH]');
    const split = typeOnRack(joined, "'");
    expect(said([split.setup, split.notice])).toEqual([joined.setup, expect.stringContaining('do not fit')]);
  });
});
