import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { NO_TILE } from '../../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { formatRack } from '../../../../src/core/notation/positions/rack';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { said, sentence } from '../../../said';
import { tilesOf } from '../../view/midgame';

const withRack = (text: string): AppState =>
  initialState({ rules: CLASSIC_RULES, tiles: Array(225).fill(NO_TILE), rack: tilesOf(text) });
const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const rackOf = ({ rackCaret, setup }: AppState) => {
  const text = formatRack(setup.rack, ENGLISH);
  return `${text.slice(0, rackCaret)}|${text.slice(rackCaret)}`;
};
const type = (text: string): Action => ({ type: 'rack-letter-typed', text });
const moveCaret = (by: number): Action => ({ type: 'rack-caret-moved', by });

describe('the rack', () => {
  it('inserts letters and blanks at its caret, which starts at the end', () => {
    expect(rackOf(run(withRack('AB'), type('c'), { type: 'rack-blank-typed' }))).toBe('ABC?|');
    expect(rackOf(run(withRack('AB'), moveCaret(-1), type('X')))).toBe('AX|B');
  });

  it('deletes the tile before the caret, or after it', () => {
    expect(rackOf(run(withRack('ABC'), moveCaret(-1), { type: 'rack-tile-taken-back' }))).toBe('A|C');
    expect(rackOf(run(withRack('ABC'), moveCaret(-1), { type: 'rack-tile-deleted' }))).toBe('AB|');
  });

  it('is unchanged if there is nothing to delete', () => {
    const start = run(withRack('AB'), { type: 'rack-caret-placed', caret: 0 });
    expect(run(start, { type: 'rack-tile-taken-back' })).toBe(start);
    const end = withRack('AB');
    expect(run(end, { type: 'rack-tile-deleted' })).toBe(end);
  });

  it('keeps the caret within it', () => {
    expect(rackOf(run(withRack('AB'), moveCaret(5)))).toBe('AB|');
    expect(rackOf(run(withRack('AB'), moveCaret(-5)))).toBe('|AB');
  });

  it('accepts at most the number of tiles in the rules, with a notice', () => {
    const full = run(withRack('ABCDEF'), type('g'), moveCaret(-3));
    for (const action of [type('h'), { type: 'rack-blank-typed' } as const]) {
      const state = run(full, action);
      expect(state.setup).toBe(full.setup);
      expect(said([rackOf(state), state.notice])).toEqual([
        'ABCD|EFG',
        sentence('editing.rackFull', { rackSize: 7 }),
      ]);
    }
    expect(rackOf(run(full, { type: 'rack-tile-taken-back' }, type('h')))).toBe('ABCH|EFG');
  });

  it('is replaced by the first letter typed if it is full, in one step of undo', () => {
    const full = withRack('ABCDEFG');
    const replaced = run(full, type('q'));
    expect(rackOf(replaced)).toBe('Q|');
    expect(said(replaced.notice)).toContain('ABCDEFG');
    const typed = run(replaced, type('u'), type('i'), type('z'));
    expect(rackOf(typed)).toBe('QUIZ|');
    expect(run(typed, { type: 'undone' }).setup).toBe(full.setup);
    const filled = run(typed, type('a'), type('b'), type('c'), { type: 'zone-entered', zone: 'board' });
    expect(rackOf(run(filled, { type: 'rack-blank-typed' }))).toBe('?|');
  });

  it('allows deletion even above that number', () => {
    const state = run(withRack('ABCDEFGHI'), type('x'));
    expect(said([rackOf(state), state.notice])).toEqual([
      'ABCDEFGHI|',
      sentence('editing.rackFull', { rackSize: 7 }),
    ]);
    expect(rackOf(run(state, { type: 'rack-tile-taken-back' }))).toBe('ABCDEFGH|');
  });

  it('moves the tile before the caret, with the caret', () => {
    const start = run(withRack('ABCD'), moveCaret(-2));
    expect(rackOf(start)).toBe('AB|CD');
    expect(rackOf(run(start, { type: 'rack-tile-moved', by: 1 }))).toBe('ACB|D');
    expect(rackOf(run(start, { type: 'rack-tile-moved', by: -1 }))).toBe('B|ACD');
    expect(rackOf(run(start, { type: 'rack-tile-moved', by: 9 }))).toBe('ACDB|');
    const first = run(start, { type: 'rack-caret-placed', caret: 0 });
    expect(run(first, { type: 'rack-tile-moved', by: 1 })).toBe(first);
  });

  it('sorts alphabetically with blanks last, and shuffles without losing a tile', () => {
    expect(rackOf(run(withRack('Z?AM?B'), { type: 'rack-sorted' }))).toBe('ABMZ??|');
    const orders = Array.from({ length: 40 }, (_, seed) =>
      run(withRack('ABCDE?'), { type: 'rack-shuffled', seed }).setup.rack.join(' '),
    );
    expect(new Set(orders).size).toBeGreaterThan(30);
    for (const order of orders)
      expect(
        order
          .split(' ')
          .map(Number)
          .sort((a, b) => a - b),
      ).toEqual([1, 2, 3, 4, 5, 128]);
  });

  it('rejects a letter missing in the tile set', () => {
    const state = run(withRack('A'), type('ß'));
    expect(said([rackOf(state), state.notice])).toEqual([
      'A|',
      sentence('editing.unknownLetter', { tileSet: 'English', letter: '“SS”' }),
    ]);
  });
});
