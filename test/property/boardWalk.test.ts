import { describe, expect, it, vi } from 'vitest';
import { BLANK, blankAs, NO_TILE, type Tile } from '../../src/core/alphabet/tile';
import { checkSetup } from '../../src/core/board/position';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import type { Setup } from '../../src/core/board/setup';
import { createRandom } from '../../src/core/game/random';
import { rankMoves } from '../../src/core/movegen/candidates/rank';
import { GordonSearch } from '../../src/core/movegen/kernel/gordonSearch';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { MoveList } from '../../src/core/movegen/moveList';
import { buildSmallGaddag } from '../oracle/oracleLexicon';
import { unwrap } from '../oracle/oraclePositions';
import { runs, TEST_SEED } from '../seed';

type Pick = (count: number) => number;

interface Game {
  readonly setup: Setup;
  readonly words: readonly (readonly number[])[];
  readonly letterCount: number;
  /** The most moves that a list keeps, if it has a limit. */
  readonly keeps: number | undefined;
}

/**
 * Boards of 2×2 to 8×8, now and then to 40×40; few letters, or the first and last of 32; words placed on them
 * beside loose tiles; racks of up to 40 tiles with up to five blanks.
 */
function randomGame(pick: Pick): Game {
  const isLarge = pick(50) === 0;
  const rows = 2 + pick(isLarge ? 39 : 7);
  const cols = 2 + pick(isLarge ? 39 : 7);
  const letterCount = pick(10) === 0 ? 32 : 2 + pick(5);
  const codes =
    letterCount === 32 ? [1, 2, 30, 31, 32] : Array.from({ length: letterCount }, (_, i) => i + 1);
  const letter = () => codes[pick(codes.length)]!;
  const list = <T>(length: number, make: () => T) => Array.from({ length }, make);
  const words = list(1 + pick(60), () => list(2 + pick(6), letter));
  const bricks = pick(3) === 0 ? pick(33) : 0;
  const length = pick(20) === 0 ? 10 + pick(31) : 1 + pick(9);
  // More on long lines, and scores would not be whole numbers any more.
  const multiplied = isLarge || length > 12 ? 12 : pick(4) === 0 ? 100 : 25;
  const multiplier = () => (pick(100) < multiplied ? pick(10) : 1);
  const layout = {
    rows,
    cols,
    start: { row: pick(rows), col: pick(cols) },
    letterMultipliers: list(rows * cols, multiplier),
    wordMultipliers: list(rows * cols, multiplier),
    bricks: list(rows * cols, () => pick(100) < bricks),
  };
  const blanks = Math.min(length, isLarge ? 1 : length > 12 ? 2 : [0, 0, 1, 1, 2, 3, 4, 5][pick(8)]!);
  const rules = {
    name: 'Random',
    layout,
    distribution: {
      name: 'Random',
      letters: list(letterCount, () => pick(13)).map((value, i) => ({
        glyph: String.fromCharCode(0x410 + i),
        value,
        count: 9,
        isVowel: false,
      })),
      blankCount: 2,
    },
    rackSize: 40,
    exchangeLimit: CLASSIC_RULES.exchangeLimit,
    bingoBonus: Object.fromEntries(list(pick(3), () => [1 + pick(9), pick(60)])),
  };
  const setup = {
    rules,
    tiles: randomTiles(rows, cols, words, pick, isLarge ? 20 : 55, letter),
    rack: [...list(blanks, () => BLANK), ...list(length - blanks, letter)],
  };
  return { setup, words, letterCount, keeps: [undefined, undefined, 7, 40, 300][pick(5)] };
}

function randomTiles(
  rows: number,
  cols: number,
  words: readonly (readonly number[])[],
  pick: Pick,
  most: number,
  letter: () => number,
): Tile[] {
  const percent = pick(most);
  const tiles = Array.from({ length: rows * cols }, () => {
    if (pick(100) >= percent) return NO_TILE;
    return pick(6) === 0 ? blankAs(letter()) : letter();
  });
  for (let laid = percent === 0 ? 0 : pick(6); laid > 0; laid--) {
    const isDown = pick(2) === 1;
    const [top, left] = [pick(rows), pick(cols)];
    for (const [i, code] of words[pick(words.length)]!.entries()) {
      const row = top + (isDown ? i : 0);
      const col = left + (isDown ? 0 : i);
      if (row < rows && col < cols) tiles[row * cols + col] = code;
    }
  }
  return tiles;
}

/** Ranked, as text, without the field that depends on the order in which a generator plays tiles. */
const textOf = (moves: MoveList): string[] =>
  Array.from(rankMoves(moves), (index) => JSON.stringify(moves.moveAt(index)));

describe(`one walk for the whole board (TEST_SEED=${TEST_SEED})`, () => {
  it("lists the moves of Gordon's walk, which it nearly always replaces", () => {
    const random = createRandom(`${TEST_SEED}`);
    const pick = (count: number) => Math.floor(random() * count);
    const count = runs(4_000);
    const fallBacks = vi.spyOn(GordonSearch.prototype, 'generate');
    let fellBack = 0;
    let found = 0;
    let cut = 0;
    for (let run = 0; run < count; run++) {
      const { keeps, letterCount, setup, words } = randomGame(pick);
      const { position } = unwrap(checkSetup(setup));
      const gaddag = buildSmallGaddag(words, letterCount);
      const newList = () => (keeps === undefined ? new MoveList() : new MoveList(() => keeps));
      const [expected, moves] = [newList(), newList()];
      new GordonSearch(gaddag).generate(position, expected);
      fallBacks.mockClear();
      new MoveGenerator(gaddag).generate(position, moves);
      fellBack += fallBacks.mock.calls.length;
      expect(textOf(moves), JSON.stringify(setup)).toEqual(textOf(expected));
      expect(moves.hasMore).toBe(expected.hasMore);
      found += moves.length;
      if (moves.hasMore) cut++;
    }
    fallBacks.mockRestore();
    expect(found).toBeGreaterThan(10 * count);
    expect(cut).toBeGreaterThan(count / 30);
    expect(fellBack).toBeGreaterThan(0);
    expect(fellBack).toBeLessThan(count / 20);
  });
});
