import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../src/core/alphabet/english';
import { NO_TILE } from '../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { formatRack } from '../../src/core/notation/rack';
import type { Action } from '../../src/renderer/state/action';
import { type AppState, initialState } from '../../src/renderer/state/appState';
import { reduce } from '../../src/renderer/state/reduce';
import { tilesOf } from '../view/midgame';

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
  it('takes letters and blanks at its caret, which starts at the end', () => {
    expect(rackOf(run(withRack('AB'), type('c'), { type: 'rack-blank-typed' }))).toBe('ABC?|');
    expect(rackOf(run(withRack('AB'), moveCaret(-1), type('X')))).toBe('AX|B');
  });

  it('gives up the tile before the caret, or the one behind it', () => {
    expect(rackOf(run(withRack('ABC'), moveCaret(-1), { type: 'rack-tile-taken-back' }))).toBe('A|C');
    expect(rackOf(run(withRack('ABC'), moveCaret(-1), { type: 'rack-tile-deleted' }))).toBe('AB|');
  });

  it('is the same where there is nothing to give up', () => {
    const start = run(withRack('AB'), { type: 'rack-caret-placed', caret: 0 });
    expect(run(start, { type: 'rack-tile-taken-back' })).toBe(start);
    const end = withRack('AB');
    expect(run(end, { type: 'rack-tile-deleted' })).toBe(end);
  });

  it('keeps the caret within it', () => {
    expect(rackOf(run(withRack('AB'), moveCaret(5)))).toBe('AB|');
    expect(rackOf(run(withRack('AB'), moveCaret(-5)))).toBe('|AB');
  });

  it('refuses an eighth tile in a sentence', () => {
    const full = run(withRack('ABCDEFG'), type('h'));
    expect(rackOf(full)).toBe('ABCDEFG|');
    expect(full.notice).toBe('The rack is full: it holds 7 tiles. Backspace takes one away.');
    expect(run(full, { type: 'rack-tile-taken-back' }).notice).toBeNull();
  });

  it('refuses a letter that the tile set lacks', () => {
    const state = run(withRack('A'), type('ß'));
    expect([rackOf(state), state.notice]).toEqual(['A|', 'The English tile set has no letter “SS”.']);
  });
});
