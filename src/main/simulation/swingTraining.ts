import type { Rules } from '../../core/board/rules';
import { certain } from '../../core/certain';
import type { Seed } from '../../core/game/seed';
import type { Message } from '../../core/message';
import { ok, type Result } from '../../core/result';
import { isOfShard, type Shard } from '../../core/strategy/tournament/pairNumbers';
import { joinWinTables } from '../../core/strategy/winTable/joinWinTables';
import { NumberSet } from '../../core/strategy/winTable/numberSet';
import { SwingTally } from '../../core/strategy/winTable/swingTally';
import {
  GAMES_OF_BATCH,
  mostUnseenOf,
  rulesKey,
  type TrainedWinTable,
} from '../../core/strategy/winTable/winTableFile';

/** Everything that the games for a win table depend on. */
export interface SwingPlan {
  readonly rules: Rules;
  readonly seed: Seed;
  readonly batches: number;
  readonly lexicon: { readonly id: string; readonly name: string };
}

/** A win table in training: batches of games, in any order. */
export class SwingTraining {
  private tally: SwingTally;
  private done = new NumberSet();
  private nextBatch = 0;

  /** @param shard the batches that are played here; the others are somebody else's */
  constructor(
    readonly plan: SwingPlan,
    private readonly shard: Shard,
  ) {
    this.tally = new SwingTally(mostUnseenOf(plan.rules));
  }

  get gamesDone(): number {
    return this.done.size * GAMES_OF_BATCH;
  }

  /** Games of this shard. */
  get gamesWanted(): number {
    const { of, part } = this.shard;
    return GAMES_OF_BATCH * Math.max(0, Math.ceil((this.plan.batches - part + 1) / of));
  }

  /** Hands out a batch; undefined if none is left. */
  take(): number | undefined {
    for (; this.nextBatch < this.plan.batches; this.nextBatch++)
      if (isOfShard(this.nextBatch, this.shard) && !this.done.has(this.nextBatch)) return this.nextBatch++;
    return undefined;
  }

  add(batch: number, counts: Float64Array): void {
    this.done.add(batch);
    this.tally.addTally(counts);
  }

  /** Adds games played before; fails if they do not belong here. */
  goOnFrom(before: TrainedWinTable): Result<null, Message> {
    const joined = joinWinTables(this.trained('', ''), before);
    if (!joined.ok) return joined;
    this.tally = joined.value.tally;
    this.done = certain(NumberSet.parse(joined.value.done), 'the batches');
    return ok(null);
  }

  /** The games so far, for a file. */
  trained(command: string, date: string): TrainedWinTable {
    const { done, gamesDone: games, plan, tally } = this;
    const { lexicon, rules, seed } = plan;
    const origin = {
      lexicon: lexicon.name,
      lexiconId: lexicon.id,
      board: rules.name,
      tiles: rules.distribution.name,
      seed: String(seed),
      command,
      date,
    };
    return { rules: rulesKey(rules), tally, done: done.toString(), games, origin };
  }
}
