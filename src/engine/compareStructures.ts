import type {
  GeneratorAlgorithm,
  GeneratorFigures,
  StructureFigures,
  StructuresReport,
} from '../contract/lexicon/structuresApi';
import type { RequestError } from '../contract/requests/requestError';
import { checkSetup, type Position } from '../core/board/position';
import type { Setup } from '../core/board/setup';
import type { Gaddag } from '../core/lexicon/gaddag';
import { listWords } from '../core/lexicon/gaddagWords';
import { buildStructure, STRUCTURE_KINDS } from '../core/lexicon/structures/buildStructure';
import type { StructureKind } from '../core/lexicon/structures/lexiconAutomaton';
import type { WordList } from '../core/lexicon/wordList/wordList';
import { type Message, message } from '../core/message';
import { MoveList } from '../core/movegen/moveList';
import type { MoveRecorder } from '../core/movegen/moveRecorder';
import { AppelJacobsonGenerator } from '../core/movegen/reference/appelJacobsonGenerator';
import type { GeneratorWork } from '../core/movegen/reference/generatorWork';
import { GordonGenerator } from '../core/movegen/reference/gordonGenerator';
import { PermutationGenerator } from '../core/movegen/reference/permutationGenerator';
import { WholeBoardGenerator } from '../core/movegen/reference/wholeBoardGenerator';
import { fail, ok, type Result } from '../core/result';
import type { EngineHost } from './engineHost';
import { illegalSetup } from './generateMoves';
import type { OpenLexicon } from './lexicon';
import { addRound, addSample, type Contestant, contestant, warmUp } from './measureByTurns';
import { checkSpots } from './spotCheck';
import { wrongAlphabet } from './wrongAlphabet';

type Publish = (step: Message, fraction: number, report: StructuresReport) => void;

interface ComparedGenerator {
  readonly algorithm: GeneratorAlgorithm;
  readonly structure: StructureKind;
  readonly title: Message;
  readonly create: (
    gaddag: Gaddag,
    recorder: MoveRecorder,
  ) => { generate(position: Position): GeneratorWork };
}

const GENERATORS: readonly ComparedGenerator[] = [
  {
    algorithm: 'gordon',
    structure: 'gaddag',
    title: message('comparison.gordon'),
    create: (gaddag, recorder) => new GordonGenerator(gaddag, recorder),
  },
  {
    algorithm: 'appel-jacobson',
    structure: 'dawg',
    title: message('comparison.appelJacobson'),
    create: (gaddag, recorder) => new AppelJacobsonGenerator(gaddag, recorder),
  },
  {
    algorithm: 'whole-board',
    structure: 'dawg',
    title: message('comparison.wholeBoard'),
    create: (gaddag, recorder) => new WholeBoardGenerator(gaddag, recorder),
  },
  {
    algorithm: 'shapiro-smith',
    structure: 'dawg',
    title: message('comparison.shapiroSmith'),
    create: (gaddag, recorder) => new PermutationGenerator(gaddag, recorder),
  },
];

const TITLES: Readonly<Record<StructureKind, Message>> = {
  trie: message('comparison.trie'),
  dawg: message('comparison.dawg'),
  'semi-minimal-gaddag': message('comparison.semiMinimalGaddag'),
  gaddag: message('comparison.gaddag'),
};

/** Measured builds of each structure, alternating, after a first one that is not measured. */
const BUILD_ROUNDS = 3;
/** No further round is started after this time. */
const BUILD_LIMIT_MS = 15_000;
/** Measured rounds of each generator, alternating, after warming up. */
const SEARCH_ROUNDS = 7;
/** A generator that takes longer for the position is run only once. */
const LONGEST_SEARCH_MS = 1000;

const STEP_COUNT = STRUCTURE_KINDS.length * (1 + BUILD_ROUNDS) + GENERATORS.length + SEARCH_ROUNDS;

/**
 * Builds every structure of the lexicon and runs every generator on one position, each several times and
 * alternating, like the benchmark. It takes seconds, or minutes with many blanks; its thread may be
 * terminated at any time.
 */
export async function compareStructures(
  { gaddag, info }: OpenLexicon,
  setup: Setup,
  publish: Publish,
  host: EngineHost,
): Promise<Result<StructuresReport, RequestError>> {
  const wrong = wrongAlphabet(info, setup.rules.distribution);
  if (wrong !== undefined) return fail(wrong);
  const checked = checkSetup(setup);
  if (!checked.ok) return fail(illegalSetup(checked.error));
  return ok(await new Comparison(gaddag, checked.value.position, publish, host).run());
}

class Comparison {
  private readonly words: WordList;
  private readonly structures: StructureRun[] = [];
  private readonly generators: GeneratorRun[] = [];
  private steps = 0;

  constructor(
    private readonly gaddag: Gaddag,
    private readonly position: Position,
    private readonly publish: Publish,
    private readonly host: EngineHost,
  ) {
    this.words = listWords(gaddag, position.rules.distribution.letters.length);
  }

  async run(): Promise<StructuresReport> {
    for (const kind of STRUCTURE_KINDS) {
      await this.begin(TITLES[kind]);
      this.structures.push(firstBuild(kind, this.words, this.gaddag, this.host));
    }
    const begin = this.host.now();
    for (let round = 1; round <= BUILD_ROUNDS; round++)
      for (const { build, figures } of this.structures) {
        const step = TITLES[figures.kind];
        await this.begin(
          message('comparison.round', { step, round: String(round), rounds: String(BUILD_ROUNDS) }),
        );
        if (round === 1 || this.host.now() - begin < BUILD_LIMIT_MS) addRound(build, 0);
      }
    for (const generator of GENERATORS) {
      await this.begin(generator.title);
      this.generators.push(firstSearch(generator, this.gaddag, this.position, this.host));
    }
    for (let round = 1; round <= SEARCH_ROUNDS; round++) {
      await this.begin(
        message('comparison.searchRound', { round: String(round), rounds: String(SEARCH_ROUNDS) }),
      );
      for (const { isSlow, search } of this.generators) if (!isSlow) addRound(search);
    }
    return this.report();
  }

  /** Publishes the next step, and lets the message leave first. */
  private begin(step: Message): Promise<void> {
    this.publish(step, this.steps++ / STEP_COUNT, this.report());
    return this.host.pause();
  }

  private report(): StructuresReport {
    return {
      structures: this.structures.map(({ build, figures }) => ({
        ...figures,
        buildMs: build.cpuMs,
        rounds: build.samples.length,
      })),
      generators: this.generators.map(({ figures, search }) => ({
        ...figures,
        cpuMs: search.cpuMs,
        rounds: search.samples.length,
      })),
    };
  }
}

interface StructureRun {
  readonly figures: Omit<StructureFigures, 'buildMs' | 'rounds'>;
  readonly build: Contestant;
}

function firstBuild(
  kind: StructureKind,
  words: WordList,
  gaddag: Gaddag,
  { cpuNow }: EngineHost,
): StructureRun {
  const build = () => {
    const built = buildStructure(kind, words);
    if (!built.ok) throw new Error(`The ${kind} cannot be built again: ${built.error}.`);
    return built.value;
  };
  const automaton = build();
  const { counts, bytes } = automaton;
  const figures = { kind, ...counts, bytes, ...checkSpots(automaton, words, gaddag) };
  return { figures, build: contestant(() => void build(), cpuNow) };
}

interface GeneratorRun {
  readonly figures: Omit<GeneratorFigures, 'cpuMs' | 'rounds'>;
  readonly search: Contestant;
  readonly isSlow: boolean;
}

function firstSearch(
  { algorithm, structure, create }: ComparedGenerator,
  gaddag: Gaddag,
  position: Position,
  { cpuNow, now }: EngineHost,
): GeneratorRun {
  const moves = new MoveList();
  const generator = create(gaddag, moves);
  const run = () => {
    moves.reset(position);
    return generator.generate(position);
  };
  const search = contestant(() => void run(), cpuNow);
  const begin = cpuNow();
  const { movesFound, ...work } = run();
  const millis = cpuNow() - begin;
  const isSlow = millis > LONGEST_SEARCH_MS;
  if (isSlow) addSample(search, millis);
  else warmUp(search.run, now);
  return { figures: { algorithm, structure, moves: movesFound, ...work }, search, isSlow };
}
