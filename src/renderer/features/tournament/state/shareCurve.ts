import { type CurvePoint, MOST_POINTS } from '../../../../core/strategy/tournament/shareCurve';
import type { TournamentReport } from '../../../../core/strategy/tournament/tournamentReport';

export const curvePointOf = ({ agents, games }: TournamentReport): CurvePoint => ({
  games,
  shares: agents.map(({ winShare, winShareHigh, winShareLow }) => ({
    share: winShare,
    low: winShareLow,
    high: winShareHigh,
  })),
});

/** The curve after another report. If it is too long, every second point is dropped. */
export function curveAfter(curve: readonly CurvePoint[], report: TournamentReport): readonly CurvePoint[] {
  const last = curve.at(-1);
  if (report.games === 0 || (last !== undefined && last.games >= report.games)) return curve;
  return [...thinned(curve), curvePointOf(report)];
}

/** Joins the curve from before this page was loaded with what it has received since. */
export function joinedCurve(
  before: readonly CurvePoint[],
  since: readonly CurvePoint[],
): readonly CurvePoint[] {
  const played = before.at(-1)?.games ?? 0;
  return [...thinned(before), ...since.filter(({ games }) => games > played)];
}

const thinned = (curve: readonly CurvePoint[]): readonly CurvePoint[] =>
  curve.length < MOST_POINTS ? curve : curve.filter((_, nth) => nth % 2 === 1);
