import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH } from '../../src/core/alphabet/english';
import type { TileDistribution } from '../../src/core/alphabet/tileDistribution';
import { checkSetup, type Position } from '../../src/core/board/position';
import type { Gaddag } from '../../src/core/lexicon/gaddag';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { MoveList } from '../../src/core/movegen/moveList';
import type { MoveRecorder } from '../../src/core/movegen/moveRecorder';
import { AppelJacobsonGenerator } from '../../src/core/movegen/reference/appelJacobsonGenerator';
import type { GeneratorWork } from '../../src/core/movegen/reference/generatorWork';
import { GordonGenerator } from '../../src/core/movegen/reference/gordonGenerator';
import { PermutationGenerator } from '../../src/core/movegen/reference/permutationGenerator';
import { WholeBoardGenerator } from '../../src/core/movegen/reference/wholeBoardGenerator';
import { formatMoveList } from '../../src/core/notation/positions/moveList';
import { listMovesByBruteForce } from '../oracle/bruteForce';
import { buildOracleGaddag, buildSmallGaddag, hashOfLines } from '../oracle/oracleLexicon';
import { positionOf, readOraclePositions, unwrap } from '../oracle/oraclePositions';
import { randomGame } from '../oracle/randomSetup';
import { runs, TEST_SEED } from '../seed';

const moves = new MoveList();

type GeneratorClass = new (
  gaddag: Gaddag,
  recorder: MoveRecorder,
) => { generate(position: Position): GeneratorWork };

const COMPARED: readonly (readonly [name: string, generator: GeneratorClass])[] = [
  ['Gordon', GordonGenerator],
  ['Appel and Jacobson', AppelJacobsonGenerator],
  ['one walk for the whole board', WholeBoardGenerator],
  ['Shapiro and Smith', PermutationGenerator],
];

const linesOf = (distribution: TileDistribution) =>
  formatMoveList(
    Array.from({ length: moves.length }, (_, index) => moves.moveAt(index)),
    distribution,
  );

describe(`the compared generators (TEST_SEED=${TEST_SEED})`, () => {
  it.each(COMPARED)(
    '%s lists the moves of the brute-force lister on random small boards',
    (_name, Generator) => {
      let found = 0;
      fc.assert(
        fc.property(randomGame(6), ({ setup, words }) => {
          const { position } = unwrap(checkSetup({ ...setup, rack: setup.rack.slice(0, 5) }));
          moves.reset(position);
          const work = new Generator(buildSmallGaddag(words), moves).generate(position);
          const expected = listMovesByBruteForce(
            { ...setup, rack: setup.rack.slice(0, 5) },
            new Set(words.map((word) => word.join(','))),
          );
          expect(linesOf(setup.rules.distribution)).toEqual(expected);
          expect(work.movesFound).toBe(expected.length);
          found += expected.length;
        }),
        { numRuns: runs(250), seed: TEST_SEED },
      );
      expect(found).toBeGreaterThan(runs(400));
    },
  );

  it('list the moves of the kernel on random boards up to 15×15', () => {
    fc.assert(
      fc.property(randomGame(15), ({ setup, words }) => {
        const { position } = unwrap(checkSetup({ ...setup, rack: setup.rack.slice(0, 4) }));
        const gaddag = buildSmallGaddag(words);
        new MoveGenerator(gaddag).generate(position, moves);
        const expected = linesOf(setup.rules.distribution);
        for (const [name, Generator] of COMPARED) {
          moves.reset(position);
          new Generator(gaddag, moves).generate(position);
          expect(linesOf(setup.rules.distribution), name).toEqual(expected);
        }
      }),
      { numRuns: runs(100), seed: TEST_SEED },
    );
  });

  it('Shapiro and Smith stops on request', () => {
    const position = positionOf({ board: Array(15).fill('.'.repeat(15)), rack: 'ABCDEFG' });
    moves.reset(position);
    let asked = 0;
    const generator = new PermutationGenerator(buildSmallGaddag([[1, 2]]), moves, () => ++asked > 10);
    expect(generator.generate(position).squaresTried).toBeLessThan(500);
  });

  describe('in the positions of the oracle', () => {
    let gaddag: Gaddag;
    beforeAll(() => {
      gaddag = buildOracleGaddag();
    });

    it.each(COMPARED.slice(0, 3))('%s lists exactly the known moves', (_name, Generator) => {
      for (const expected of readOraclePositions()) {
        const position = positionOf(expected);
        moves.reset(position);
        const work = new Generator(gaddag, moves).generate(position);
        expect(work.movesFound, expected.id).toBe(expected.moves);
        expect(hashOfLines(linesOf(ENGLISH)), expected.id).toBe(expected.hash);
      }
    });

    it('Shapiro and Smith lists exactly the known moves of some positions', () => {
      // Seven tiles take most of a second, with blanks many: the quicker positions, and one of seven tiles.
      const ids = [
        'e001-size1',
        'e005-size2',
        'e009-size3',
        'e013-size4',
        'e017-size5',
        'e025-two-blanks-only',
        's244-t05',
      ];
      const chosen = readOraclePositions().filter(({ id }) => ids.includes(id));
      expect(chosen.length).toBe(ids.length);
      for (const expected of chosen) {
        const position = positionOf(expected);
        moves.reset(position);
        new PermutationGenerator(gaddag, moves).generate(position);
        expect(hashOfLines(linesOf(ENGLISH)), expected.id).toBe(expected.hash);
      }
    });

    it('follow the fewest arcs in one walk for the board, and the most with Shapiro and Smith', () => {
      const position = positionOf(readOraclePositions().find(({ id }) => id === 's244-t05')!);
      const generators = [WholeBoardGenerator, GordonGenerator, AppelJacobsonGenerator, PermutationGenerator];
      const arcs = generators.map((Generator) => {
        moves.reset(position);
        return new Generator(gaddag, moves).generate(position).arcsFollowed;
      });
      expect(arcs).toEqual(arcs.toSorted((a, b) => a - b));
    });
  });
});
