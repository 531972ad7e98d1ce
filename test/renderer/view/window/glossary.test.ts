import { describe, expect, it } from 'vitest';
import { BLANK } from '../../../../src/core/alphabet/tile';
import { initialState } from '../../../../src/renderer/state/appState';
import { glossaryEntries, TERMS, type TermId } from '../../../../src/renderer/view/window/glossary';
import { termSquares } from '../../../../src/renderer/view/window/termSquares';
import { text } from '../../../../src/texts/text';
import { MISTAKEN, readMidgame, stateShowing } from '../midgame';

const names = (typed: string) => glossaryEntries(typed).map(({ name }) => name);

describe('the glossary', () => {
  it('goes from A to Z, whatever case the words have', () => {
    const all = names('');
    expect(all).toHaveLength(Object.keys(TERMS).length);
    expect(all.slice(0, 3)).toEqual(['agent', 'anchor', 'arc'].map((id) => text(TERMS[id as TermId].name)));
    expect(all.indexOf(text('glossary.gaddag'))).toBeLessThan(all.indexOf(text('glossary.hook')));
  });

  it('finds words by what is typed, in their names and meanings', () => {
    expect(names(' CROSS-SET ')).toEqual([text('glossary.crossSet')]);
    expect(names('gordon')).toEqual([text('glossary.gaddag')]);
    expect(names('nothing of the kind')).toEqual([]);
  });
});

describe('the squares of a word of the glossary', () => {
  const state = stateShowing([MISTAKEN]);
  const row10 = (...cols: readonly number[]) => cols.map((col) => 9 * 15 + col);

  it('are those of the shown candidate', () => {
    expect(termSquares(state, 'mainWord')).toEqual(row10(4, 5, 6, 7, 8, 9, 10, 11));
    // All but the A of EXAMS, which lay there.
    expect(termSquares(state, 'bingo')).toEqual(row10(4, 5, 6, 7, 9, 10, 11));
    // KI, EN and NO, downwards.
    expect(termSquares(state, 'crossWord')).toEqual(
      [9, 10, 11].flatMap((col) => [9 * 15 + col, 10 * 15 + col]),
    );
    expect(termSquares({ ...state, candidates: null }, 'mainWord')).toEqual([]);
  });

  it('are those of the board', () => {
    const { rules } = readMidgame();
    // CA? in the middle of a board with a brick before it.
    const at = 7 * 15 + 7;
    const tiles = Array<number>(225).fill(0);
    for (const [nth, tile] of [3, 1, BLANK | 20].entries()) tiles[at + nth] = tile;
    const bricks = tiles.map((_, square) => square === at - 1);
    const setup = { ...readMidgame(), rules: { ...rules, layout: { ...rules.layout, bricks } }, tiles };
    const squares = (id: TermId) => termSquares(initialState(setup), id);
    expect(squares('blank')).toEqual([at + 2]);
    expect(squares('brick')).toEqual([at - 1]);
    const [above, below] = [-15, 15].map((row) => [0, 1, 2].map((nth) => at + row + nth));
    expect(squares('crossSet')).toEqual([...above!, at + 3, ...below!]);
    // Across: the last tile, and what touches the tiles from above and below. Down: each tile, and what
    // touches them from the side, but for the brick.
    expect(squares('anchor')).toEqual([...above!, at, at + 1, at + 2, at + 3, ...below!]);
    expect(squares('premium')).not.toContain(at);
    expect(squares('premium')).toContain(0);
    expect(squares('rack')).toEqual([]);
  });
});
