import type { LeaveShape } from '../leaveShape';
import { type Kind, NO_TILE_LEFT, SHAPE_ROOT } from '../leaveShape';
import { NO_PLAY } from './playSheet';

/**
 * The worth of every rack on one board and, from it, of every leave: the mean of the racks that it can
 * become, weighted by how often they are drawn. A rack is worth its best split into tiles played, which
 * score, and tiles kept.
 */
export class RackSurvey {
  /** By number of the leave: mean worth of the racks drawn to it, if the pool contains it. */
  readonly means: Float64Array;
  private pool: readonly number[] = [];
  private poolSize = 0;
  private scores: Float32Array = new Float32Array(0);
  private values: Float32Array = new Float32Array(0);
  /** The current rack, tile by tile. */
  private readonly kinds: Int32Array;
  private readonly used: Int32Array;
  /** By kind: worth of the rack with it as the last tile. And the kinds that are possible. */
  private readonly best: Float64Array;
  private readonly open: Int32Array;
  /** All splits of the first n tiles, from n × width on: those that keep the last tile come first. */
  private readonly width: number;
  private readonly keepers: Int32Array;
  private readonly splits: Int32Array;
  private readonly playNodes: Int32Array;
  private readonly plays: Int32Array;
  private readonly keepNodes: Int32Array;
  private readonly keeps: Int32Array;

  /**
   * @param rackShape all sets of tiles that can be played at once
   * @param leaveShape all leaves, up to one tile less
   */
  constructor(
    private readonly rackShape: LeaveShape,
    private readonly leaveShape: LeaveShape,
  ) {
    const { kindCount, longest } = rackShape;
    this.means = new Float64Array(leaveShape.size);
    this.kinds = new Int32Array(longest);
    this.used = new Int32Array(kindCount);
    this.best = new Float64Array(kindCount);
    this.open = new Int32Array(kindCount);
    this.width = 2 ** Math.max(0, longest - 1);
    this.keepers = new Int32Array(longest + 1);
    this.splits = new Int32Array(longest + 1);
    const states = this.width * (longest + 1);
    this.playNodes = new Int32Array(states);
    this.plays = new Int32Array(states);
    this.keepNodes = new Int32Array(states);
    this.keeps = new Int32Array(states);
  }

  /**
   * @param pool number of tiles of each kind that can be drawn: at least a full rack
   * @param scores by number of the tiles played
   * @param values by number of the leave
   */
  survey(pool: readonly number[], scores: Float32Array, values: Float32Array): void {
    this.pool = pool;
    this.poolSize = pool.reduce((sum, count) => sum + count, 0);
    this.scores = scores;
    this.values = values;
    this.means.fill(0);
    this.splits[0] = 1;
    this.keepers[0] = 1;
    this.playNodes[0] = SHAPE_ROOT;
    this.keepNodes[0] = SHAPE_ROOT;
    this.plays[0] = 0;
    this.keeps[0] = 0;
    this.rackFrom(0, 0);
    for (let size = this.leaveShape.longest; size > 0; size--) this.shortenFrom(size, 0, 0, SHAPE_ROOT, 0);
  }

  /** Chooses the tiles from number `nth` on, of this kind or a later one. */
  private rackFrom(nth: number, kind: Kind): void {
    const { best, kinds, pool, used } = this;
    const isLast = nth + 1 === this.rackShape.longest;
    if (isLast) this.findBest(nth, kind);
    for (let next = kind; next < pool.length; next++) {
      if (used[next]! >= pool[next]!) continue;
      kinds[nth] = next;
      used[next]!++;
      if (isLast) this.spread(nth + 1, best[next]!);
      else {
        this.split(nth, next);
        this.rackFrom(nth + 1, next);
      }
      used[next]!--;
    }
  }

  /** Extends the splits by keeping or playing the tile; of equal tiles the first ones are kept. */
  private split(nth: number, kind: Kind): void {
    const { keepNodes, keeps, leaveShape, playNodes, plays, rackShape, width } = this;
    const from = nth * width;
    let to = from + width;
    const isSame = nth > 0 && this.kinds[nth - 1] === kind;
    const keepers = from + (isSame ? this.keepers[nth]! : this.splits[nth]!);
    for (let state = from; state < keepers; state++) {
      const step = keepNodes[state]! + kind;
      playNodes[to] = playNodes[state]!;
      plays[to] = plays[state]!;
      keepNodes[to] = leaveShape.nexts[step]!;
      keeps[to++] = keeps[state]! + leaveShape.skips[step]!;
    }
    this.keepers[nth + 1] = to - from - width;
    for (let state = from; state < from + this.splits[nth]!; state++) {
      const step = playNodes[state]! + kind;
      playNodes[to] = rackShape.nexts[step]!;
      plays[to] = plays[state]! + rackShape.skips[step]!;
      keepNodes[to] = keepNodes[state]!;
      keeps[to++] = keeps[state]!;
    }
    this.splits[nth + 1] = to - from - width;
  }

  /** Worth of the whole rack, at least 0, for every possible kind of its last tile. */
  private findBest(nth: number, kind: Kind): void {
    const { best, keepNodes, keeps, playNodes, plays, scores, values } = this;
    const { skips } = this.leaveShape;
    const { skips: rackSkips } = this.rackShape;
    let openCount = 0;
    for (let next = kind; next < this.pool.length; next++)
      if (this.used[next]! < this.pool[next]!) this.open[openCount++] = next;
    best.fill(0, kind);
    const from = nth * this.width;
    const end = from + this.splits[nth]!;
    for (let state = from; state < end; state++) {
      const play = plays[state]!;
      const keep = keeps[state]!;
      const value = values[keep]!;
      const playNode = playNodes[state]!;
      for (let i = 0; i < openCount; i++) {
        const next = this.open[i]!;
        const worth = scores[play + rackSkips[playNode + next]!]! + value;
        if (worth > best[next]!) best[next] = worth;
      }
      const score = scores[play]!;
      if (score === NO_PLAY) continue;
      const keepNode = keepNodes[state]!;
      for (let i = 0; i < openCount; i++) {
        const next = this.open[i]!;
        const worth = score + values[keep + skips[keepNode + next]!]!;
        if (worth > best[next]!) best[next] = worth;
      }
    }
  }

  /** Adds the worth of the first `size` tiles to each leave of one tile less. */
  private spread(size: number, worth: number): void {
    const { kinds, leaveShape, means, pool, used } = this;
    const { nexts, skips } = leaveShape;
    const rest = this.poolSize - size + 1;
    for (let without = 0; without < size; without++) {
      const kind = kinds[without]!;
      if (without + 1 < size && kinds[without + 1] === kind) continue;
      let node = SHAPE_ROOT;
      let index = 0;
      for (let nth = 0; nth < size; nth++) {
        if (nth === without) continue;
        const step = node + kinds[nth]!;
        index += skips[step]!;
        node = nexts[step]!;
      }
      means[index]! += (worth * (pool[kind]! - used[kind]! + 1)) / rest;
    }
  }

  /** Spreads the worth of the leaves of `size` tiles. */
  private shortenFrom(size: number, nth: number, kind: Kind, node: number, index: number): void {
    const { leaveShape, pool, used } = this;
    for (let next = kind; next < pool.length; next++) {
      if (used[next]! >= pool[next]!) continue;
      const step = node + next;
      if (leaveShape.nexts[step] === NO_TILE_LEFT) continue;
      const longer = index + leaveShape.skips[step]!;
      this.kinds[nth] = next;
      used[next]!++;
      if (nth + 1 === size) this.spread(size, this.means[longer]!);
      else this.shortenFrom(size, nth + 1, next, leaveShape.nexts[step]!, longer);
      used[next]!--;
    }
  }
}
