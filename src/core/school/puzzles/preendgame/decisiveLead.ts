import type { PlainTurn } from '../../../game/turns/turn';
import { dealsOf, drawnBy } from '../../../strategy/preendgame/deals';
import type { JobRunner } from '../../../strategy/preendgame/jobRunner';
import type { Preendgame } from '../../../strategy/preendgame/preendgame';

/** Turns of the highest score that are played out greedily, and the best of them, looked at closely. */
const LOOKED_AT = 300;
const LOOKED_AT_CLOSELY = 40;
/** Time limit of a turn, which then keeps the estimate that it has. */
const MOST_MS = 2000;
/** Leads at which a game may still be won and lost. */
const LOWEST_LEAD = -80;
const HIGHEST_LEAD = 40;

export interface DecisiveLead {
  /** That of the player on turn before the turn. */
  readonly lead: number;
  /** Orderings by which one turn is likely to win more than any other. */
  readonly margin: number;
}

interface Estimate {
  readonly turn: PlainTurn;
  /** Final spreads, and the orderings that they stand for. */
  readonly ends: readonly { readonly spread: number; readonly weight: number }[];
  readonly mean: number;
}

/**
 * Finds the lead at which the choice of the turn is likely to matter most: one turn wins the most orderings
 * more than any other. Null if it never matters.
 *
 * @param tied the pre-endgame with equal scores
 * @param isDull whether a turn may not be the answer
 */
export function decisiveLead(
  tied: Preendgame,
  runner: JobRunner,
  turns: readonly PlainTurn[],
  isDull: (turn: PlainTurn) => boolean,
): DecisiveLead | null {
  const estimates = turns
    .slice(0, LOOKED_AT)
    .flatMap((turn) => estimate(tied, runner, turn, 0) ?? [])
    .toSorted((one, other) => other.mean - one.mean)
    .map((each, nth) => (nth < LOOKED_AT_CLOSELY ? (estimate(tied, runner, each.turn, 1) ?? each) : each));
  let best: DecisiveLead | null = null;
  for (let lead = LOWEST_LEAD; lead <= HIGHEST_LEAD; lead++) {
    const [top, second] = estimates
      .map(({ ends, turn }) => ({ turn, wins: winsAt(ends, lead) }))
      .toSorted((one, other) => other.wins - one.wins);
    if (top === undefined || second === undefined || isDull(top.turn)) continue;
    const margin = top.wins - second.wins;
    if (margin > (best?.margin ?? 0)) best = { lead, margin };
  }
  return best;
}

/** Orderings won with this lead; a tie is half a win. */
const winsAt = (ends: Estimate['ends'], lead: number): number =>
  ends.reduce((sum, { spread, weight }) => sum + (weight * (Math.sign(spread + lead) + 1)) / 2, 0);

function estimate(
  { bagCount, known, unseen }: Preendgame,
  runner: JobRunner,
  turn: PlainTurn,
  stage: number,
): Estimate | null {
  const { listed } = dealsOf({ tiles: unseen, known, bagCount }, drawnBy(turn, bagCount));
  const outcomes = runner.run({ turn, model: 'rational', stage, deals: listed, milliseconds: MOST_MS });
  const ends = listed.flatMap(({ weight }, nth) => {
    const outcome = outcomes[nth];
    return outcome === undefined ? [] : [{ weight, spread: outcome.spread }];
  });
  const mean = ends.reduce((sum, { spread, weight }) => sum + spread * weight, 0);
  return ends.length < listed.length ? null : { turn, ends, mean };
}
