import type { Seed } from '../../core/game/seed';
import type { MatchResults } from '../../core/strategy/tournament/matchResults';
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
  /** With `--sprt` only. */
  readonly sprt?: TournamentReport['sprt'];
  /** With `--shard` only: the tallies that `merge` joins. */
  readonly shard?: SealedShard;
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
    ...(sprt === null ? {} : { sprt }),
    ...(shard === undefined ? {} : { shard: sealed(shard) }),
  };
}

export const printReport = (report: PlayReport, isValidated: boolean, isJson: boolean): string =>
  isJson ? `${JSON.stringify(report)}\n` : formatReport(report, isValidated);

function formatReport(report: PlayReport, isValidated: boolean): string {
  const { errors, games, gamesPerSecond, pairings = [], results, seed, sprt } = report;
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
