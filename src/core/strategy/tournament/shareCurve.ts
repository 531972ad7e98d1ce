import type { GameSummary } from './gameSummary';
import { winShareOf } from './matchResults';
import { pairingsOf, type Seating } from './tournamentPlan';
import type { TournamentReport } from './tournamentReport';

/** The win shares after a number of games. */
export interface CurvePoint {
  readonly games: number;
  /** By agent, in the order of the plan; from a position, by first turn. */
  readonly shares: readonly {
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
}

const shareOf = ({ winShare, winShareHigh, winShareLow }: ReturnType<typeof winShareOf>) => ({
  share: winShare,
  low: winShareLow,
  high: winShareHigh,
});

/** The point of the curve at a report. */
export const curvePointOf = (
  { start }: Pick<Seating, 'start'>,
  { agents, games, pairings }: TournamentReport,
): CurvePoint => ({
  games,
  shares: (start === undefined ? agents : pairings.map(({ sides }) => sides[0])).map(shareOf),
});

/** About as many points as a chart has pixels. */
export const MOST_POINTS = 256;

/** The win shares as games come in, thinned to the resolution of a chart. */
export class ShareCurve {
  private readonly games: number[];
  /** Wins plus half the ties. */
  private readonly won: number[];
  private readonly kept: CurvePoint[] = [];
  private readonly pairings: ReturnType<typeof pairingsOf>;
  private readonly isFromPosition: boolean;
  private all = 0;
  /** Games between two points. */
  private step = 1;

  constructor(plan: Seating) {
    this.isFromPosition = plan.start !== undefined;
    const lines = plan.start?.firstTurns.length ?? plan.agents.length;
    this.games = Array<number>(lines).fill(0);
    this.won = Array<number>(lines).fill(0);
    this.pairings = pairingsOf(plan);
  }

  add(games: readonly GameSummary[]): void {
    for (const { pairing, sides } of games) {
      const seats = this.pairings[pairing];
      if (seats === undefined) continue;
      const margin = sides[0].score - sides[1].score;
      const won = margin > 0 ? 1 : margin === 0 ? 0.5 : 0;
      if (this.isFromPosition) this.count(pairing, won);
      else {
        this.count(seats.one, won);
        this.count(seats.other, 1 - won);
      }
      this.all++;
    }
    if (this.all - (this.kept.at(-1)?.games ?? 0) < this.step) return;
    this.kept.push(this.now);
    if (this.kept.length < MOST_POINTS) return;
    // Drops every second point and doubles the step.
    this.kept.splice(0, this.kept.length, ...this.kept.filter((_, nth) => nth % 2 === 1));
    this.step *= 2;
  }

  /** Up to the last game. */
  get points(): readonly CurvePoint[] {
    if (this.all === (this.kept.at(-1)?.games ?? 0)) return [...this.kept];
    return [...this.kept, this.now];
  }

  private get now(): CurvePoint {
    const shares = this.games.map((games, place) => shareOf(winShareOf(this.won[place] ?? 0, games)));
    return { games: this.all, shares };
  }

  private count(place: number, won: number): void {
    this.games[place] = (this.games[place] ?? 0) + 1;
    this.won[place] = (this.won[place] ?? 0) + won;
  }
}
