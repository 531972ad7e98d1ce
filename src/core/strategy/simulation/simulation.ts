import type { Position } from '../../board/position';
import { entryAt } from '../../certain';
import type { PlainTurn } from '../../game/turns/turn';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import { type Allotment, type Batch, isSure, nextRound } from './allocation';
import { Belief } from './belief';
import type { StaticCandidate } from './candidates';
import { type GainAllotment, nextByGain } from './gainAllocation';
import { type CountedReplies, ReplyTally } from './replies';
import { type Estimate, meanDifference, Samples } from './samples';

/** The results of a batch, sample by sample. */
export interface Outcomes {
  readonly spreads: Float64Array;
  readonly winShares: Float64Array;
  /** Number of turns played, including the candidates. */
  readonly plies: number;
  readonly replies: CountedReplies;
}

type BoardSize = Pick<Position, 'cols' | 'rows'>;

/** Results of a candidate so far. */
export interface SimulatedCandidate {
  readonly turn: PlainTurn;
  /** Static, in points. */
  readonly equity: number;
  readonly samples: number;
  /** Win % as a fraction, ties counting half; never exactly 0 or 1, because nothing is solved. */
  readonly winShare: Estimate;
  /** Points gained on the opponent from here on, including leave values. */
  readonly spread: Estimate;
  /** The ranking criterion: win % plus a small part of the spread. */
  readonly utility: number;
}

/** Difference between two candidates within the same deals. */
export interface SimulatedDifference {
  readonly samples: number;
  readonly winShare: Estimate;
  readonly spread: Estimate;
}

/**
 * A simulation: determines which samples to draw, and evaluates them. Batches may come back in any order and
 * from any thread without affecting the result.
 */
export class Simulation {
  private readonly samples: readonly Samples[];
  private readonly tallies: readonly ReplyTally[];
  /** Number of turns played. */
  plies = 0;
  private round: readonly Batch[] = [];
  private outcomes: (Outcomes | undefined)[] = [];
  private taken = 0;
  private missing = 0;
  /** Batches that were taken but returned undrawn. */
  private readonly givenBack: Batch[] = [];

  /** @param lead of the player on turn, in points */
  constructor(
    readonly candidates: readonly StaticCandidate[],
    lead: number,
    private readonly allotment: Allotment | GainAllotment,
    { cols, rows }: BoardSize,
  ) {
    this.samples = candidates.map(() => new Samples(lead * THOUSANDTHS));
    this.tallies = candidates.map(() => new ReplyTally(rows * cols, cols));
    this.beginRound();
  }

  get isFinished(): boolean {
    return this.round.length === 0;
  }

  /** Whether the leader is the best with the requested confidence. */
  get isSure(): boolean {
    const { allotment, samples } = this;
    return !('doubt' in allotment) && isSure(samples, allotment);
  }

  get sampleCount(): number {
    return this.samples.reduce((sum, { count }) => sum + count, 0);
  }

  /** A batch that nobody is drawing yet; undefined if all are being drawn, and at the end. */
  take(): Batch | undefined {
    return this.givenBack.pop() ?? this.round[this.taken++];
  }

  giveBack(batch: Batch): void {
    this.givenBack.push(batch);
  }

  add(batch: Batch, outcomes: Outcomes): void {
    const nth = this.round.indexOf(batch);
    if (nth < 0 || this.outcomes[nth] !== undefined) return;
    this.outcomes[nth] = outcomes;
    if (--this.missing > 0) return;
    for (const [place, each] of this.round.entries()) {
      const { plies, replies, spreads, winShares } = entryAt(this.outcomes as Outcomes[], place);
      this.plies += plies;
      entryAt(this.tallies, each.candidate).add(replies);
      const samples = entryAt(this.samples, each.candidate);
      for (let i = 0; i < each.count; i++) samples.add(entryAt(spreads, i), entryAt(winShares, i));
    }
    this.beginRound();
  }

  private beginRound(): void {
    const { allotment, candidates, samples } = this;
    this.round =
      'doubt' in allotment ? nextByGain(candidates, samples, allotment) : nextRound(samples, allotment);
    this.outcomes = [];
    this.taken = 0;
    this.missing = this.round.length;
  }

  /** The current results of the candidates, in their original order. */
  get rows(): readonly SimulatedCandidate[] {
    return this.candidates.map(({ equity, turn }, nth) => {
      const { count, spread, utility, winShare } = entryAt(this.samples, nth);
      return {
        turn,
        equity: equity / THOUSANDTHS,
        samples: count,
        winShare: winShare.shareEstimate(),
        spread: spread.estimate(THOUSANDTHS),
        utility: utility.mean,
      };
    });
  }

  /** The advantage of the first over the second. */
  difference(one: number, other: number): SimulatedDifference {
    const [ones, others] = [entryAt(this.samples, one), entryAt(this.samples, other)];
    const count = Math.min(ones.count, others.count);
    return {
      samples: count,
      winShare: meanDifference(ones.winShares, others.winShares, count).estimate(),
      spread: meanDifference(ones.spreads, others.spreads, count).estimate(THOUSANDTHS),
    };
  }

  /** The candidates by samples and static equity, the likeliest best first, with their believed equity. */
  likeliest(doubt: number): readonly StaticCandidate[] {
    const belief = new Belief(this.candidates, this.samples, doubt);
    const believed = this.candidates.map(({ turn }, nth) => ({ turn, equity: belief.equityOf(nth) }));
    return believed.sort((one, other) => other.equity - one.equity);
  }

  repliesTo(candidate: number): CountedReplies {
    return entryAt(this.tallies, candidate).counted;
  }
}

/** The candidates from best to worst; of equals, the one with the higher equity first. */
export const rankRows = (rows: readonly SimulatedCandidate[]): readonly number[] =>
  rows.map((_, nth) => nth).sort((a, b) => entryAt(rows, b).utility - entryAt(rows, a).utility || a - b);
