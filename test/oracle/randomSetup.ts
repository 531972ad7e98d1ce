import fc from 'fast-check';
import { BLANK, blankAs, type Tile } from '../../src/core/alphabet/tile';
import type { Setup } from '../../src/core/board/setup';

/** A setup and a lexicon small enough for the brute force and dense enough to have moves. */
export interface RandomGame {
  readonly setup: Setup;
  /** Letter codes. */
  readonly words: readonly (readonly number[])[];
}

const GLYPHS = 'ABCDE';

/**
 * Boards of 2×2 … side × side with any multipliers, an alphabet of 2 … 5 letters, up to 60
 * words, up to three blanks.
 */
export function randomGame(side = 7): fc.Arbitrary<RandomGame> {
  return fc
    .record({
      rows: fc.integer({ min: 2, max: side }),
      cols: fc.integer({ min: 2, max: side }),
      letters: fc.integer({ min: 2, max: GLYPHS.length }),
      values: fc.array(fc.integer({ min: 0, max: 12 }), {
        minLength: GLYPHS.length,
        maxLength: GLYPHS.length,
      }),
    })
    .chain(({ rows, cols, letters, values }) => {
      const letter = fc.integer({ min: 1, max: letters });
      const squares = { minLength: rows * cols, maxLength: rows * cols };
      const multiplier = fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 0, max: 9 }));
      return fc.record({
        setup: fc.record({
          rules: fc.record({
            name: fc.constant('Random'),
            layout: fc.record({
              rows: fc.constant(rows),
              cols: fc.constant(cols),
              start: fc.record({
                row: fc.integer({ min: 0, max: rows - 1 }),
                col: fc.integer({ min: 0, max: cols - 1 }),
              }),
              letterMultipliers: fc.array(multiplier, squares),
              wordMultipliers: fc.array(multiplier, squares),
              bricks: randomBricks(rows * cols),
            }),
            distribution: fc.constant({
              name: 'Random',
              letters: values
                .slice(0, letters)
                .map((value, i) => ({ glyph: GLYPHS[i]!, value, count: 9, isVowel: false })),
              blankCount: 2,
            }),
            rackSize: fc.integer({ min: 1, max: 9 }),
            exchangeLimit: fc.constant(7),
            bingoBonus: fc.dictionary(
              fc.integer({ min: 1, max: 9 }).map(String),
              fc.integer({ min: 0, max: 60 }),
              { maxKeys: 3 },
            ),
          }),
          tiles: randomTiles(letter, rows * cols),
          rack: randomRack(letter),
        }),
        words: fc.array(fc.array(letter, { minLength: 2, maxLength: 7 }), { minLength: 1, maxLength: 60 }),
      });
    });
}

/** No bricks in every other game, up to a third of the squares in the others. */
function randomBricks(squares: number): fc.Arbitrary<boolean[]> {
  const length = { minLength: squares, maxLength: squares };
  return fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 33 })).chain((percent) =>
    fc.array(
      fc.integer({ min: 0, max: 99 }).map((at) => at < percent),
      length,
    ),
  );
}

/** From an empty board to one half full; some tiles may lie on bricks. */
function randomTiles(letter: fc.Arbitrary<number>, squares: number): fc.Arbitrary<Tile[]> {
  const tile = fc.oneof({ weight: 5, arbitrary: letter }, letter.map(blankAs));
  return fc
    .integer({ min: 0, max: 50 })
    .chain((percent) =>
      fc.array(
        fc.oneof({ weight: 100 - percent, arbitrary: fc.constant(0) }, { weight: percent, arbitrary: tile }),
        { minLength: squares, maxLength: squares },
      ),
    );
}

function randomRack(letter: fc.Arbitrary<number>): fc.Arbitrary<Tile[]> {
  return fc
    .tuple(fc.array(letter, { maxLength: 9 }), fc.integer({ min: 0, max: 3 }))
    .map(([tiles, blanks]) => [...tiles.slice(0, 9 - 2 * blanks), ...Array<Tile>(blanks).fill(BLANK)]);
}
