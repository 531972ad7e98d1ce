import { describe, expect, it } from 'vitest';
import { BLANK } from '../../../../src/core/alphabet/tile';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { createRandom } from '../../../../src/core/game/random';
import { mostKeptMoves } from '../../../../src/core/movegen/candidates/keptMoves';
import { markBest } from '../../../../src/core/movegen/candidates/markBest';
import { rankMoves } from '../../../../src/core/movegen/candidates/rank';
import { MoveGenerator } from '../../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../../src/core/movegen/moveList';
import { buildSmallGaddag } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';

const position = (rack: readonly number[]) => {
  const rules = { ...CLASSIC_RULES, rackSize: Math.max(7, rack.length) };
  return unwrap(checkSetup({ rules, tiles: Array(225).fill(0), rack })).position;
};

/** All strings of letters 1 … 3 with 2 to 6 letters. */
const WORDS = (function extend(words: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const longer = words.flatMap((word) => [1, 2, 3].map((letter) => [...word, letter]));
  return longer[0]!.length === 6 ? longer : [...longer, ...extend(longer)];
})([[]]).filter(({ length }) => length > 1);

/** As text: place, tiles and score of the move. */
const textsOf = (moves: MoveList, indices: ArrayLike<number>): string[] =>
  Array.from(indices, (index) => JSON.stringify(moves.moveAt(index)));

/** The order of `rankMoves` by plain comparison of values. */
function sortPlainly(moves: MoveList): string[] {
  const values = Array.from({ length: moves.length }, (_, index) => moves.moveAt(index));
  const line = ({ col, direction, row }: (typeof values)[number]) =>
    direction === 'across' ? [0, row, col] : [1, col, row];
  const compareLists = (a: readonly number[], b: readonly number[]) => {
    for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
    return a.length - b.length;
  };
  values.sort(
    (a, b) =>
      b.score - a.score ||
      compareLists(line(a), line(b)) ||
      compareLists(
        a.tiles.filter((tile) => tile !== 0),
        b.tiles.filter((tile) => tile !== 0),
      ),
  );
  return values.map((move) => JSON.stringify(move));
}

describe('ranking', () => {
  it('sorts long ties in the same order as plain comparison', () => {
    const moves = new MoveList();
    new MoveGenerator(buildSmallGaddag(WORDS)).generate(position([1, 1, 2, 3, BLANK, BLANK, BLANK]), moves);
    expect(moves.length).toBeGreaterThan(20_000);
    expect(textsOf(moves, rankMoves(moves))).toEqual(sortPlainly(moves));
  });
});

describe('the best moves of a list', () => {
  /** Moves of one tile each, at all places, with scores that `scoreOf` gives. */
  function listOf(count: number, scoreOf: (index: number) => number): MoveList {
    const random = createRandom(3);
    const moves = new MoveList();
    moves.reset(position([1]));
    const used = new Set<number>();
    while (moves.length < count) {
      const place = Math.floor(random() * 100);
      const tile = 1 + Math.floor(random() * 26) + (random() < 0.5 ? BLANK : 0);
      const score = scoreOf(moves.length);
      const key = (score * 100 + place) * 256 + tile;
      if (used.has(key)) continue;
      used.add(key);
      // First square, one tile played, up to the anchor.
      moves.add((place << 18) | (1 << 6) | 1, score, Int32Array.of(tile));
    }
    return moves;
  }

  it.each([
    ['few scores', (index: number) => index % 7],
    ['one score', () => 5],
    ['scores far apart', (index: number) => (index % 5) * 1_000_000],
  ])('are the first ones of a full ranking: %s', (_, scoreOf) => {
    const moves = listOf(3000, scoreOf);
    const order = rankMoves(moves);
    for (const count of [1, 2, 63, 428, 429, 1500, 2999]) {
      const { isBest, lowestScore } = markBest(moves, count);
      const marked = [...isBest.keys()].filter((index) => isBest[index] === 1);
      expect(marked).toEqual([...order.subarray(0, count)].sort((a, b) => a - b));
      expect(lowestScore).toBe(moves.scoreAt(order[count - 1]!));
    }
  });
});

describe('a list with more moves than it keeps', () => {
  const gaddag = buildSmallGaddag(WORDS);
  const rack = [1, 1, 2, 3, BLANK, BLANK, BLANK];
  const all = new MoveList();
  new MoveGenerator(gaddag).generate(position(rack), all);
  const best = textsOf(all, rankMoves(all));

  it.each([100, 1000, 9999])('keeps only the best %i', (count) => {
    const moves = new MoveList(() => count);
    const generator = new MoveGenerator(gaddag);
    // Twice, because the floor of the first search must not affect the second.
    for (let round = 0; round < 2; round++) generator.generate(position(rack), moves);
    expect(moves.hasMore).toBe(true);
    expect(textsOf(moves, rankMoves(moves))).toEqual(best.slice(0, count));
  });

  it('reports whether it has all moves', () => {
    const moves = new MoveList(() => all.length);
    new MoveGenerator(gaddag).generate(position(rack), moves);
    expect([moves.length, moves.hasMore]).toEqual([all.length, false]);
  });

  it('returns the same moves to another thread', () => {
    const moves = new MoveList(() => 1000);
    new MoveGenerator(gaddag).generate(position(rack), moves);
    const order = rankMoves(moves);
    const handed = MoveList.of(position(rack), structuredClone(moves.handOver()));
    expect(handed.hasMore).toBe(true);
    expect(textsOf(handed, order)).toEqual(best.slice(0, 1000));
  });
});

describe('the number of moves kept', () => {
  it('is five million, and fewer for racks whose moves take more memory', () => {
    expect([0, 7, 15, 16].map(mostKeptMoves)).toEqual(Array(4).fill(5_000_000));
    // 28 bytes per move of a rack of 16, 52 for one of 40: 28 / 52 of five million are 2,692,307.
    expect(mostKeptMoves(40)).toBe(2_600_000);
  });
});
