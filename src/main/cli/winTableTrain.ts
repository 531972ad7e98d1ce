import { parseSeed } from '../../core/game/seed';
import { startGame } from '../../core/game/startGame';
import { turnRulesFor } from '../../core/game/turnRulePresets';
import { quoted } from '../../core/quoted';
import { type Shard, WHOLE } from '../../core/strategy/tournament/pairNumbers';
import {
  formatWinTableFile,
  GAMES_OF_BATCH,
  MAX_TRAINING_GAMES,
} from '../../core/strategy/winTable/winTableFile';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { shareTable } from '../leaves/sharedLeaves';
import { SwingTraining } from '../simulation/swingTraining';
import { trainSwings } from '../simulation/trainSwings';
import { openWinTableIfAny } from '../simulation/winTableStore';
import { writeFileDurably } from '../writeFileDurably';
import { chooseRules } from './chooseRules';
import { InputError, writing } from './inputError';
import { leavesOf } from './leavesShow';
import { type CommandDeps, openLexicon } from './movesCommand';
import { readOptions } from './options';
import { ProgressLine } from './progressLine';
import { shardOf } from './shardOption';
import { listenToSignals } from './signals';
import { threadsOf } from './threadsOption';

/** Interval of saving the training. */
const SAVED_EVERY_MS = 60_000;

interface TrainOptions {
  readonly games: number;
  readonly seed: string;
  readonly shard: Shard;
  readonly threads: number;
  readonly leaves: string | undefined;
  readonly board: string | undefined;
  readonly tiles: string | undefined;
  readonly lexiconFile: string | undefined;
  readonly out: string;
}

/** `tilewright wintable train`: adds games to those that the file has, until there are as many as wanted. */
export async function runTrainWinTable(args: readonly string[], deps: CommandDeps): Promise<void> {
  const options = readTrainOptions(args);
  const rules = chooseRules(options);
  const seed = parseSeed(options.seed);
  if (!seed.ok) throw new InputError(say(seed.error));
  const turnRules = turnRulesFor(rules);
  // Whatever is wrong with the rules shows in the first game.
  const started = startGame({ rules, turnRules, seed: seed.value });
  if (!started.ok) throw new InputError(say(started.error));
  const { table } = leavesOf(options, deps);
  const { gaddag, info } = openLexicon(options.lexiconFile, rules, deps);
  const training = new SwingTraining(
    {
      rules,
      seed: seed.value,
      batches: Math.ceil(options.games / GAMES_OF_BATCH),
      lexicon: { id: info.id, name: info.name },
    },
    options.shard,
  );
  takeUp(training, options.out);
  const progress = new WinTableProgress(training, () => save(training, options));
  const signals = listenToSignals();
  const { arcs, counts } = gaddag;
  const trained = await trainSwings(
    training,
    {
      rules,
      turnRules,
      seed: seed.value,
      gaddag: { arcs, counts },
      leaves: shareTable(table),
      agent: { kind: 'equity' },
    },
    {
      threads: options.threads,
      startThread: deps.startSwings,
      onProgress: () => progress.note(),
      signal: signals.aborted,
    },
  );
  signals.forget();
  progress.end();
  if (!trained.ok) throw new InputError(say(trained.error.message));
  deps.print(text('winTable.finished', { path: options.out, games: training.gamesDone }));
}

function takeUp(training: SwingTraining, path: string): void {
  const before = openWinTableIfAny(path);
  if (!before.ok) throw new InputError(say(before.error));
  if (before.value === undefined) return;
  const joined = training.goOnFrom(before.value);
  if (joined.ok) return;
  throw new InputError(say({ key: 'winTable.inFile', params: { path, problem: joined.error } }));
}

function save(training: SwingTraining, options: TrainOptions): void {
  const { out: path } = options;
  const trained = training.trained(commandOf(options), new Date().toISOString().slice(0, 10));
  writing(path, () => writeFileDurably(path, formatWinTableFile(trained)));
}

/** Command that reproduces the same table, with any number of threads. */
function commandOf({ board, games, leaves, lexiconFile, seed, tiles }: TrainOptions): string {
  const given = [
    ['--games', String(games)],
    ['--seed', seed],
    ['--lexicon', lexiconFile],
    ['--leaves', leaves],
    ['--board', board],
    ['--tiles', tiles],
  ].filter(([, value]) => value !== undefined);
  return ['tilewright', 'wintable', 'train', ...given.flat()].join(' ');
}

/** Shows the progress of the training, and saves it at intervals. */
class WinTableProgress {
  private readonly line = new ProgressLine(process.stderr);
  private readonly begun = performance.now();
  private readonly gamesBefore: number;
  private savedAt = performance.now();

  constructor(
    private readonly training: SwingTraining,
    private readonly save: () => void,
  ) {
    this.gamesBefore = training.gamesDone;
  }

  note(): void {
    const now = performance.now();
    if (now - this.savedAt > SAVED_EVERY_MS) {
      this.save();
      this.savedAt = now;
    }
    const { gamesDone: done, gamesWanted: total } = this.training;
    const gamesPerSecond = ((done - this.gamesBefore) * 1000) / (now - this.begun);
    this.line.show({ done, total, gamesPerSecond, secondsLeft: (total - done) / gamesPerSecond });
  }

  end(): void {
    this.line.clear();
    this.save();
  }
}

function readTrainOptions(args: readonly string[]): TrainOptions {
  const values = readOptions(args, [
    'games',
    'seed',
    'shard',
    'threads',
    'leaves',
    'board',
    'tiles',
    'lexicon',
    'out',
  ]);
  if (values.out === undefined || values.out === '') throw new InputError(text('winTable.noOut'));
  return {
    games: gamesOf(values.games ?? '100000'),
    seed: values.seed ?? '1',
    shard: values.shard === undefined ? WHOLE : shardOf(values.shard),
    threads: threadsOf(values.threads),
    leaves: values.leaves,
    board: values.board,
    tiles: values.tiles,
    lexiconFile: values.lexicon,
    out: values.out,
  };
}

export function gamesOf(given: string): number {
  const games = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : Number.NaN;
  if (games <= MAX_TRAINING_GAMES) return games;
  throw new InputError(
    text('winTable.wrongGames', { given: quoted(given), most: String(MAX_TRAINING_GAMES) }),
  );
}
