import type { RequestError } from '../../contract/engineApi';
import type {
  GeneratorAlgorithm,
  GeneratorFigures,
  StructureFigures,
  StructuresReport,
} from '../../contract/structuresApi';
import { checkSetup, type Position } from '../../core/board/position';
import type { Setup } from '../../core/board/setup';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { listWords } from '../../core/lexicon/gaddagWords';
import { buildStructure, STRUCTURE_KINDS } from '../../core/lexicon/structures/buildStructure';
import type { StructureKind } from '../../core/lexicon/structures/lexiconAutomaton';
import type { WordList } from '../../core/lexicon/wordList';
import { DawgGenerator } from '../../core/movegen/compared/dawgGenerator';
import type { GeneratorWork } from '../../core/movegen/compared/generatorWork';
import { GordonGenerator } from '../../core/movegen/compared/gordonGenerator';
import { PermutationGenerator } from '../../core/movegen/compared/permutationGenerator';
import { MoveList } from '../../core/movegen/moveList';
import type { MoveRecorder } from '../../core/movegen/moveRecorder';
import { fail, ok, type Result } from '../../core/result';
import { illegalSetup } from './generations';
import { checkSpots } from './spotCheck';

type Publish = (step: string, fraction: number, report: StructuresReport) => void;

interface ComparedGenerator {
  readonly algorithm: GeneratorAlgorithm;
  readonly structure: StructureKind;
  readonly title: string;
  /** Runs before the one that counts; the permutations take too long for any. */
  readonly warmUpRuns: number;
  readonly create: (
    gaddag: Gaddag,
    recorder: MoveRecorder,
  ) => { generate(position: Position): GeneratorWork };
}

const GENERATORS: readonly ComparedGenerator[] = [
  {
    algorithm: 'gordon',
    structure: 'gaddag',
    title: 'Generating with the GADDAG (Gordon)',
    warmUpRuns: 20,
    create: (gaddag, recorder) => new GordonGenerator(gaddag, recorder),
  },
  {
    algorithm: 'appel-jacobson',
    structure: 'dawg',
    title: 'Generating with the DAWG (Appel and Jacobson)',
    warmUpRuns: 20,
    create: (gaddag, recorder) => new DawgGenerator(gaddag, recorder),
  },
  {
    algorithm: 'shapiro-smith',
    structure: 'dawg',
    title: 'Generating by permutations (Shapiro and Smith)',
    warmUpRuns: 0,
    create: (gaddag, recorder) => new PermutationGenerator(gaddag, recorder),
  },
];

const TITLES: Readonly<Record<StructureKind, string>> = {
  trie: 'Building the trie',
  dawg: 'Building the DAWG',
  'semi-minimal-gaddag': 'Building the semi-minimised GADDAG',
  gaddag: 'Building the minimal GADDAG',
};

const STEP_COUNT = STRUCTURE_KINDS.length + GENERATORS.length;

/**
 * Builds every structure of the lexicon anew and runs every generator on one position. Takes seconds, with many blanks
 * minutes; the thread that it runs in may be ended at any time.
 */
export async function compareStructures(
  gaddag: Gaddag,
  setup: Setup,
  publish: Publish,
): Promise<Result<StructuresReport, RequestError>> {
  const checked = checkSetup(setup);
  if (!checked.ok) return fail(illegalSetup(checked.error));
  const { position } = checked.value;
  const alphabetSize = position.rules.distribution.letters.length;
  const words = listWords(gaddag, alphabetSize);
  const structures: StructureFigures[] = [];
  const generators: GeneratorFigures[] = [];
  const report = (step: string) =>
    publish(step, (structures.length + generators.length) / STEP_COUNT, {
      structures: [...structures],
      generators: [...generators],
    });
  for (const kind of STRUCTURE_KINDS) {
    report(TITLES[kind]);
    structures.push(measureStructure(kind, words, gaddag));
    await untilSent();
  }
  for (const generator of GENERATORS) {
    report(generator.title);
    generators.push(measureGenerator(generator, gaddag, position));
    await untilSent();
  }
  return ok({ structures, generators });
}

function measureStructure(kind: StructureKind, words: WordList, gaddag: Gaddag): StructureFigures {
  const begin = performance.now();
  const built = buildStructure(kind, words);
  const buildMs = performance.now() - begin;
  if (!built.ok) throw new Error(`The ${kind} cannot be built again: ${built.error}.`);
  const { counts, bytes } = built.value;
  return { kind, ...counts, bytes, buildMs, ...checkSpots(built.value, words, gaddag) };
}

function measureGenerator(
  { algorithm, structure, warmUpRuns, create }: ComparedGenerator,
  gaddag: Gaddag,
  position: Position,
): GeneratorFigures {
  const moves = new MoveList();
  const generator = create(gaddag, moves);
  const run = () => {
    moves.reset(position);
    return generator.generate(position);
  };
  for (let i = 0; i < warmUpRuns; i++) run();
  const begin = performance.now();
  const { arcsFollowed, squaresTried, crossSetRejections, movesFound } = run();
  const durationMs = performance.now() - begin;
  return {
    algorithm,
    structure,
    durationMs,
    moves: movesFound,
    arcsFollowed,
    squaresTried,
    crossSetRejections,
  };
}

/** Lets the messages sent so far leave before the next long step. */
const untilSent = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
