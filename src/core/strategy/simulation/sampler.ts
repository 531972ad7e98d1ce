import type { Tile } from '../../alphabet/tile';
import { certain, entryAt } from '../../certain';
import type { Seed } from '../../game/seed';
import type { PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { LeaveTable } from '../leaves/leaveTable';
import type { Batch } from './allocation';
import { type Deal, dealOf } from './deal';
import { ReplyTally } from './replies';
import { Rollout, type RolloutSettings, type WatchTurn } from './rollout';
import type { Outcomes } from './simulation';
import type { Situation } from './situation';

const NEVER = () => false;

/** Draws samples of a simulation. Keep one per thread: it owns its working memory. */
export class Sampler {
  private readonly rollout: Rollout;
  private readonly leaves: readonly number[];

  constructor(
    gaddag: Gaddag,
    table: LeaveTable,
    private readonly situation: Situation,
    private readonly turns: readonly PlainTurn[],
    private readonly seed: Seed,
    settings: RolloutSettings,
  ) {
    this.rollout = new Rollout(gaddag, table, situation, settings);
    this.leaves = turns.map((turn) => this.rollout.leaveOf(turn));
  }

  draw(batch: Batch): Outcomes {
    return certain(this.drawUnless(batch, NEVER), 'what a whole batch has come to');
  }

  /** Undefined if it was stopped before its last sample. */
  drawUnless({ candidate, count, from }: Batch, isStopped: () => boolean): Outcomes | undefined {
    const { cols, rows } = this.situation.position;
    const outcomes = { spreads: new Float64Array(count), winShares: new Float64Array(count) };
    const replies = new ReplyTally(rows * cols, cols);
    let plies = 0;
    for (let nth = 0; nth < count; nth++) {
      if (isStopped()) return undefined;
      this.play(candidate, from + nth);
      const { spread, turns, winShare } = this.rollout;
      outcomes.spreads[nth] = spread;
      outcomes.winShares[nth] = winShare;
      plies += turns.length;
      replies.addSample(turns);
    }
    return { ...outcomes, plies, replies: replies.counted };
  }

  /** Records one sample in detail. */
  record(candidate: number, sample: number): RecordedSample {
    const turns: SampledTurn[] = [];
    const { bag, opponentRack } = this.play(candidate, sample, (turn, rack, drawn) =>
      turns.push({ turn, rack, drawn }),
    );
    const { spread, winShare } = this.rollout;
    return { bag, opponentRack, turns, spread: spread / THOUSANDTHS, winShare };
  }

  private play(candidate: number, sample: number, watch?: WatchTurn): Deal {
    const deal = dealOf(this.situation, this.seed, sample);
    this.rollout.play(entryAt(this.turns, candidate), entryAt(this.leaves, candidate), deal, watch);
    return deal;
  }
}

/** A single sample in detail. */
export interface RecordedSample extends Pick<Deal, 'bag' | 'opponentRack'> {
  /** The candidate first. */
  readonly turns: readonly SampledTurn[];
  /** Points gained on the opponent, including leave values. */
  readonly spread: number;
  readonly winShare: number;
}

export interface SampledTurn {
  readonly turn: PlainTurn;
  /** The player's rack before the turn. */
  readonly rack: readonly Tile[];
  readonly drawn: readonly Tile[];
}
