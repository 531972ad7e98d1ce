import { parseSeed } from '../../core/game/seed';
import { startGame } from '../../core/game/startGame';
import { shareGaddag } from '../../core/lexicon/sharedGaddag';
import { quoted } from '../../core/quoted';
import { formatLeavesFile } from '../../core/strategy/leaves/leavesFile';
import { type Shard, WHOLE } from '../../core/strategy/tournament/pairNumbers';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { LeaveTraining, type TrainingPlan } from '../leaves/leaveTraining';
import { trainedLeaves } from '../leaves/trainedLeaves';
import { trainInThreads } from '../leaves/trainInThreads';
import { MAX_BOARDS, readTraining, removeTraining, writeTraining } from '../leaves/trainingFile';
import { writeFileDurably } from '../writeFileDurably';
import { chooseRules } from './chooseRules';
import { InputError, writing } from './inputError';
import { type CommandDeps, openLexicon } from './movesCommand';
import { readOptionsAndFiles } from './options';
import { describeTime, ProgressLine } from './progressLine';
import { shardOf } from './shardOption';
import { listenToSignals } from './signals';
import { threadsOf } from './threadsOption';

/** The values of the fourth generation no longer differ from those of the third but by chance. */
const USUAL_GENERATIONS = '256,256,256,1024';
const MAX_GENERATIONS = 100;
/** Interval of saving the training. */
const SAVED_EVERY_MS = 60_000;

interface TrainOptions {
  readonly generations: readonly number[];
  readonly seed: string;
  readonly shard: Shard;
  readonly threads: number;
  readonly board: string | undefined;
  readonly tiles: string | undefined;
  readonly lexiconFile: string | undefined;
  readonly out: string;
  /** States of other shards. */
  readonly parts: readonly string[];
}

/** `tilewright leaves train`: resumes an earlier run with the same arguments. */
export async function runTrainLeaves(args: readonly string[], deps: CommandDeps): Promise<void> {
  const options = readTrainOptions(args);
  const { gaddag, training } = prepare(options, deps);
  const path = unfinishedPath(options.out);
  takeUp(training, path);
  const progress = new LeavesProgress(training, path);
  const signals = listenToSignals();
  const trained = await trainInThreads(training, {
    gaddag: shareGaddag(gaddag),
    threads: options.threads,
    startThread: deps.startCensus,
    onProgress: () => progress.noteBoards(),
    signal: signals.aborted,
  });
  signals.forget();
  progress.end();
  if (!trained.ok) throw new InputError(say(trained.error.message));
  finish(training, options, deps);
}

/** `tilewright leaves join`: one state of training out of those of all shards of a generation. */
export function runJoinLeaves(args: readonly string[], deps: CommandDeps): void {
  const options = readTrainOptions(args);
  const { training } = prepare(options, deps);
  const [first, ...others] = options.parts.map(unfinishedPath);
  if (first === undefined) throw new InputError(text('leavesCommand.noParts'));
  takeUp(training, first);
  for (const path of others) {
    const read = readTraining(path, training.plan);
    if (!read.ok) throw new InputError(say(read.error));
    if (read.value === undefined) throw new InputError(text('leavesCommand.noPart', { path }));
    if (!training.join(read.value)) throw new InputError(text('leavesCommand.otherPart', { path, first }));
  }
  training.endGeneration();
  save(training, unfinishedPath(options.out));
  finish(training, options, deps);
}

function prepare(options: TrainOptions, deps: CommandDeps) {
  const rules = chooseRules(options);
  const seed = parseSeed(options.seed);
  if (!seed.ok) throw new InputError(say(seed.error));
  // Whatever is wrong with the rules shows in the first game.
  const started = startGame({ rules, seed: seed.value });
  if (!started.ok) throw new InputError(say(started.error));
  const { gaddag, info } = openLexicon(options.lexiconFile, rules, deps);
  const plan: TrainingPlan = {
    rules,
    seed: seed.value,
    generations: options.generations,
    lexicon: { id: info.id, name: info.name },
  };
  return { gaddag, training: new LeaveTraining(plan, options.shard) };
}

/** File of an unfinished training. */
const unfinishedPath = (out: string): string => `${out}.training`;

function takeUp(training: LeaveTraining, path: string): void {
  const read = readTraining(path, training.plan);
  if (!read.ok) throw new InputError(say(read.error));
  if (read.value !== undefined) training.goOnFrom(read.value);
}

function save(training: LeaveTraining, path: string): void {
  writing(path, () => writeTraining(path, training.plan, training.state));
}

/** The leaves, if the last generation is done. */
function finish(training: LeaveTraining, options: TrainOptions, { print }: CommandDeps): void {
  const { boards, boardsDone, generation, isFinished, plan, table } = training;
  const { out } = options;
  if (!isFinished) {
    print(
      text('leavesCommand.unfinished', {
        boards,
        done: boardsDone,
        generation: String(generation + 1),
        generations: String(plan.generations.length),
        path: unfinishedPath(out),
      }),
    );
    return;
  }
  const leaves = trainedLeaves(training, commandOf(options));
  writing(out, () => writeFileDurably(out, formatLeavesFile(leaves)));
  removeTraining(unfinishedPath(out));
  print(text('leavesCommand.finished', { path: out, leaves: table.shape.size - 1 }));
}

/** Command that reproduces the same leaves, with any number of threads. */
function commandOf({ board, generations, lexiconFile, seed, tiles }: TrainOptions): string {
  const given = [
    ['--generations', generations.join(',')],
    ['--seed', seed],
    ['--lexicon', lexiconFile],
    ['--board', board],
    ['--tiles', tiles],
  ].filter(([, value]) => value !== undefined);
  return ['tilewright', 'leaves', 'train', ...given.flat()].join(' ');
}

/** Shows the progress of the training, and saves it at intervals. */
class LeavesProgress {
  private readonly line = new ProgressLine(process.stderr);
  private readonly begun = performance.now();
  private readonly boardsBefore: number;
  private savedAt = performance.now();
  private generation: number;

  constructor(
    private readonly training: LeaveTraining,
    private readonly path: string,
  ) {
    this.boardsBefore = this.boardsDone;
    this.generation = training.generation;
  }

  private get boardsDone(): number {
    return this.training.boardsBefore + this.training.boardsDone;
  }

  noteBoards(): void {
    const { training } = this;
    const isNewGeneration = training.generation !== this.generation;
    this.generation = training.generation;
    if (isNewGeneration || performance.now() - this.savedAt > SAVED_EVERY_MS) this.save();
    if (!training.isFinished) this.line.showLine(() => this.describe());
  }

  private describe(): string {
    const { boards, boardsDone, generation, plan } = this.training;
    const total = plan.generations.reduce((sum, each) => sum + each, 0);
    const seconds = (performance.now() - this.begun) / 1000;
    const doneHere = this.boardsDone - this.boardsBefore;
    const left = doneHere === 0 ? '–' : describeTime((seconds / doneHere) * (total - this.boardsDone));
    return text('leavesCommand.progress', {
      boards,
      done: boardsDone,
      generation: String(generation + 1),
      generations: String(plan.generations.length),
      left,
    });
  }

  private save(): void {
    save(this.training, this.path);
    this.savedAt = performance.now();
  }

  end(): void {
    this.line.clear();
    this.save();
  }
}

function readTrainOptions(args: readonly string[]): TrainOptions {
  const { positionals, values } = readOptionsAndFiles(args, [
    'generations',
    'seed',
    'shard',
    'threads',
    'board',
    'tiles',
    'lexicon',
    'out',
  ]);
  if (values.out === undefined || values.out === '') throw new InputError(text('leavesCommand.noOut'));
  return {
    generations: generationsOf(values.generations ?? USUAL_GENERATIONS),
    seed: values.seed ?? '1',
    shard: values.shard === undefined ? WHOLE : shardOf(values.shard),
    threads: threadsOf(values.threads),
    board: values.board,
    tiles: values.tiles,
    lexiconFile: values.lexicon,
    out: values.out,
    parts: positionals,
  };
}

function generationsOf(given: string): readonly number[] {
  const boards = given.split(',').map((each) => (/^[1-9]\d{0,5}$/.test(each) ? Number(each) : Number.NaN));
  if (boards.length <= MAX_GENERATIONS && boards.every((each) => each <= MAX_BOARDS)) return boards;
  throw new InputError(
    text('leavesCommand.wrongGenerations', {
      given: quoted(given),
      most: String(MAX_BOARDS),
      generations: String(MAX_GENERATIONS),
    }),
  );
}
