import { describe, expect, it } from 'vitest';
import type { PlainTurn } from '../../../../src/core/game/turns/turn';
import type { Move } from '../../../../src/core/movegen/move';
import { type DrawnPlay, findReasons } from '../../../../src/core/strategy/reasons/findReasons';
import { tableGame, tilesOf } from '../tableGames';

const { position } = tableGame({ rack: 'CATSEEN', board: [[7, 7, 'TEN']] });

const play = (row: number, col: number, tiles: string, score: number): Move => ({
  kind: 'placement',
  row,
  col,
  direction: 'across',
  tiles: tilesOf(tiles),
  score,
});

/** Draws that end in these turns by turns, as many as are asked for. */
const drawn = (
  move: Move,
  turns: readonly (readonly [reply: PlainTurn, next: PlainTurn])[],
  count: number,
  leave: number | null = null,
): DrawnPlay => ({
  move,
  leave,
  draws: Array.from({ length: count }, (_, nth) => {
    const [reply, next] = turns[nth % turns.length]!;
    return { rack: [], reply, next };
  }),
});

const PASS: PlainTurn = { kind: 'pass' };
const SHORT = play(3, 3, 'CAT', 20);
const LONG = play(3, 3, 'CATSEEN', 80);
/** In the corner 1A, with the word premium 3. */
const CORNER = play(0, 0, 'AX', 30);
const ELSEWHERE = play(5, 1, 'AX', 30);

const kinds = (shown: DrawnPlay, other: DrawnPlay) =>
  findReasons(position, shown, other).map(({ kind }) => kind);

describe('findReasons', () => {
  it('always gives exact differences', () => {
    const shown = drawn(LONG, [], 0, 0);
    const other = drawn(SHORT, [], 0, 5_500);
    expect(findReasons(position, shown, other)).toEqual([
      { kind: 'score', shown: 80, other: 20, error: null, squares: [48, 49, 50, 51, 52, 53, 54] },
      { kind: 'leave', shown: 0, other: 5.5, error: null, squares: [] },
      { kind: 'turnover', shown: 7, other: 3, error: null, squares: [] },
    ]);
  });

  it('says nothing of plays that are alike, and nothing from few draws', () => {
    const calm = drawn(SHORT, [[ELSEWHERE, PASS]], 500);
    expect(kinds(calm, calm)).toEqual([]);
    expect(kinds(drawn(SHORT, [[CORNER, PASS]], 99), drawn(SHORT, [[ELSEWHERE, PASS]], 99))).toEqual([]);
  });

  it('names a word premium that the opponent gets, and not its line as well', () => {
    const open = drawn(SHORT, [[CORNER, PASS]], 100);
    const closed = drawn(SHORT, [[ELSEWHERE, PASS]], 100);
    // Row 6 has no word premium among the squares that are covered.
    expect(findReasons(position, open, closed)).toEqual([
      { kind: 'leaves', shown: 1, other: 0, error: 0, squares: [0] },
      {
        kind: 'closesLine',
        shown: 0,
        other: 1,
        error: 0,
        squares: Array.from({ length: 15 }, (_, at) => 75 + at),
      },
    ]);
    expect(kinds(closed, open)).toEqual(['denies', 'opensLine']);
  });

  it('keeps to differences beyond chance', () => {
    // Ten of a hundred draws: 0.1 ± 0.03, which is less than four errors; of a thousand 0.1 ± 0.0095.
    const rare = [...Array(9).fill([ELSEWHERE, PASS]), [CORNER, PASS]];
    const never = [[ELSEWHERE, PASS] as const];
    expect(kinds(drawn(SHORT, rare, 100), drawn(SHORT, never, 100))).toEqual([]);
    expect(kinds(drawn(SHORT, rare, 1000), drawn(SHORT, never, 1000))).toEqual(['leaves', 'closesLine']);
  });

  it('compares bingos of both players, setups and how far results are spread', () => {
    const own = drawn(SHORT, [[PASS, LONG]], 100);
    const theirs = drawn(SHORT, [[LONG, PASS]], 100);
    expect(kinds(own, theirs)).toContain('bingo');
    expect(findReasons(position, theirs, own)).toContainEqual({
      kind: 'opponentBingo',
      shown: 1,
      other: 0,
      error: 0,
      squares: [],
    });
    const prepared = drawn(SHORT, [[PASS, CORNER]], 100);
    expect(kinds(prepared, drawn(SHORT, [[PASS, ELSEWHERE]], 100))).toEqual(['setup']);
    // The opponent gets there first.
    expect(
      kinds(drawn(SHORT, [[CORNER, CORNER]], 100), drawn(SHORT, [[PASS, ELSEWHERE]], 100)),
    ).not.toContain('setup');
    const wild = drawn(
      SHORT,
      [
        [PASS, ELSEWHERE],
        [PASS, PASS],
      ],
      400,
    );
    const tame = drawn(
      SHORT,
      [
        [PASS, { ...ELSEWHERE, score: 16 }],
        [PASS, { ...ELSEWHERE, score: 14 }],
      ],
      400,
    );
    expect(kinds(wild, tame)).toContain('volatility');
  });
});
