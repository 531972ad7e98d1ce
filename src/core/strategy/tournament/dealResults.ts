import { RunningMean } from '../simulation/samples';
import type { GameSummary } from './gameSummary';
import { pairingCountOf, type TournamentPlan } from './tournamentPlan';
import type { DealDifference, TournamentReport } from './tournamentReport';

const MISSING = -(2 ** 31);

/** The margins of games from a position, by first turn and deal. */
export class DealResults {
  private readonly margins: Int32Array;
  private readonly deals: number;

  constructor(plan: Pick<TournamentPlan, 'agents' | 'games' | 'start'>) {
    this.deals = plan.games;
    this.margins = new Int32Array(pairingCountOf(plan) * plan.games).fill(MISSING);
  }

  add(games: readonly GameSummary[]): void {
    for (const { nth, pairing, sides } of games)
      this.margins[pairing * this.deals + nth] = sides[0].score - sides[1].score;
  }

  /** The report with each first turn compared with the best one. */
  compareIn(report: TournamentReport): TournamentReport {
    const best = bestOf(report);
    const pairings = report.pairings.map((pairing, turn) => {
      const toBest = turn === best ? undefined : this.difference(turn, best);
      return toBest === undefined ? pairing : { ...pairing, toBest };
    });
    return { ...report, pairings };
  }

  private difference(turn: number, best: number): DealDifference | undefined {
    const share = new RunningMean();
    const margin = new RunningMean();
    for (let deal = 0; deal < this.deals; deal++) {
      const own = this.marginOf(turn, deal);
      const others = this.marginOf(best, deal);
      if (own === MISSING || others === MISSING) continue;
      share.add((Math.sign(own) - Math.sign(others)) / 2);
      margin.add(own - others);
    }
    const deals = share.count;
    return deals < 2 ? undefined : { deals, share: share.estimate(), margin: margin.estimate() };
  }

  private marginOf(turn: number, deal: number): number {
    return this.margins[turn * this.deals + deal] ?? MISSING;
  }
}

/** The first turn with the largest win share; of equal ones, that with the largest margin. */
function bestOf({ pairings }: TournamentReport): number {
  const [best] = pairings
    .map(({ games, sides: [own] }, turn) => ({ games, turn, own }))
    .filter(({ games }) => games > 0)
    .sort((a, b) => b.own.winShare - a.own.winShare || b.own.meanMargin - a.own.meanMargin);
  return best?.turn ?? -1;
}
