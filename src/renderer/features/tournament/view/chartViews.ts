import type { TournamentStatus } from '../../../../contract/tournament/tournamentApi';
import type { Bins } from '../../../../core/strategy/tournament/counts';
import { BIN_POINTS } from '../../../../core/strategy/tournament/counts';
import type { CurvePoint } from '../../../../core/strategy/tournament/shareCurve';
import type { TournamentPlan } from '../../../../core/strategy/tournament/tournamentPlan';
import type { TournamentReport } from '../../../../core/strategy/tournament/tournamentReport';
import { oneDigit, percent, signed, withError } from '../../../../texts/figures';
import { formatCount } from '../../../../texts/numbers';
import { text } from '../../../../texts/text';
import type { ChartLine, ChartView } from '../../../view/window/chartView';
import { agentMark } from './agentMark';
import { firstTurnNames, turnMark } from './firstTurnsView';
import { plannedName } from './plannedName';

/** Charts of win shares over games, of scores, and of the margins of one pairing. */
export function chartViews(
  { plan, report }: Pick<TournamentStatus, 'plan' | 'report'>,
  curve: readonly CurvePoint[],
  pairing: number,
): readonly ChartView[] {
  if (report.games === 0) return [];
  return [shareChart(linesOf(plan), curve), scoreChart(plan, report), marginChart(plan, report, pairing)];
}

type LineName = Pick<ChartLine, 'mark' | 'name' | 'style'>;

/** From a position, one line for each first turn, else one for each agent. */
function linesOf(plan: TournamentPlan): readonly LineName[] {
  const { agents, rules, start } = plan;
  if (start !== undefined)
    return firstTurnNames({ rules, start }).map((name, turn) => ({
      mark: turnMark(turn),
      name,
      style: turn,
    }));
  // With two agents, one line suffices: the other one has the remainder.
  const shown = agents.length === 2 ? agents.slice(0, 1) : agents;
  return shown.map((_, place) => ({ mark: agentMark(place), name: plannedName(plan, place), style: place }));
}

/** More bands would cover each other; the table has all intervals. */
const MOST_BANDS = 3;

function shareChart(shown: readonly LineName[], curve: readonly CurvePoint[]): ChartView {
  const hasBands = shown.length <= MOST_BANDS;
  const column = (place: number, edge: 'share' | 'low' | 'high') =>
    curve.map(({ shares }) => shares[place]?.[edge] ?? 0);
  const at = (index: number) =>
    shown.map(({ mark }, place) => {
      const stand = curve[index]?.shares[place];
      return text('tournamentView.shareAt', {
        mark,
        share: percent(stand?.share ?? 0),
        low: percent(stand?.low ?? 0),
        high: percent(stand?.high ?? 1),
      });
    });
  const pointText = (index: number) =>
    text('tournamentView.sharesAfter', { games: curve[index]?.games ?? 0, shares: at(index).join(', ') });
  return {
    id: 'shares',
    title: text('tournamentView.sharesTitle'),
    axes: text('tournamentView.sharesAxes'),
    shape: 'line',
    xs: curve.map(({ games }) => games),
    lines: shown.map((line, place) => ({
      ...line,
      values: column(place, 'share'),
      band: hasBands ? { low: column(place, 'low'), high: column(place, 'high') } : null,
    })),
    reference: { along: 'y', at: 0.5 },
    range: [0, 1],
    unit: 'share',
    summary: pointText(curve.length - 1),
    pointText,
  };
}

function scoreChart(plan: TournamentPlan, report: TournamentReport): ChartView {
  const { agents } = report;
  const bins = agents.map(({ scoreBins }) => scoreBins);
  return {
    ...histogram('scores', bins, (place) => ({
      mark: agentMark(place),
      name: plannedName(plan, place),
      style: place,
    })),
    title: text('tournamentView.scoresTitle'),
    reference: null,
    summary: agents
      .map(({ meanScore, meanScoreError }, place) =>
        text('tournamentView.scoresOf', {
          mark: agentMark(place),
          score: withError(oneDigit(meanScore), meanScoreError),
        }),
      )
      .join(' '),
  };
}

function marginChart(plan: TournamentPlan, { pairings }: TournamentReport, nth: number): ChartView {
  const pairing = pairings[nth];
  const [one, other] = [pairing?.one ?? 0, pairing?.other ?? 1];
  const results = pairing?.sides[0];
  return {
    ...histogram('margins', [pairing?.marginBins ?? {}], () => ({
      mark: agentMark(one),
      name: plannedName(plan, one),
      style: one,
    })),
    title: text('tournamentView.marginsTitle', { one: agentMark(one), other: agentMark(other) }),
    reference: { along: 'x', at: 0 },
    summary: text('tournamentView.marginsOf', {
      mark: agentMark(one),
      other: agentMark(other),
      margin: withError(signed(results?.meanMargin ?? 0), results?.meanMarginError ?? 0),
    }),
  };
}

/** More steps would obscure the shape. */
const MOST_STEPS = 28;

/** The narrowest step, in points, that keeps the number of steps small. */
const stepFor = (span: number): number =>
  [1, 2, 5, 10, 20].map((bins) => bins * BIN_POINTS).find((points) => span / points <= MOST_STEPS) ??
  50 * BIN_POINTS;

/** Games by points in steps, from the lowest to the highest, with a final edge. */
function histogram(
  id: string,
  bins: readonly Bins[],
  lineOf: (place: number) => LineName,
): Pick<ChartView, 'axes' | 'id' | 'lines' | 'pointText' | 'range' | 'shape' | 'unit' | 'xs'> {
  const used = bins.flatMap((each) => Object.keys(each).map((bin) => Number(bin) * BIN_POINTS));
  const lowest = Math.min(...used);
  const step = stepFor(Math.max(...used) + BIN_POINTS - lowest);
  const first = Math.floor(lowest / step);
  const count = used.length === 0 ? 0 : Math.floor(Math.max(...used) / step) - first + 1;
  const xs = Array.from({ length: count + 1 }, (_, nth) => (first + nth) * step);
  const lines = bins.map((each, place) => {
    const values = xs.map(() => 0);
    for (const [bin, games] of Object.entries(each)) {
      const nth = Math.floor((Number(bin) * BIN_POINTS) / step) - first;
      values[nth] = (values[nth] ?? 0) + games;
    }
    return { ...lineOf(place), values, band: null };
  });
  return {
    id,
    axes: text('tournamentView.binAxes', { points: String(step) }),
    shape: 'steps',
    xs,
    lines,
    range: null,
    unit: 'count',
    pointText: (index) =>
      text('tournamentView.binAt', {
        low: signedWhole(xs[index] ?? 0),
        high: signedWhole((xs[index] ?? 0) + step - 1),
        games: lines
          .map(({ mark, values }) =>
            text('tournamentView.gamesOf', { mark, games: formatCount(values[index] ?? 0) }),
          )
          .join(', '),
      }),
  };
}

const signedWhole = (value: number): string => String(value).replace('-', '−');
