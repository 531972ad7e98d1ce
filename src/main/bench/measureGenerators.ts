import { isBlank } from '../../core/alphabet/tile';
import type { Position } from '../../core/board/position';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { MoveList } from '../../core/movegen/moveList';
import { AppelJacobsonGenerator } from '../../core/movegen/reference/appelJacobsonGenerator';
import type { GeneratorWork } from '../../core/movegen/reference/generatorWork';
import { GordonGenerator } from '../../core/movegen/reference/gordonGenerator';
import { PermutationGenerator } from '../../core/movegen/reference/permutationGenerator';
import { WholeBoardGenerator } from '../../core/movegen/reference/wholeBoardGenerator';
import { text } from '../../texts/text';

export interface GeneratorTiming extends GeneratorWork {
  readonly name: string;
  readonly positions: number;
  /** CPU time of a position, the mean of the quickest round. */
  readonly meanMicros: number;
}

/** The generator of permutations takes some hundred times as long as the others. */
const POSITIONS = 5;

/**
 * Time and work of each generator on the first positions without blank; the engine compiles
 * them in the first rounds.
 */
export function measureGenerators(gaddag: Gaddag, all: readonly Position[]): GeneratorTiming[] {
  const positions = all.filter(({ rack }) => !rack.some(isBlank)).slice(0, POSITIONS);
  const moves = new MoveList();
  const generators = [
    { name: text('bench.gordon'), generator: new GordonGenerator(gaddag, moves), rounds: 20 },
    { name: text('bench.appelJacobson'), generator: new AppelJacobsonGenerator(gaddag, moves), rounds: 20 },
    { name: text('bench.wholeBoard'), generator: new WholeBoardGenerator(gaddag, moves), rounds: 20 },
    {
      name: text('bench.shapiroSmith'),
      generator: new PermutationGenerator(gaddag, moves),
      rounds: 1,
    },
  ];
  return generators.map(({ name, generator, rounds }) => {
    let works: GeneratorWork[] = [];
    let meanMicros = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round++) {
      const before = process.cpuUsage();
      works = positions.map((position) => {
        moves.reset(position);
        return generator.generate(position);
      });
      const { user, system } = process.cpuUsage(before);
      meanMicros = Math.min(meanMicros, Math.round((user + system) / positions.length));
    }
    return { name, positions: positions.length, meanMicros, ...sumOf(works) };
  });
}

const sumOf = (works: readonly GeneratorWork[]): GeneratorWork =>
  works.reduce((sum, work) => ({
    arcsFollowed: sum.arcsFollowed + work.arcsFollowed,
    squaresTried: sum.squaresTried + work.squaresTried,
    crossSetRejections: sum.crossSetRejections + work.crossSetRejections,
    movesFound: sum.movesFound + work.movesFound,
  }));
