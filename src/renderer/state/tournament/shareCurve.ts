import type { TournamentReport } from '../../../core/strategy/tournament/tournamentReport';

/** How the shares stood after so many games. */
export interface CurvePoint {
  readonly games: number;
  /** One an agent, in the order of the plan. */
  readonly shares: readonly {
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
}

/** More points than a chart has pixels tell nothing. */
export const MOST_POINTS = 256;

export const curvePointOf = ({ agents, games }: TournamentReport): CurvePoint => ({
  games,
  shares: agents.map(({ winShare, winShareHigh, winShareLow }) => ({
    share: winShare,
    low: winShareLow,
    high: winShareHigh,
  })),
});

/** The curve after one more report. When it has grown too long, every second of its points goes. */
export function curveAfter(curve: readonly CurvePoint[], report: TournamentReport): readonly CurvePoint[] {
  const last = curve.at(-1);
  if (report.games === 0 || (last !== undefined && last.games >= report.games)) return curve;
  const kept = curve.length < MOST_POINTS ? curve : curve.filter((_, nth) => nth % 2 === 1);
  return [...kept, curvePointOf(report)];
}
