import type { Tile } from '../../../../src/core/alphabet/tile';
import { CLASSIC_RULES, type Rules } from '../../../../src/core/board/rules';
import { entryAt } from '../../../../src/core/certain';
import { rackOnTurn } from '../../../../src/core/game/gameFacts';
import { partOfSeed, type Seed } from '../../../../src/core/game/seed';
import { startGame } from '../../../../src/core/game/startGame';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { takeTurn } from '../../../../src/core/game/turns/takeTurn';
import type { Gaddag } from '../../../../src/core/lexicon/gaddag';
import { THOUSANDTHS } from '../../../../src/core/movegen/bestMove/moveWorth';
import { LeaveTally } from '../../../../src/core/strategy/leaves/census/leaveTally';
import { smoothLeaves } from '../../../../src/core/strategy/leaves/census/smoothLeaves';
import { equityEvaluator } from '../../../../src/core/strategy/leaves/equityEvaluator';
import { kindOf, LeaveShape } from '../../../../src/core/strategy/leaves/leaveShape';
import { type LeaveTable, leaveShapeOf } from '../../../../src/core/strategy/leaves/leaveTable';
import { viewOf } from '../../../../src/core/strategy/playerView';
import { StaticEquity } from '../../../../src/core/strategy/review/staticEvaluator';
import { unwrap } from '../../../oracle/oraclePositions';

/**
 * Leaves by self-play, to be compared with those of the census: before each turn with tiles in the bag the
 * rack is noted and what its best turn is worth. A leave is worth what the racks noted that hold it are worth
 * on the average, each distinct one as often as it is drawn to the leave from a full bag; smoothed as the
 * census smooths.
 */
export function leavesBySelfPlay(
  gaddag: Gaddag,
  before: LeaveTable,
  { games, seed }: { readonly games: number; readonly seed: Seed },
): LeaveTable {
  const rules = CLASSIC_RULES;
  const racks = new RackMeans(rules);
  const equity = new StaticEquity(gaddag, equityEvaluator(before));
  for (let nth = 0; nth < games; nth++) {
    let state = unwrap(startGame({ rules, seed: partOfSeed(seed, nth), turnRules: CLASSIC_TURN_RULES }));
    while (state.end === undefined) {
      const best = equity.best(viewOf(state, state.player));
      if (state.bag.length > 0 && rackOnTurn(state).length === rules.rackSize)
        racks.note(rackOnTurn(state), best.equity / THOUSANDTHS);
      state = takeTurn(state, best.turn);
    }
  }
  return racks.leaves();
}

/** Mean worths of racks, and the leave values that follow from them. */
class RackMeans {
  private readonly shape: LeaveShape;
  private readonly racks: LeaveShape;
  private readonly sums: Float64Array;
  private readonly counts: Uint32Array;
  private readonly kindsOf = new Map<number, readonly number[]>();

  constructor(rules: Rules) {
    this.shape = leaveShapeOf(rules.distribution, rules.rackSize);
    this.racks = new LeaveShape(this.shape.counts, rules.rackSize);
    this.sums = new Float64Array(this.racks.size);
    this.counts = new Uint32Array(this.racks.size);
  }

  note(rack: readonly Tile[], worth: number): void {
    const index = this.racks.indexOf(rack);
    if (!this.kindsOf.has(index))
      this.kindsOf.set(
        index,
        rack.map(kindOf).sort((one, other) => one - other),
      );
    this.counts[index]!++;
    this.sums[index]! += worth;
  }

  leaves(): LeaveTable {
    const { shape } = this;
    const [weights, squared, sums, squares] = Array.from({ length: 4 }, () => new Float64Array(shape.size));
    if (weights === undefined || squared === undefined || sums === undefined || squares === undefined)
      throw new Error('Four arrays were made.');
    for (const [index, kinds] of this.kindsOf) {
      const mean = this.sums[index]! / this.counts[index]!;
      this.eachLeave(kinds, (leave, ways) => {
        weights[leave]! += ways;
        squared[leave]! += ways * ways;
        sums[leave]! += ways * mean;
        squares[leave]! += ways * mean * mean;
      });
    }
    const base = entryAt(sums, 0) / entryAt(weights, 0);
    const tally = new LeaveTally(shape);
    for (let leave = 0; leave < shape.size; leave++) {
      const weight = weights[leave]!;
      if (weight === 0) continue;
      // As many equal weights would say as much.
      const count = Math.max(1, Math.round(weight ** 2 / squared[leave]!));
      const mean = sums[leave]! / weight;
      const variance = Math.max(0, squares[leave]! / weight - mean * mean);
      tally.counts[leave] = count;
      tally.sums[leave] = 1000 * count * (mean - base);
      tally.squares[leave] = 100 * count * ((mean - base) ** 2 + variance);
    }
    return smoothLeaves(shape, tally).table;
  }

  /** Every leave of a rack once, and the ways to draw the rest of the rack to it from a full bag. */
  private eachLeave(kinds: readonly number[], visit: (leave: number, ways: number) => void): void {
    const { counts, nexts, skips } = this.shape;
    const distinct = [...new Set(kinds)];
    const held = distinct.map((kind) => kinds.filter((each) => each === kind).length);
    const go = (nth: number, node: number, index: number, ways: number, taken: number): void => {
      if (nth === distinct.length) {
        if (taken < kinds.length) visit(index, ways);
        return;
      }
      const kind = distinct[nth]!;
      for (let count = 0, at = node, to = index; count <= held[nth]!; count++) {
        const rest = held[nth]! - count;
        go(nth + 1, at, to, ways * choose(counts[kind]! - count, rest), taken + count);
        if (taken + count + 1 >= kinds.length || count === held[nth]!) break;
        to += skips[at + kind]!;
        at = nexts[at + kind]!;
      }
    };
    go(0, 0, 0, 1, 0);
  }
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let nth = 0; nth < count; nth++) ways = (ways * (from - nth)) / (nth + 1);
  return ways;
}
