import { describe, expect, it } from 'vitest';
import { BLANK, blankAs, NO_TILE } from '../../../../../src/core/alphabet/tile';
import { parseLayout } from '../../../../../src/core/board/boardLayout';
import { CLASSIC_RULES } from '../../../../../src/core/board/rules';
import type { Setup } from '../../../../../src/core/board/setup';
import {
  BRICK_BRUSH,
  ERASER,
  premiumBrush,
  START_BRUSH,
} from '../../../../../src/renderer/features/design/state/brush';
import { chooseTileSet } from '../../../../../src/renderer/features/design/state/choosePreset';
import { paintSquares } from '../../../../../src/renderer/features/design/state/paintSquares';
import {
  CENTRED,
  resizeBoard,
  resizeLoss,
} from '../../../../../src/renderer/features/design/state/resizeBoard';
import { readRulesForm, rulesFormOf } from '../../../../../src/renderer/features/design/state/rulesForm';
import {
  type Symmetry,
  squaresBetween,
  symmetricSquares,
} from '../../../../../src/renderer/features/design/state/symmetry';
import {
  readTileSetForm,
  tileSetFormOf,
  tileTotals,
  withTileRow,
} from '../../../../../src/renderer/features/design/state/tileSetForm';
import { said, sentence } from '../../../../said';

const [A, B, C] = [1, 2, 3];

/** A board of plain squares; letters are tiles. */
function setupOf(lines: readonly string[], start = { row: 0, col: 0 }): Setup {
  const layout = parseLayout(
    lines.map((line) => ' '.repeat(line.length)),
    start,
  );
  const tiles = [...lines.join('')].map((each) => (each === '.' ? NO_TILE : each.charCodeAt(0) - 64));
  return { rules: { ...CLASSIC_RULES, layout }, tiles, rack: [A, BLANK] };
}

/** The board with `x` where a square is painted. */
function drawn(rows: number, cols: number, indexes: readonly number[]): string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_each, col) => (indexes.includes(row * cols + col) ? 'x' : '.')).join(''),
  );
}

describe('symmetry', () => {
  it.each<[Symmetry, string[]]>([
    ['none', ['.x...', '.....', '.....', '.....', '.....']],
    ['leftRight', ['.x.x.', '.....', '.....', '.....', '.....']],
    ['topBottom', ['.x...', '.....', '.....', '.....', '.x...']],
    ['fourFold', ['.x.x.', '.....', '.....', '.....', '.x.x.']],
    ['eightFold', ['.x.x.', 'x...x', '.....', 'x...x', '.x.x.']],
  ])('%s repeats a square', (symmetry, expected) => {
    const size = { rows: 5, cols: 5 };
    expect(drawn(5, 5, symmetricSquares(size, { row: 0, col: 1 }, symmetry))).toEqual(expected);
    expect(symmetricSquares(size, { row: 2, col: 2 }, symmetry)).toEqual([12]);
  });

  it('is four-fold on a non-square board', () => {
    const squares = symmetricSquares({ rows: 2, cols: 4 }, { row: 0, col: 1 }, 'eightFold');
    expect(drawn(2, 4, squares)).toEqual(['.xx.', '.xx.']);
  });

  it('fills gaps left by a fast pointer', () => {
    expect(squaresBetween({ row: 0, col: 0 }, { row: 2, col: 4 })).toHaveLength(5);
    expect(squaresBetween({ row: 1, col: 1 }, { row: 1, col: 1 })).toEqual([{ row: 1, col: 1 }]);
  });
});

describe('painting', () => {
  const setup = setupOf(['A..', '...', '..B'], { row: 1, col: 1 });

  it('sets any multipliers, and does nothing if they are already set', () => {
    const edit = paintSquares(setup, [{ row: 0, col: 2 }], premiumBrush(0, 9), 'leftRight');
    expect(edit?.setup.rules.layout.letterMultipliers).toEqual([0, 1, 0, 1, 1, 1, 1, 1, 1]);
    expect(edit?.setup.rules.layout.wordMultipliers).toEqual([9, 1, 9, 1, 1, 1, 1, 1, 1]);
    expect(said(edit?.name)).toBe('paint 0× letter 9× word');
    expect(paintSquares(setup, [{ row: 0, col: 0 }], ERASER, 'fourFold')).toBeNull();
  });

  it('removes tiles under bricks with a notice, and never bricks the start', () => {
    const edit = paintSquares(
      setup,
      squaresBetween({ row: 0, col: 0 }, { row: 2, col: 2 }),
      BRICK_BRUSH,
      'none',
    );
    expect(edit?.setup.rules.layout.bricks).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(edit?.setup.tiles).toEqual(Array(9).fill(NO_TILE));
    expect(said(edit?.notice)).toMatch(/^2 tiles \(A, B\) removed/);
    const onlyStart = paintSquares(setup, [{ row: 1, col: 1 }], BRICK_BRUSH, 'none');
    expect(onlyStart?.setup).toBe(setup);
    expect(said(onlyStart?.notice)).toMatch(/2B cannot be a brick/);
  });

  it('moves the only start square, replacing a brick', () => {
    const bricked = paintSquares(setup, [{ row: 0, col: 1 }], BRICK_BRUSH, 'none')?.setup ?? setup;
    const moved = paintSquares(bricked, [{ row: 0, col: 1 }], START_BRUSH, 'fourFold')?.setup;
    expect(moved?.rules.layout.start).toEqual({ row: 0, col: 1 });
    expect(moved?.rules.layout.bricks).not.toContain(true);
  });
});

describe('another size', () => {
  const setup = setupOf(['A.B', '.C.'], { row: 1, col: 1 });

  it('keeps the squares at their anchor', () => {
    const size = { rows: 3, cols: 5 };
    const grown = (down: 0 | 0.5 | 1, across: 0 | 0.5 | 1) =>
      resizeBoard(setup, size, { down, across })?.setup.tiles;
    expect(grown(0, 0)).toEqual([A, 0, B, 0, 0, 0, C, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(grown(1, 1)).toEqual([0, 0, 0, 0, 0, 0, 0, A, 0, B, 0, 0, 0, C, 0]);
    expect(grown(0.5, 0.5)).toEqual([0, A, 0, B, 0, 0, 0, C, 0, 0, 0, 0, 0, 0, 0]);
    expect(resizeBoard(setup, size, CENTRED)?.setup.rules.layout.start).toEqual({ row: 1, col: 2 });
  });

  it('reports lost tiles before and after', () => {
    const size = { rows: 2, cols: 2 };
    expect(said(resizeLoss(setup, size, { down: 0, across: 0 }))).toBe('1 tile (B)');
    const edit = resizeBoard(setup, size, { down: 0, across: 0 });
    expect(edit?.setup.tiles).toEqual([A, 0, 0, C]);
    expect(said(edit?.notice)).toMatch(/^1 tile \(B\) removed/);
    expect(resizeBoard(setup, { rows: 2, cols: 3 }, CENTRED)).toBeNull();
  });
});

describe('the rules form', () => {
  const setup = setupOf(['...', '...']);
  const form = rulesFormOf(setup.rules);

  it('takes effect once every field is valid', () => {
    const reading = readRulesForm(setup, {
      ...form,
      rackSize: '9',
      exchangeLimit: '0',
      bonuses: [
        { tiles: '7', points: '50' },
        { tiles: '8', points: '60' },
      ],
    });
    expect(reading.problems.size).toBe(0);
    expect(reading.edit?.setup.rules).toMatchObject({
      rackSize: 9,
      exchangeLimit: 0,
      bingoBonus: { 7: 50, 8: 60 },
    });
  });

  it('reports each problem at its field', () => {
    const { edit, problems } = readRulesForm(setup, {
      ...form,
      rackSize: '41',
      bonuses: [
        { tiles: '0', points: '5' },
        { tiles: '7', points: '1000001' },
      ],
    });
    expect(edit).toBeNull();
    expect([...problems.keys()].toSorted()).toEqual(['bonus 0 tiles', 'bonus 1 points', 'rackSize']);
    expect(
      said(readRulesForm(setup, { ...form, rackSize: 'x', exchangeLimit: '' }).problems.get('rackSize')),
    ).toBe(sentence('design.notWhole', { typed: '“x”' }));
    const problemOf = (rackSize: string) =>
      said(readRulesForm(setup, { ...form, rackSize }).problems.get('rackSize'));
    expect(problemOf('-3')).toBe(sentence('rules.rackSize', { size: '-3', most: 40 }));
    expect(problemOf('999999999999')).toBe(sentence('rules.rackSize', { size: '999999999999', most: 40 }));
    expect(problemOf('9'.repeat(30))).toBe(sentence('design.numberTooLarge'));
    const nameProblemOf = (name: string) =>
      said(readRulesForm(setup, { ...form, name }).problems.get('name'));
    expect(nameProblemOf(' ')).toBe(sentence('design.nameMissing'));
    expect(nameProblemOf('x'.repeat(200))).toBeUndefined();
    expect(nameProblemOf('x'.repeat(201))).toBe(sentence('rules.nameLength', { length: 201, most: 200 }));
    const twice = [form.bonuses[0]!, form.bonuses[0]!];
    expect([...readRulesForm(setup, { ...form, bonuses: twice }).problems.keys()]).toEqual(['bonus 1 tiles']);
  });
});

describe('the tile set form', () => {
  const setup: Setup = { ...setupOf(['ABC', '...']), rack: [A, B, BLANK] };
  const { distribution } = setup.rules;
  const form = tileSetFormOf(distribution);

  it('keeps the tiles of a renamed letter', () => {
    const rows = form.rows.with(0, { ...form.rows[0]!, glyph: 'Æ' });
    const { edit } = readTileSetForm(setup, { ...form, rows });
    expect(edit?.setup.tiles).toEqual(setup.tiles);
    expect(edit?.notice).toBeNull();
    expect(said(edit?.name)).toBe('make tile A Æ');
  });

  it('removes the tiles of a deleted letter and recodes the others', () => {
    const tiles = [A, blankAs(B), C, 0, 0, 0];
    const { edit } = readTileSetForm({ ...setup, tiles }, { ...form, rows: form.rows.slice(1) });
    expect(edit?.setup.tiles).toEqual([NO_TILE, blankAs(1), 2, 0, 0, 0]);
    expect(edit?.setup.rack).toEqual([1, BLANK]);
    expect(said(edit?.notice)).toMatch(/^2 tiles \(A, A\) removed/);
  });

  it('reports each problem at its field', () => {
    const added = withTileRow(form);
    expect([...readTileSetForm(setup, added).problems.keys()]).toEqual(['letter 26 glyph']);
    const glyphProblemOf = (glyph: string) => {
      const rows = form.rows.with(1, { ...form.rows[1]!, glyph });
      return said(readTileSetForm(setup, { ...form, rows }).problems.get('letter 1 glyph'));
    };
    expect(glyphProblemOf('A')).toBe(sentence('rules.letterTwice', { place: 'field', letter: '“A”' }));
    expect(glyphProblemOf('X'.repeat(16))).toBeUndefined();
    expect(glyphProblemOf('X'.repeat(17))).toBe(
      sentence('rules.letterLength', { place: 'field', letter: '“XXXXXXXXXXXXXXXXX”', length: 17, most: 16 }),
    );
    const named = readTileSetForm(setup, { ...form, name: 'x'.repeat(201) }).problems;
    expect(said([...named])).toEqual([
      ['tileSetName', sentence('rules.tileSetNameLength', { length: 201, most: 200 })],
    ]);
    const many = readTileSetForm(setup, { ...form, blankCount: '1000001' }).problems;
    expect(said(many.get('blankCount'))).toBe(
      sentence('rules.blankCount', { place: 'field', count: 1000001, most: 1000000 }),
    );
    const rows = form.rows.with(1, { ...form.rows[1]!, glyph: 'A', value: '256', count: '-1' });
    expect([...readTileSetForm(setup, { ...form, rows }).problems.keys()].toSorted()).toEqual([
      'letter 1 count',
      'letter 1 glyph',
      'letter 1 value',
    ]);
  });

  it('counts 100 tiles, 187 points and 42 vowels in the English set', () => {
    expect(tileTotals(distribution)).toEqual({ tiles: 100, points: 187, vowels: 42, consonants: 56 });
  });

  it('is replaced by a preset glyph by glyph', () => {
    const letters = ['C', 'CH', 'A'].map((glyph) => ({ glyph, value: 1, count: 1, isVowel: false }));
    const edit = chooseTileSet(setup, {
      distribution: { name: 'Few', letters, blankCount: 1 },
      aliases: [],
      exchangeLimit: 1,
    });
    expect(edit.setup.tiles).toEqual([3, NO_TILE, 1, 0, 0, 0]);
    expect(edit.setup.rack).toEqual([3, BLANK]);
    expect(edit.setup.rules.exchangeLimit).toBe(1);
    expect(said(edit.notice)).toMatch(/^2 tiles \(B, B\) removed/);
  });
});
