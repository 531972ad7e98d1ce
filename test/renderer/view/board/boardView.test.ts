import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { boardDetailAt } from '../../../../src/renderer/view/board/boardDetail';
import {
  arrowsOf,
  boardTilesOf,
  cursorOf,
  sceneViewOf,
  squaresOf,
} from '../../../../src/renderer/view/board/boardView';
import { explainCandidate, positionOf } from '../../../../src/renderer/view/candidates/shownMove';
import { MISTAKEN, placement, readMidgame } from '../midgame';

const setup = readMidgame();
const position = positionOf(setup)!;
const shownMove = explainCandidate(position, MISTAKEN, 2517);
const tileAt = (row: number, col: number, shown = shownMove) =>
  boardTilesOf(setup, shown).find((tile) => tile.row === row && tile.col === col);

describe('tiles on the board', () => {
  it('are those of the position if no candidate is shown', () => {
    const tiles = boardTilesOf(setup, null);
    expect(tiles).toHaveLength(setup.tiles.filter((tile) => tile !== 0).length);
    expect(tiles[0]).toEqual({
      id: '0:3',
      row: 0,
      col: 3,
      glyph: 'Q',
      value: 10,
      isBlank: false,
      role: 'plain',
      crossWordNumbers: [],
    });
    expect(new Set(tiles.map(({ role }) => role))).toEqual(new Set(['plain']));
  });

  it('include the placed ones with their roles: new, played through, in a numbered cross-word', () => {
    const row10 = [4, 5, 6, 7, 8, 9, 10, 11].map((col) => tileAt(9, col));
    expect(row10.map((tile) => tile?.glyph).join('')).toBe('MISTAKEN');
    expect(row10.map((tile) => tile?.role)).toEqual([
      ...['placed', 'placed', 'placed', 'placed', 'through', 'placed', 'placed', 'placed'],
    ]);
    // KI, EN and NO go down over the I, N and O of MINOR.
    expect(row10.map((tile) => tile?.crossWordNumbers)).toEqual([[], [], [], [], [], [1], [2], [3]]);
    expect([8, 9, 10, 11, 12].map((col) => tileAt(10, col)?.role)).toEqual([
      ...['plain', 'incidental', 'incidental', 'incidental', 'plain'],
    ]);
    expect(tileAt(10, 10)?.crossWordNumbers).toEqual([2]);
  });

  it('show a blank with its letter and no points', () => {
    const withBlank = explainCandidate(position, placement('mIST.KEN', { score: 93 }), 1);
    expect(tileAt(9, 4, withBlank)).toMatchObject({ glyph: 'M', value: 0, isBlank: true, role: 'placed' });
  });
});

describe('arrows', () => {
  const arrows = arrowsOf(shownMove.match);
  const [row, name] = [9, (col: number) => 'ABCDEFGHIJKLMNO'[col]];

  it('run from letter to letter: back from the anchor, the jump of the separator, forwards', () => {
    expect(arrows.map(({ from, kind, to }) => `${kind} ${name(from.col)}→${name(to.col)}`)).toEqual([
      'reverse I→H',
      'reverse H→G',
      'reverse G→F',
      'reverse F→E',
      'separator E→J',
      'forward J→K',
      'forward K→L',
    ]);
    expect(new Set(arrows.flatMap(({ from, to }) => [from.row, to.row]))).toEqual(new Set([row]));
  });

  it('share the time equally, one after the other', () => {
    expect(arrows.map(({ begin }) => begin * 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(arrows.map(({ end }) => end * 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('have no jump if the word ends on its anchor', () => {
    const square = (col: number) => ({ row: 0, col });
    const steps = [2, 1, 0].map((col) => ({ kind: 'reverse' as const, square: square(col) }));
    const backwards = arrowsOf({ text: 'TAC$', anchor: square(2), steps });
    expect(backwards.map(({ kind }) => kind)).toEqual(['reverse', 'reverse']);
  });

  it('are absent for a single letter', () => {
    const square = { row: 0, col: 0 };
    expect(arrowsOf({ text: 'A$', anchor: square, steps: [{ kind: 'reverse', square }] })).toEqual([]);
  });
});

describe('the scene', () => {
  const squares = squaresOf(CLASSIC_RULES);

  it('has every square of the board with its multipliers, the start marked', () => {
    expect(squares).toHaveLength(225);
    expect(squares[0]).toEqual({ row: 0, col: 0, letterMultiplier: 1, wordMultiplier: 3, isStart: false });
    expect(squares[112]).toEqual({ row: 7, col: 7, letterMultiplier: 1, wordMultiplier: 2, isStart: true });
    expect(squares.filter(({ isStart }) => isStart)).toHaveLength(1);
  });

  it('is combined from its parts', () => {
    const cursor = cursorOf({ row: 1, col: 2, direction: 'down', typed: [] });
    const crossChecks = [{ row: 0, col: 1, across: ['AE'], down: null, isDead: false }];
    const empty = { tiles: [], rack: [], walk: null, carried: null, flaws: [] };
    const detail = boardDetailAt(44);
    const parts = { ...empty, detail, rules: CLASSIC_RULES, squares, cursor, lit: [16], crossChecks };
    expect(sceneViewOf({ ...parts, match: null })).toEqual({
      rows: 15,
      cols: 15,
      squares,
      captions: { letter: 'LETTER', word: 'WORD' },
      tiles: [],
      rack: [],
      rackSize: 7,
      detail,
      arrows: [],
      walk: null,
      table: null,
      flight: null,
      heat: [],
      opened: [],
      // The seventeenth square: the second of the second row.
      lit: [{ row: 1, col: 1 }],
      cursor: { row: 1, col: 2, direction: 'down' },
      crossChecks,
      carried: null,
      outlined: [],
      flaws: [],
      anchors: [],
    });
    expect(sceneViewOf({ ...parts, crossChecks: [], match: shownMove.match }).arrows).toHaveLength(7);
    // The cross-checks are about the board without the candidate.
    expect(sceneViewOf({ ...parts, match: shownMove.match }).arrows).toEqual([]);
  });
});
