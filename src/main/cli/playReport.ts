import type { Seed } from '../../core/game/seed';
import type { MatchResults } from '../../core/strategy/tournament/matchResults';
import type { TournamentPlan } from '../../core/strategy/tournament/tournamentPlan';
import type {
  AgentReport,
  PairingReport,
  TournamentReport,
} from '../../core/strategy/tournament/tournamentReport';
import { text } from '../../texts/text';
import type { PlayedShard } from '../tournament/shardFile';

/** What `--json` prints; programs read it. */
export interface PlayReport {
  readonly games: number;
  readonly seed: Seed;
  /** What the validation has found wrong in all games together. */
  readonly errors: number;
  readonly results: readonly AgentReport[];
  readonly gamesPerSecond: number;
  /** Of more than two agents. */
  readonly pairings?: readonly PairingReport[];
  /** Where it was asked for. */
  readonly sprt?: TournamentReport['sprt'];
  /** Of a part of the games: what `merge` puts together. */
  readonly shard?: PlayedShard;
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
    ...(shard === undefined ? {} : { shard }),
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
    speed: gamesPerSecond.toFixed(1),
  });
  const tests =
    sprt === undefined || sprt === null
      ? []
      : [
          text('playCommand.sprt', {
            low: percent(sprt.low),
            high: percent(sprt.high),
            ratio: sprt.logLikelihoodRatio.toFixed(3),
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
    score: result.meanScore.toFixed(1),
    error: result.meanScoreError.toFixed(1),
    bingos: result.bingos.toFixed(2),
    turns: result.turns.toFixed(1),
    exchanged: result.tilesExchanged.toFixed(2),
    millis: result.millisPerMove.toFixed(3),
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
  marginError: result.meanMarginError.toFixed(1),
});

const percent = (share: number): string => (100 * share).toFixed(1);

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
