import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { BLANK, blankAs, NO_TILE, type Tile } from '../../src/core/alphabet/tile';
import type { BoardLayout } from '../../src/core/board/boardLayout';
import { checkSetup } from '../../src/core/board/position';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import type { Setup } from '../../src/core/board/setup';
import { BestMoveFinder } from '../../src/core/movegen/bestMove/bestMoveFinder';
import { rankMoves } from '../../src/core/movegen/candidates/rank';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { MoveList } from '../../src/core/movegen/moveList';
import { AppelJacobsonGenerator } from '../../src/core/movegen/reference/appelJacobsonGenerator';
import { GordonGenerator } from '../../src/core/movegen/reference/gordonGenerator';
import { PermutationGenerator } from '../../src/core/movegen/reference/permutationGenerator';
import { WholeBoardGenerator } from '../../src/core/movegen/reference/wholeBoardGenerator';
import { formatMoveList } from '../../src/core/notation/positions/moveList';
import { explainMove } from '../../src/core/scoring/explainMove';
import { listMovesByBruteForce } from '../oracle/bruteForce';
import { codesOfTiles, LANGUAGES, type Language } from '../oracle/languages';
import { buildSmallGaddag } from '../oracle/oracleLexicon';
import { unwrap } from '../oracle/oraclePositions';
import { runs, TEST_SEED } from '../seed';

const moves = new MoveList();

const COMPARED = [GordonGenerator, AppelJacobsonGenerator, WholeBoardGenerator, PermutationGenerator];

/** Every size has its own number of runs: the brute force looks at every word on every square. */
const SIZES: readonly (readonly [rows: number, cols: number, count: number])[] = [
  [2, 2, 40],
  [2, 9, 40],
  [7, 3, 40],
  [3, 40, 10],
  [27, 19, 3],
  [21, 21, 3],
  [40, 40, 1],
];

/** Words of the language placed one over the other: hooks, gaps and phonies. */
interface LaidWord {
  readonly word: number;
  readonly at: number;
  readonly isDown: boolean;
  readonly blanks: number;
}

function layWords(
  words: readonly (readonly number[])[],
  laid: readonly LaidWord[],
  { rows, cols }: BoardLayout,
): Tile[] {
  const tiles = Array<Tile>(rows * cols).fill(NO_TILE);
  for (const { word, at, isDown, blanks } of laid)
    for (const [i, letter] of words[word % words.length]!.entries()) {
      const row = Math.floor((at % tiles.length) / cols) + (isDown ? i : 0);
      const col = (at % cols) + (isDown ? 0 : i);
      if (row < rows && col < cols)
        tiles[row * cols + col] = (blanks >> i) % 2 === 1 ? blankAs(letter) : letter;
    }
  return tiles;
}

function anySetup({ distribution, words }: Language, rows: number, cols: number): fc.Arbitrary<Setup> {
  const squares = { minLength: rows * cols, maxLength: rows * cols };
  const codes = words.map((word) => codesOfTiles(word, distribution));
  // Letters as frequent as in the words, so that something can be made of them.
  const tile = fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...codes.flat()) }, fc.constant(BLANK));
  const multiplier = fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 0, max: 9 }));
  const layout = fc.record({
    rows: fc.constant(rows),
    cols: fc.constant(cols),
    start: fc.record({ row: fc.nat(rows - 1), col: fc.nat(cols - 1) }),
    letterMultipliers: fc.array(multiplier, squares),
    wordMultipliers: fc.array(multiplier, squares),
    bricks: fc.array(
      fc.integer({ min: 0, max: 9 }).map((of10) => of10 === 0),
      squares,
    ),
  });
  const laidWord = fc.record({
    word: fc.nat(),
    at: fc.nat(),
    isDown: fc.boolean(),
    blanks: fc.constantFrom(0, 0, 0, 5),
  });
  return fc.record({
    rules: fc.record({
      name: fc.constant('Odd'),
      layout,
      distribution: fc.constant(distribution),
      rackSize: fc.integer({ min: 1, max: 12 }),
      exchangeLimit: fc.constant(CLASSIC_RULES.exchangeLimit),
      bingoBonus: fc.constantFrom({ 7: 50 }, {}, { 1: 3, 4: 20 }, { 2: 40, 3: 0 }),
    }),
    tiles: layout.chain((drawn) =>
      fc
        .array(laidWord, { maxLength: Math.ceil((rows * cols) / 12) })
        .map((laid) => layWords(codes, laid, drawn)),
    ),
    rack: fc.array(tile, { maxLength: 6 }).filter((rack) => rack.filter((each) => each === BLANK).length < 3),
  });
}

describe.each(LANGUAGES)(
  `boards of any shape, with tiles of $distribution.name (TEST_SEED=${TEST_SEED})`,
  (language) => {
    const { distribution } = language;
    const words = language.words.map((word) => codesOfTiles(word, distribution));
    const wordSet = new Set(words.map((word) => word.join(',')));
    const gaddag = buildSmallGaddag(words, distribution.letters.length);
    const linesOf = (list: MoveList) =>
      formatMoveList(
        Array.from({ length: list.length }, (_, index) => list.moveAt(index)),
        distribution,
      );

    let found = 0;
    afterAll(() => {
      // Boards without moves would prove nothing.
      expect(found).toBeGreaterThan(runs(200));
    });

    it.each(SIZES)(
      '%i×%i: every generator lists the moves of the brute-force lister',
      (rows, cols, count) => {
        fc.assert(
          fc.property(anySetup(language, rows, cols), (setup) => {
            const { position } = unwrap(checkSetup(setup));
            const expected = listMovesByBruteForce(setup, wordSet);
            new MoveGenerator(gaddag).generate(position, moves);
            expect(linesOf(moves)).toEqual(expected);
            const first = rankMoves(moves)[0];
            const best = first === undefined ? undefined : moves.moveAt(first);
            expect(new BestMoveFinder(gaddag).find(position)).toEqual(best);
            if (best !== undefined) expect(explainMove(position, best).total).toBe(best.score);
            for (const Generator of COMPARED) {
              if (Generator === PermutationGenerator && (setup.rack.length > 4 || rows * cols > 200))
                continue;
              moves.reset(position);
              new Generator(gaddag, moves).generate(position);
              expect(linesOf(moves), Generator.name).toEqual(expected);
            }
            found += expected.length;
          }),
          { numRuns: runs(count), seed: TEST_SEED },
        );
      },
    );
  },
);
