import { countTilesLeft } from '../../../../core/alphabet/tileCounts';
import type { Rules } from '../../../../core/board/rules';
import type { Setup } from '../../../../core/board/setup';
import { formatRack } from '../../../../core/notation/positions/rack';
import type { Estimate } from '../../../../core/strategy/simulation/samples';
import type { StartPosition } from '../../../../core/strategy/tournament/startPosition';
import type { TournamentPlan } from '../../../../core/strategy/tournament/tournamentPlan';
import type { PairingReport, TournamentReport } from '../../../../core/strategy/tournament/tournamentReport';
import { percent, signed, withError } from '../../../../texts/figures';
import { formatCount } from '../../../../texts/numbers';
import { text } from '../../../../texts/text';
import { turnLabel } from '../../simulation/view/turnLabel';
import { agentMark } from './agentMark';
import { plannedName } from './plannedName';
import type { ShareRow } from './shareRow';

type StartedPlan = Pick<TournamentPlan, 'rules'> & { readonly start: StartPosition };

/** The position in words: rack, scores and bag. */
export function startText(rules: Rules, { rack, scores: [own, other], tiles }: StartPosition): string {
  const { distribution } = rules;
  return text('tournamentView.start', {
    rack: formatRack(rack, distribution),
    own: String(own),
    other: String(other),
    bag: bagCountOf({ rules, rack, tiles }),
  });
}

/** The opponent's rack is as full as possible. */
const bagCountOf = ({ rack, rules: { distribution, rackSize }, tiles }: Setup): number =>
  Math.max(0, countTilesLeft(distribution, [...tiles, ...rack]) - rackSize);

/** Which tiles the games have in common. */
export const dealsText = (setup: Setup): string =>
  text(bagCountOf(setup) === 0 ? 'tournamentPanel.emptyBagHint' : 'tournamentPanel.dealsHint');

/** Who plays the games from a position. */
export const startAgents = (plan: Pick<TournamentPlan, 'agents' | 'engines'>): string =>
  text('tournamentView.startAgents', {
    mark: agentMark(0),
    own: plannedName(plan, 0),
    otherMark: agentMark(1),
    other: plannedName(plan, 1),
  });

/** Its letter in tables and charts stands for an agent; a first turn has its number, from 1. */
export const turnMark = (pairing: number): string => String(pairing + 1);

/** The first turns by name, in the order of the plan. */
export const firstTurnNames = ({ rules, start }: StartedPlan): readonly string[] =>
  start.firstTurns.map((turn) => turnLabel({ rules, tiles: start.tiles, rack: start.rack }, turn));

/** Results of one first turn. */
export interface FirstTurnRow extends ShareRow {
  readonly pairing: number;
  /** Differences from the best one; empty for the best one, and until enough deals are common to both. */
  readonly shareToBest: string;
  readonly marginToBest: string;
  readonly games: string;
}

/** The first turns by win share; equal shares have the same rank. */
export function firstTurnRows(plan: StartedPlan, { pairings }: TournamentReport): readonly FirstTurnRow[] {
  const names = firstTurnNames(plan);
  return pairings
    .map((report, pairing) => ({ report, pairing, own: report.sides[0] }))
    .sort((a, b) => b.own.winShare - a.own.winShare || b.own.meanMargin - a.own.meanMargin)
    .map(({ own, pairing, report }) => {
      const better = pairings.filter(({ sides }) => sides[0].winShare > own.winShare);
      return rowOf(report, pairing, { rank: 1 + better.length, name: names[pairing] ?? '' });
    });
}

function rowOf(
  { games, sides: [own], toBest }: PairingReport,
  pairing: number,
  place: Pick<FirstTurnRow, 'name' | 'rank'>,
): FirstTurnRow {
  return {
    ...place,
    pairing,
    mark: turnMark(pairing),
    style: pairing,
    share: text('tournamentView.percent', { share: percent(own.winShare) }),
    interval: text('tournamentView.interval', {
      low: percent(own.winShareLow),
      high: percent(own.winShareHigh),
    }),
    bar: { low: own.winShareLow, share: own.winShare, high: own.winShareHigh },
    shareToBest: toBest === undefined ? '' : estimated(toBest.share, 100),
    marginToBest: toBest === undefined ? '' : estimated(toBest.margin, 1),
    margin: withError(signed(own.meanMargin), own.meanMarginError),
    wins: formatCount(own.wins),
    losses: formatCount(own.losses),
    ties: formatCount(own.ties),
    games: formatCount(games),
  };
}

const estimated = ({ error, mean }: Estimate, unit: number): string =>
  withError(signed(mean * unit), (error ?? 0) * unit);
