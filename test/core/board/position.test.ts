import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { BLANK, blankAs, type Tile } from '../../../src/core/alphabet/tile';
import type { BoardLayout } from '../../../src/core/board/boardLayout';
import { checkSetup } from '../../../src/core/board/position';
import { CLASSIC_RULES, type Rules } from '../../../src/core/board/rules';
import type { Problem, Setup } from '../../../src/core/board/setup';
import { say } from '../../../src/texts/say';
import { unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';

const A = 1;
const C = 3;
const T = 20;

function plainLayout(rows: number, cols: number, changes: Partial<BoardLayout> = {}): BoardLayout {
  const ones = Array<number>(rows * cols).fill(1);
  return {
    rows,
    cols,
    start: { row: 0, col: 0 },
    letterMultipliers: ones,
    wordMultipliers: ones,
    bricks: Array<boolean>(rows * cols).fill(false),
    ...changes,
  };
}

const withLayout = (layout: BoardLayout, changes: Partial<Rules> = {}): Rules => ({
  ...CLASSIC_RULES,
  layout,
  ...changes,
});

/** A 3×3 board with CAT in the first row. */
function smallSetup(changes: Partial<Setup> = {}): Setup {
  return { rules: withLayout(plainLayout(3, 3)), tiles: [C, A, T, 0, 0, 0, 0, 0, 0], rack: [A], ...changes };
}

function problemsOf(setup: Setup): readonly Problem[] {
  const checked = checkSetup(setup);
  return checked.ok ? [] : checked.error;
}

const noticesOf = (setup: Setup, isWord?: (letters: ArrayLike<number>) => boolean) =>
  unwrap(checkSetup(setup, isWord)).notices;

describe('a setup that can be played', () => {
  it('becomes a position with the same content in typed arrays', () => {
    const { position, notices } = unwrap(checkSetup(smallSetup({ rack: [A, BLANK] })));
    expect(notices).toEqual([]);
    expect([position.rows, position.cols, position.isEmptyBoard]).toEqual([3, 3, false]);
    expect([...position.tiles]).toEqual([C, A, T, 0, 0, 0, 0, 0, 0]);
    expect([...position.rack]).toEqual([A, BLANK]);
    expect([position.tileValues[C], position.tileValues[blankAs(C)], position.tileValues[0]]).toEqual([
      3, 0, 0,
    ]);
    expect([...position.bingoBonus]).toEqual([0, 0, 0]);
  });

  it('may have any size from 2×2 to 40×40 and any multipliers from 0 to 9', () => {
    for (const [rows, cols] of [
      [2, 2],
      [2, 40],
      [40, 2],
      [40, 40],
    ] as const) {
      const squares = rows * cols;
      const letterMultipliers = Array.from({ length: squares }, (_, i) => i % 10);
      const layout = plainLayout(rows, cols, { letterMultipliers });
      expect(problemsOf({ rules: withLayout(layout), tiles: Array(squares).fill(0), rack: [A] })).toEqual([]);
    }
  });

  it('has the bonus for every number of tiles that its rack can play', () => {
    const rules = withLayout(plainLayout(3, 3), { bingoBonus: { 2: 10, 3: 25, 9: 90 } });
    const { position } = unwrap(checkSetup(smallSetup({ rules, rack: [A, A, T] })));
    expect([...position.bingoBonus]).toEqual([0, 0, 10, 25]);
  });
});

describe('an invalid setup', () => {
  it('reports which side of the board is too small or too large', () => {
    const rules = withLayout({ ...plainLayout(3, 3), rows: 1, cols: 41 });
    expect(said(problemsOf(smallSetup({ rules })))).toEqual([
      {
        code: 'board-size',
        severity: 'blocking',
        message: sentence('rules.rowCount', { count: 1, least: 2, most: 40 }),
      },
      {
        code: 'board-size',
        severity: 'blocking',
        message: sentence('rules.columnCount', { count: 41, least: 2, most: 40 }),
      },
    ]);
  });

  it('names the square of a wrong multiplier', () => {
    const wordMultipliers = [1, 1, 1, 1, 1, 10, 1, 1, 1];
    const letterMultipliers = [1, 1.5, 1, 1, 1, 1, 1, 1, -1];
    const rules = withLayout(plainLayout(3, 3, { letterMultipliers, wordMultipliers }));
    const problems = problemsOf(smallSetup({ rules }));
    expect(problems.map(({ code, row, col }) => [code, row, col])).toEqual([
      ['multiplier', 0, 1],
      ['multiplier', 2, 2],
      ['multiplier', 1, 2],
    ]);
    expect(say(problems[2]!.message)).toBe(
      sentence('rules.multiplier', { plane: 'word', square: '2C', multiplier: 10, most: 9 }),
    );
  });

  it('reports the wrong number of squares and multipliers', () => {
    expect(problemsOf(smallSetup({ tiles: [0, 0] })).map(({ code }) => code)).toEqual(['square-count']);
    const rules = withLayout(plainLayout(3, 3, { letterMultipliers: [1] }));
    expect(problemsOf(smallSetup({ rules })).map(({ code }) => code)).toEqual(['square-count']);
  });

  it('reports the wrong number of bricks', () => {
    const rules = withLayout(plainLayout(3, 3, { bricks: [true] }));
    expect(said(problemsOf(smallSetup({ rules })))).toMatchObject([
      {
        code: 'square-count',
        message: sentence('rules.planeLength', { plane: 'brick', count: 1, rows: 3, cols: 3, needed: 9 }),
      },
    ]);
  });

  it('requires the start square to be on the board', () => {
    const rules = withLayout(plainLayout(3, 3, { start: { row: 3, col: 0 } }));
    expect(problemsOf(smallSetup({ rules }))).toMatchObject([{ code: 'start-square', row: 3, col: 0 }]);
  });

  it('names square, rack place and byte of an unknown tile', () => {
    const tiles = [C, A, T, 27, 0, 0, BLANK, 0, 0];
    const problems = problemsOf(smallSetup({ tiles, rack: [A, blankAs(A), 0, -1] }));
    expect(problems.map(({ code, row, col, tile }) => [code, row, col, tile])).toEqual([
      ['unknown-tile', 1, 0, 27],
      ['unknown-tile', 2, 0, BLANK],
      ['unknown-tile', undefined, undefined, blankAs(A)],
      ['unknown-tile', undefined, undefined, 0],
      ['unknown-tile', undefined, undefined, -1],
    ]);
  });

  it('rejects invalid rules', () => {
    const letters = ENGLISH.letters.map((letter) =>
      letter.glyph === 'B' ? { ...letter, value: 0.5 } : letter,
    );
    const rules = withLayout(plainLayout(3, 3), {
      rackSize: 0,
      bingoBonus: { 7: Number.NaN },
      exchangeLimit: -1,
      distribution: { ...ENGLISH, letters: [...letters, letters[0]!], blankCount: -1 },
    });
    const problems = problemsOf(smallSetup({ rules }));
    expect(new Set(problems.map(({ code, severity }) => `${code} ${severity}`))).toEqual(
      new Set(['rules blocking']),
    );
    expect(problems.map(({ field }) => field)).toEqual([
      'rackSize',
      'exchangeLimit',
      'bonus 7 points',
      'blankCount',
      'letter 1 value',
      'letter 26 glyph',
    ]);
  });

  it('rejects boards on which a score would exceed exact integers', () => {
    const wordMultipliers = Array<number>(20 * 20).fill(9);
    const rules = withLayout(plainLayout(20, 20, { wordMultipliers }));
    const tiles = Array<Tile>(400).fill(0);
    expect(problemsOf({ rules, tiles, rack: Array(7).fill(A) })).toEqual([]);
    expect(problemsOf({ rules, tiles, rack: Array(20).fill(A) })).toMatchObject([{ code: 'rules' }]);
  });

  it('rejects a rack that no line has room for', () => {
    expect(problemsOf(smallSetup({ rack: Array(41).fill(A) }))).toMatchObject([
      { code: 'rack-too-long', severity: 'blocking' },
    ]);
  });
});

describe('notices about a setup', () => {
  it('compare the tiles of board and rack with the set, a placed blank as a blank', () => {
    const tiles = [C, A, T, blankAs(A), 0, 0, blankAs(T), 0, 0];
    const notices = noticesOf(smallSetup({ tiles, rack: [C, C, BLANK] }));
    expect(notices.map(({ code, tile, message }) => [code, tile, say(message)])).toEqual([
      [
        'too-many-tiles',
        C,
        sentence('setup.tooManyTiles', { kind: 'letter', count: 3, glyph: 'C', available: 2 }),
      ],
      ['too-many-tiles', BLANK, sentence('setup.tooManyTiles', { kind: 'blank', count: 3, available: 2 })],
    ]);
  });

  it('report a rack longer than the rules allow', () => {
    const rules = withLayout(plainLayout(3, 3), { rackSize: 2 });
    expect(said(noticesOf(smallSetup({ rules, rack: [A, A, A] })))).toMatchObject([
      {
        code: 'rack-too-long',
        severity: 'notice',
        message: sentence('setup.rackTooLong', { count: 3, most: 2 }),
      },
    ]);
  });

  it('report each separate group of tiles, and an empty start square', () => {
    const notices = noticesOf(smallSetup({ tiles: [0, A, 0, A, 0, 0, 0, 0, T] }));
    expect(notices.map(({ code, row, col }) => [code, row, col])).toEqual([
      ['start-not-covered', 0, 0],
      ['disconnected', 1, 0],
      ['disconnected', 2, 2],
    ]);
    // The end of a row does not touch the beginning of the next.
    expect(noticesOf(smallSetup({ tiles: [A, A, A, 0, 0, A, 0, 0, 0] }))).toEqual([]);
    expect(noticesOf(smallSetup({ tiles: [0, 0, A, A, 0, 0, 0, 0, 0] })).map(({ code }) => code)).toContain(
      'disconnected',
    );
  });

  it('report tiles on bricks, and an impossible first move', () => {
    const bricks = [true, false, false, false, true, false, false, false, false];
    const rules = withLayout(plainLayout(3, 3, { bricks }));
    expect(said(noticesOf(smallSetup({ rules, tiles: [C, A, T, 0, 0, 0, 0, 0, 0] })))).toEqual([
      {
        code: 'tile-on-brick',
        severity: 'notice',
        message: sentence('setup.tileOnBrick', { square: '1A' }),
        row: 0,
        col: 0,
        tile: C,
      },
    ]);
    expect(noticesOf(smallSetup({ rules, tiles: Array(9).fill(0) }))).toMatchObject([
      { code: 'start-square', severity: 'notice', row: 0, col: 0 },
    ]);
  });

  it('ignore the multipliers of bricks', () => {
    const many = Array<number>(40 * 40).fill(9);
    const bricks = Array<boolean>(40 * 40)
      .fill(true)
      .with(0, false);
    const layout = plainLayout(40, 40, { letterMultipliers: many, wordMultipliers: many, bricks });
    const setup = {
      rules: withLayout(layout),
      tiles: Array<Tile>(1600).fill(0),
      rack: Array<Tile>(40).fill(A),
    };
    const { position } = unwrap(checkSetup(setup));
    expect([position.letterMultipliers[0], position.letterMultipliers[1]]).toEqual([9, 1]);
    expect([position.wordMultipliers[0], position.wordMultipliers[1]]).toEqual([9, 1]);
  });

  it('report phonies, across and down', () => {
    const tiles = [C, A, T, A, 0, 0, T, 0, 0];
    const isWord = (letters: ArrayLike<number>) => Array.from(letters).join() === [C, A, T].join();
    expect(noticesOf(smallSetup({ tiles }), isWord)).toEqual([]);
    const wrong = [C, A, T, A, 0, 0, 0, 0, 0];
    expect(said(noticesOf(smallSetup({ tiles: wrong }), isWord))).toEqual([
      {
        code: 'word-not-in-lexicon',
        severity: 'notice',
        message: sentence('setup.unknownWord', { word: 'CA', at: 'A1' }),
        row: 0,
        col: 0,
        direction: 'down',
      },
    ]);
  });

  it('are none for an empty board', () => {
    expect(noticesOf(smallSetup({ tiles: Array(9).fill(0) }), () => false)).toEqual([]);
  });
});
