import { parseSeed } from '../../core/game/seed';
import { turnRulesFor } from '../../core/game/turnRulePresets';
import { type AgentPlan, parseAgentId } from '../../core/strategy/agentId';
import { Calibration, type CalibrationRow, type PlayedOut } from '../../core/strategy/winTable/calibration';
import { WinTable, winShares } from '../../core/strategy/winTable/winTable';
import { rulesKey, type TrainedWinTable } from '../../core/strategy/winTable/winTableFile';
import { fixed } from '../../texts/numbers';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { shareTable } from '../leaves/sharedLeaves';
import { checkSwings } from '../simulation/checkSwings';
import { chooseRules } from './chooseRules';
import { alignColumns } from './formatReport';
import { InputError } from './inputError';
import { leavesOf } from './leavesShow';
import { type CommandDeps, openLexicon } from './movesCommand';
import { openedWinTable } from './openedWinTable';
import { readOptionsAndFiles } from './options';
import { ProgressLine } from './progressLine';
import { listenToSignals } from './signals';
import { threadsOf } from './threadsOption';
import { gamesOf } from './winTableTrain';

const DEFAULT_GAMES = '20000';
/** Tables are usually trained with seed 1. */
const DEFAULT_SEED = 'check';

/** Unseen tiles of a group, at most. */
const UNSEEN = [7, 14, 21, 35, 50, 70, Number.POSITIVE_INFINITY] as const;
const TENTHS = Array.from({ length: 10 }, (_, nth) => nth);

/** `tilewright wintable check`: games by an agent against itself, compared with the win % of a table. */
export async function runCheckWinTable(args: readonly string[], deps: CommandDeps): Promise<void> {
  const { positionals, values } = readOptionsAndFiles(args, [
    'agent',
    'games',
    'seed',
    'threads',
    'leaves',
    'board',
    'tiles',
    'lexicon',
  ]);
  const trained = openedWinTable(positionals[0] ?? deps.winTablePath);
  const rules = chooseRules(values);
  if (rulesKey(rules) !== trained.rules) throw new InputError(text('winTable.otherRules'));
  const seed = parseSeed(values.seed ?? DEFAULT_SEED);
  if (!seed.ok) throw new InputError(say(seed.error));
  if (String(seed.value) === trained.origin.seed) throw new InputError(text('winTable.sameSeed'));
  const games = gamesOf(values.games ?? DEFAULT_GAMES);
  const agent = agentOf(values.agent ?? 'equity');
  const threads = threadsOf(values.threads);
  const { table } = leavesOf(values, deps);
  const { gaddag } = openLexicon(values.lexicon, rules, deps);
  const check = new WinTableCheck(trained);
  const progress = new ProgressLine(process.stderr);
  const begun = performance.now();
  const signals = listenToSignals();
  const { arcs, counts } = gaddag;
  const turnRules = turnRulesFor(rules);
  const checked = await checkSwings(
    { rules, turnRules, seed: seed.value, gaddag: { arcs, counts }, leaves: shareTable(table), agent },
    {
      games,
      threads,
      startThread: deps.startSwings,
      signal: signals.aborted,
      onGame: (turns) => {
        check.addGame(turns);
        const gamesPerSecond = (check.games * 1000) / (performance.now() - begun);
        const secondsLeft = (games - check.games) / gamesPerSecond;
        progress.show({ done: check.games, total: games, gamesPerSecond, secondsLeft });
      },
    },
  );
  signals.forget();
  progress.clear();
  if (!checked.ok) throw new InputError(say(checked.error.message));
  deps.print(check.report());
}

function agentOf(id: string): AgentPlan {
  const plan = parseAgentId(id);
  if (!plan.ok) throw new InputError(say(plan.error));
  if (plan.value.kind === 'level') throw new InputError(text('winTable.noLevels'));
  return plan.value;
}

/** A table against the results of games, by what it tells, by unseen tiles and by player. */
class WinTableCheck {
  games = 0;
  private readonly all: Calibration<'all'>;
  private readonly byShare: Calibration<number>;
  private readonly byUnseen: Calibration<number | undefined>;
  private readonly byPlayer: Calibration<number>;

  constructor({ tally }: TrainedWinTable) {
    const chances = new WinTable(winShares(tally));
    this.all = new Calibration(chances, () => 'all');
    this.byShare = new Calibration(chances, (_, predicted) => Math.min(9, Math.floor(10 * predicted)));
    this.byUnseen = new Calibration(chances, ({ unseen }) => UNSEEN.find((most) => unseen <= most));
    this.byPlayer = new Calibration(chances, ({ player }) => player);
  }

  addGame(turns: readonly PlayedOut[]): void {
    this.games++;
    for (const each of [this.all, this.byShare, this.byUnseen, this.byPlayer]) each.addGame(turns);
  }

  /** Lines of text, every one of them ended. */
  report(): string {
    const rows: (readonly [string, CalibrationRow | undefined])[] = [
      [text('winTable.allTurns'), this.all.row('all')],
      ...TENTHS.map(
        (tenth) =>
          [
            text('winTable.predicted', { from: 10 * tenth, to: 10 * tenth + 10 }),
            this.byShare.row(tenth),
          ] as const,
      ),
      ...UNSEEN.map((most, nth) => {
        const from = (UNSEEN[nth - 1] ?? 0) + 1;
        const name = Number.isFinite(most)
          ? text('winTable.unseenFrom', { from, to: most })
          : text('winTable.unseenMore', { from });
        return [name, this.byUnseen.row(most)] as const;
      }),
      ...[0, 1].map(
        (player) => [text('winTable.player', { player: player + 1 }), this.byPlayer.row(player)] as const,
      ),
    ];
    const head = [
      text('winTable.group'),
      text('winTable.turns'),
      text('winTable.predictedShare'),
      text('winTable.wonShare'),
      text('winTable.difference'),
    ];
    const lines = rows.flatMap(([name, row]) => (row === undefined ? [] : [[name, ...figuresOf(row)]]));
    const columns = alignColumns([head, ...lines]);
    return [text('winTable.checked', { games: this.games }), ...columns].map((line) => `${line}\n`).join('');
  }
}

function figuresOf({ error, predicted, turns, won }: CalibrationRow): readonly string[] {
  const difference = 100 * (won - predicted);
  const sign = difference > 0 ? '+' : '';
  return [
    String(turns),
    fixed(100 * predicted, 1),
    fixed(100 * won, 1),
    `${sign}${fixed(difference, 2)} ± ${fixed(100 * error, 2)}`,
  ];
}
