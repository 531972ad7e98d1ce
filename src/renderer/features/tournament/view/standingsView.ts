import type { TournamentStatus } from '../../../../contract/tournament/tournamentApi';
import {
  pairingsOf,
  plannedEngine,
  type TournamentPlan,
} from '../../../../core/strategy/tournament/tournamentPlan';
import type { AgentReport, TournamentReport } from '../../../../core/strategy/tournament/tournamentReport';
import { oneDigit, percent, signed, twoDigits, withError } from '../../../../texts/figures';
import { formatCount } from '../../../../texts/numbers';
import { text } from '../../../../texts/text';
import { agentMark } from './agentMark';
import { firstTurnNames, turnMark } from './firstTurnsView';
import { plannedName } from './plannedName';
import type { ShareRow } from './shareRow';

/** One agent’s row of the table. */
export interface StandingRow extends ShareRow {
  /** Its id, or what an engine calls itself. */
  readonly id: string;
  readonly score: string;
  readonly bingos: string;
  readonly moveTime: string;
}

/** The ranking by win share; equal shares have the same rank. */
export function standingRows({
  plan,
  report: { agents },
}: Pick<TournamentStatus, 'plan' | 'report'>): readonly StandingRow[] {
  const order = agents
    .map((agent, place) => ({ agent, place }))
    .sort((a, b) => b.agent.winShare - a.agent.winShare || b.agent.meanMargin - a.agent.meanMargin);
  return order.map(({ agent, place }) =>
    rowOf(plan, agent, place, 1 + agents.filter(({ winShare }) => winShare > agent.winShare).length),
  );
}

function rowOf(plan: TournamentPlan, agent: AgentReport, place: number, rank: number): StandingRow {
  return {
    rank,
    mark: agentMark(place),
    style: place,
    name: plannedName(plan, place),
    id: plannedEngine(plan, agent.agent)?.declared ?? agent.agent,
    wins: formatCount(agent.wins),
    losses: formatCount(agent.losses),
    ties: formatCount(agent.ties),
    share: text('tournamentView.percent', { share: percent(agent.winShare) }),
    interval: text('tournamentView.interval', {
      low: percent(agent.winShareLow),
      high: percent(agent.winShareHigh),
    }),
    bar: { low: agent.winShareLow, share: agent.winShare, high: agent.winShareHigh },
    score: withError(oneDigit(agent.meanScore), agent.meanScoreError),
    margin: withError(signed(agent.meanMargin), agent.meanMarginError),
    bingos: twoDigits(agent.bingos),
    moveTime: text('tournamentView.milliseconds', { time: twoDigits(agent.millisPerMove) }),
  };
}

/** The cross-table. */
export interface RoundRobinView {
  /** Headings of the columns. */
  readonly marks: readonly string[];
  readonly rows: readonly {
    readonly mark: string;
    readonly name: string;
    /** Null against itself. */
    readonly cells: readonly ({ readonly share: string; readonly title: string } | null)[];
  }[];
}

/** Null for two agents, for whom the table suffices. */
export function roundRobinView({
  plan,
  report: { agents, pairings },
}: Pick<TournamentStatus, 'plan' | 'report'>): RoundRobinView | null {
  if (agents.length < 3) return null;
  const cell = (row: number, col: number) => {
    const pairing = pairings.find(
      ({ one, other }) => (one === row && other === col) || (one === col && other === row),
    );
    if (pairing === undefined) return null;
    const { losses, ties, winShare, wins } = pairing.sides[pairing.one === row ? 0 : 1];
    const games = wins + losses + ties;
    return {
      share: games === 0 ? '–' : String(Math.round(100 * winShare)),
      title: text('tournamentView.meeting', {
        one: agentMark(row),
        other: agentMark(col),
        wins,
        losses,
        ties,
      }),
    };
  };
  return {
    marks: agents.map((_, place) => agentMark(place)),
    rows: agents.map((_, row) => ({
      mark: agentMark(row),
      name: plannedName(plan, row),
      cells: agents.map((_, col) => cell(row, col)),
    })),
  };
}

/** Result of the test of two shares; null if it was not requested. */
export function testText({ sprt }: TournamentReport): string | null {
  if (sprt === null) return null;
  return text('tournamentView.test', {
    decision: sprt.decision ?? 'open',
    mark: agentMark(0),
    low: percent(sprt.low),
    high: percent(sprt.high),
    ratio: signed(sprt.logLikelihoodRatio),
    bound: oneDigit(sprt.bound),
  });
}

/** The pairings by their agents’ letters and names, or by their first turns. */
export function pairingChoices(
  plan: Pick<TournamentPlan, 'agents' | 'engines' | 'rules' | 'start'> | null,
): readonly string[] {
  if (plan === null) return [];
  const { rules, start } = plan;
  if (start !== undefined)
    return firstTurnNames({ rules, start }).map((turn, index) => `${turnMark(index)}: ${turn}`);
  return pairingsOf(plan).map(({ one, other }) =>
    text('tournamentView.pairing', {
      one: agentMark(one),
      oneName: plannedName(plan, one),
      other: agentMark(other),
      otherName: plannedName(plan, other),
    }),
  );
}
