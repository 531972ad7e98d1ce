import type { Rules } from '../../core/board/rules';
import type { Seed } from '../../core/game/seed';
import { PASS } from '../../core/game/turns/turn';
import { turnOnBoard } from '../../core/strategy/review/turnNotation';
import type { MatchResults } from '../../core/strategy/tournament/matchResults';
import type { StartPosition } from '../../core/strategy/tournament/startPosition';
import type { TournamentPlan } from '../../core/strategy/tournament/tournamentPlan';
import type {
  AgentReport,
  PairingReport,
  TournamentReport,
} from '../../core/strategy/tournament/tournamentReport';
import { percent, signed } from '../../texts/figures';
import { fixed } from '../../texts/numbers';
import { text } from '../../texts/text';
import { type PlayedShard, type SealedShard, sealed } from '../tournament/shardFile';

/** Output of `--json`, for programs. */
export interface PlayReport {
  readonly games: number;
  readonly seed: Seed;
  /** Number of errors that the validation found in all games. */
  readonly errors: number;
  readonly results: readonly AgentReport[];
  readonly gamesPerSecond: number;
  /** With more than two agents only. */
  readonly pairings?: readonly PairingReport[];
  /** With `--cgp` only: by first turn, the best one first. */
  readonly firstTurns?: readonly FirstTurnResult[];
  /** With `--sprt` only. */
  readonly sprt?: TournamentReport['sprt'];
  /** With `--shard` only: the tallies that `merge` joins. */
  readonly shard?: SealedShard;
}

/** Results of the agent on turn after one of the first turns. */
interface FirstTurnResult extends MatchResults, Pick<PairingReport, 'toBest'> {
  /** `8D (VAR)A`, `-AE` or `-`. */
  readonly turn: string;
}

export function playReport(
  plan: TournamentPlan,
  report: TournamentReport,
  gamesPerSecond: number,
  shard?: PlayedShard,
): PlayReport {
  const { agents: results, errors, games, pairings, sprt } = report;
  return {
    games,
    seed: plan.seed,
    errors,
    results,
    gamesPerSecond,
    ...(plan.agents.length > 2 ? { pairings } : {}),
    ...(plan.start === undefined ? {} : { firstTurns: firstTurnsOf(plan.rules, plan.start, pairings) }),
    ...(sprt === null ? {} : { sprt }),
    ...(shard === undefined ? {} : { shard: sealed(shard) }),
  };
}

function firstTurnsOf(
  { distribution, layout }: Rules,
  { firstTurns, tiles }: StartPosition,
  pairings: readonly PairingReport[],
): readonly FirstTurnResult[] {
  const board = { tiles, rows: layout.rows, cols: layout.cols };
  return pairings
    .map(({ sides: [own], toBest }, index) => ({
      turn: turnOnBoard(firstTurns[index] ?? PASS, board, distribution),
      ...own,
      ...(toBest === undefined ? {} : { toBest }),
    }))
    .sort((a, b) => b.winShare - a.winShare || b.meanMargin - a.meanMargin);
}

export const printReport = (report: PlayReport, isValidated: boolean, isJson: boolean): string =>
  isJson ? `${JSON.stringify(report)}\n` : formatReport(report, isValidated);

function formatReport(report: PlayReport, isValidated: boolean): string {
  const { errors, firstTurns = [], games, gamesPerSecond, pairings = [], results, seed, sprt } = report;
  const head = text('playCommand.report', {
    games,
    seed: String(seed),
    errors,
    isValidated: String(isValidated),
    speed: fixed(gamesPerSecond, 1),
  });
  const tests =
    sprt === undefined || sprt === null
      ? []
      : [
          text('playCommand.sprt', {
            low: percent(sprt.low),
            high: percent(sprt.high),
            ratio: fixed(sprt.logLikelihoodRatio, 3),
            bound: String(sprt.bound),
            decision: sprt.decision ?? 'none',
          }),
        ];
  const lines = [
    head,
    ...results.map(formatAgent),
    ...pairings.map((pairing) => formatPairing(pairing, results)),
    ...firstTurns.map(formatFirstTurn),
    ...tests,
  ];
  return `${lines.join('\n')}\n`;
}

const formatAgent = (result: AgentReport): string =>
  text('playCommand.result', {
    agent: result.agent,
    ...winsOf(result),
    score: fixed(result.meanScore, 1),
    error: fixed(result.meanScoreError, 1),
    bingos: fixed(result.bingos, 2),
    turns: fixed(result.turns, 1),
    exchanged: fixed(result.tilesExchanged, 2),
    millis: fixed(result.millisPerMove, 3),
  });

function formatPairing(
  { one, other, sides: [result] }: PairingReport,
  agents: readonly AgentReport[],
): string {
  return text('playCommand.pairing', {
    one: agents[one]?.agent ?? '',
    other: agents[other]?.agent ?? '',
    ...winsOf(result),
  });
}

function formatFirstTurn({ toBest, turn, ...result }: FirstTurnResult): string {
  const won = text('playCommand.firstTurn', { turn, ...winsOf(result) });
  if (toBest === undefined) return won;
  const { deals, margin, share } = toBest;
  const difference = text('playCommand.toBest', {
    deals,
    share: signed(100 * share.mean),
    shareError: fixed(100 * (share.error ?? 0), 1),
    margin: signed(margin.mean),
    marginError: fixed(margin.error ?? 0, 1),
  });
  return `${won}; ${difference}`;
}

const winsOf = (result: MatchResults) => ({
  wins: result.wins,
  losses: result.losses,
  ties: result.ties,
  share: percent(result.winShare),
  low: percent(result.winShareLow),
  high: percent(result.winShareHigh),
  margin: signed(result.meanMargin),
  marginError: fixed(result.meanMarginError, 1),
});
