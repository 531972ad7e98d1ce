import { clamp } from '../../clamp';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import { SWINGS, type SwingTally, WIDEST_SWING } from './swingTally';
import { WIN_FORMULA, type WinChances, withinBounds } from './winChances';

/** Weight of the formula, in swings: it fills in what no game has reached. */
const FORMULA_SWINGS = 20;

/** Win % by lead, from how games continued. */
export class WinTable implements WinChances {
  private readonly mostUnseen: number;

  /** @param shares [unseen × SWINGS + lead + WIDEST_SWING], the result of `winShares` */
  constructor(private readonly shares: Float64Array) {
    this.mostUnseen = shares.length / SWINGS - 1;
  }

  /** Interpolates between whole points. */
  winShare(unseen: number, spread: number): number {
    const row = Math.max(1, Math.min(unseen, this.mostUnseen)) * SWINGS;
    const lead = clamp(spread / THOUSANDTHS, -WIDEST_SWING, WIDEST_SWING) + WIDEST_SWING;
    const below = Math.floor(lead);
    const low = this.shares[row + below]!;
    return below === lead ? low : low + (lead - below) * (this.shares[row + below + 1]! - low);
  }
}

/** The shares of a win table: each above 0 and below 1, and none lower than that of a smaller lead. */
export function winShares({ counts, mostUnseen }: SwingTally): Float64Array {
  const shares = new Float64Array(counts.length);
  for (let unseen = 1; unseen <= mostUnseen; unseen++) {
    const row = unseen * SWINGS;
    let total = 0;
    for (let i = 0; i < SWINGS; i++) total += counts[row + i]!;
    // A lead of s points wins with every swing above −s, and half with −s itself.
    let above = 0;
    for (let lead = -WIDEST_SWING; lead <= WIDEST_SWING; lead++) {
      const equal = counts[row + WIDEST_SWING - lead]!;
      const formula = FORMULA_SWINGS * WIN_FORMULA.winShare(unseen, lead * THOUSANDTHS);
      const share = (above + equal / 2 + formula) / (total + FORMULA_SWINGS);
      shares[row + lead + WIDEST_SWING] = withinBounds(share);
      above += equal;
    }
  }
  return shares;
}
