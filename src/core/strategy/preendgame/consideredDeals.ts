import type { GameState } from '../../game/gameState';
import type { PlainTurn } from '../../game/turns/turn';
import { type Deal, dealsOf, drawnBy, type Unseen, withDeal } from './deals';
import { LOST, type Outcome, OutcomeSum, ROUNDING, shareOf, WON } from './outcome';

interface Listed {
  readonly areAll: boolean;
  /** In the order to try them. */
  readonly deals: Deal[];
  readonly total: number;
}

/** The deals that the player on turn considers possible, and what turns are worth over all of them. */
export class ConsideredDeals {
  private readonly byDrawn = new Map<number, Listed>();

  /**
   * @param unseen the tiles that the player does not see
   * @param most maximum number of deals; undefined for all
   */
  constructor(
    private readonly state: GameState,
    private readonly unseen: Unseen,
    private readonly most: number | undefined,
    private readonly valueAfter: (state: GameState, turn: PlainTurn) => Outcome | undefined,
  ) {}

  /**
   * The mean outcome of a turn; undefined if it was not determined. Of a turn that cannot win as much as the
   * best one so far, it is only worse than that.
   */
  weigh(turn: PlainTurn, best: Outcome | undefined): Outcome | undefined {
    const { most, state } = this;
    const { player } = state;
    const { areAll, deals, total } = this.listedFor(turn);
    if (!areAll && most === undefined) return undefined;
    const sum = new OutcomeSum();
    // Orderings that the turn may lose before it is worse.
    let spare =
      best === undefined ? Number.POSITIVE_INFINITY : total * (1 - shareOf(best, player) + ROUNDING);
    for (const [nth, deal] of deals.entries()) {
      const value = this.valueAfter(withDeal(state, player, deal), turn);
      if (value === undefined) return undefined;
      sum.add(value, deal.weight);
      spare -= (1 - shareOf(value, player)) * deal.weight;
      if (spare >= 0) continue;
      // The next turn often loses this deal, too.
      deals.unshift(...deals.splice(nth, 1));
      sum.add(player === 0 ? LOST : WON, total - sum.weight);
      return sum.mean;
    }
    return sum.mean;
  }

  private listedFor(turn: PlainTurn): Listed {
    const drawn = drawnBy(turn, this.unseen.bagCount);
    const kept = this.byDrawn.get(drawn);
    if (kept !== undefined) return kept;
    const { areAll, listed } = dealsOf(this.unseen, drawn, this.most);
    const total = listed.reduce((sum, { weight }) => sum + weight, 0);
    const found = { areAll, deals: [...listed], total };
    this.byDrawn.set(drawn, found);
    return found;
  }
}
