import { tilesLeft } from '../../../alphabet/tileCounts';
import { type Position, replaceTiles } from '../../../board/position';
import type { Rules } from '../../../board/rules';
import { createRandom } from '../../../game/random';
import { partOfSeed, type Seed } from '../../../game/seed';
import { startGame } from '../../../game/startGame';
import { CLASSIC_TURN_RULES } from '../../../game/turnRules';
import { takeTurn } from '../../../game/turns/takeTurn';
import type { Gaddag } from '../../../lexicon/gaddag';
import { flaw } from '../../../message';
import { NO_DEADLINE, type SoundAgent } from '../../agent';
import { viewOf } from '../../playerView';
import { kindCounts, kindOf, LeaveShape, longestWithin } from '../leaveShape';
import { type LeaveTable, longestLeave } from '../leaveTable';
import type { LeaveTally } from './leaveTally';
import { PlaySheet } from './playSheet';
import { RackSurvey } from './rackSurvey';

/** The most racks to evaluate on a board: 16 million, which take 64 MB. */
const MAX_RACKS = 1 << 24;

/** Input of a census. It can be cloned to a thread. */
export interface CensusPlan {
  readonly rules: Rules;
  readonly seed: Seed;
  /** From 0; each generation has its own boards. */
  readonly generation: number;
}

/**
 * Learns the worth of leaves from the boards of many games (after wolges, 2022). On each board every rack
 * that can be drawn is played in the best way, by score plus the previous generation's value of the leave.
 * The worth of a leave is the mean of the racks drawn to it minus the mean of all racks.
 */
export class Census {
  /** All leaves, and all racks. If there would be too many racks, shorter ones are used instead. */
  readonly leaveShape: LeaveShape;
  private readonly rackShape: LeaveShape;
  private readonly sheet: PlaySheet;
  private readonly survey: RackSurvey;
  /** In dictionary order, like both shapes. */
  private readonly values: Float32Array;
  private readonly tileCount: number;

  /** @param agent plays the games, as well as it can with the values of `table` */
  constructor(
    gaddag: Gaddag,
    private readonly plan: CensusPlan,
    table: LeaveTable,
    private readonly agent: SoundAgent,
  ) {
    const { leaves, racks } = censusShapes(plan.rules);
    this.leaveShape = leaves;
    this.rackShape = racks;
    this.sheet = new PlaySheet(gaddag, racks);
    this.survey = new RackSurvey(racks, leaves);
    this.values = table.inDictionary();
    this.tileCount = leaves.counts.reduce((sum, count) => sum + count, 0);
  }

  /** Adds the nth board, from 0. */
  addBoard(nth: number, tally: LeaveTally): void {
    const position = this.boardOf(nth);
    const pool = [...this.leaveShape.counts];
    for (const tile of position.tiles) if (tile !== 0) pool[kindOf(tile)]!--;
    this.sheet.fill(position);
    this.survey.survey(pool, this.sheet.scores, this.values);
    tally.addBoard(this.survey.means, pool);
  }

  /**
   * The board of a game once about as many tiles are left as its number determines, with all of those tiles
   * as the rack.
   */
  private boardOf(nth: number): Position {
    const { rules } = this.plan;
    const seed = partOfSeed(partOfSeed(this.plan.seed, this.plan.generation), nth);
    const started = startGame({ rules, seed, turnRules: CENSUS_TURN_RULES });
    if (!started.ok) throw flaw(started.error);
    const random = createRandom(partOfSeed(seed, -1));
    const most = this.tilesLeftAt(nth);
    let state = started.value;
    let { position } = state;
    for (let left = this.tileCount; left > most && state.end === undefined; ) {
      const turn = this.agent(viewOf(state, state.player), random, NO_DEADLINE);
      state = takeTurn(state, turn);
      left = state.bag.length + state.racks.flat().length;
      if (left >= this.rackShape.longest) ({ position } = state);
    }
    const rack = tilesLeft(rules.distribution, [...position.tiles]);
    return replaceTiles(position, position.tiles, Uint8Array.from(rack));
  }

  /** From the second turns to the last tiles of the bag, evenly distributed for any number of boards. */
  private tilesLeftAt(nth: number): number {
    const racks = 2 * this.plan.rules.rackSize;
    const least = racks + 1;
    const range = Math.max(1, this.tileCount - racks - least + 1);
    return least + Math.floor(((nth * GOLDEN_PART) % 1) * range);
  }
}

/** Its multiples modulo 1 are distributed as evenly as possible, however many there are. */
const GOLDEN_PART = 0.618_033_988_749_895;

const CENSUS_TURN_RULES = { ...CLASSIC_TURN_RULES, challenge: 'void' } as const;

/**
 * The leaves of a tile set and the racks that they are learnt from, in dictionary order: a census visits them
 * in that order, and good locality saves a fifth of the time.
 */
export function censusShapes({ distribution, rackSize }: Rules): {
  readonly leaves: LeaveShape;
  readonly racks: LeaveShape;
} {
  const counts = kindCounts(distribution);
  const tileCount = counts.reduce((sum, count) => sum + count, 0);
  const whole = Math.min(rackSize, tileCount, longestLeave(counts, rackSize) + 1);
  const rack = Math.max(1, longestWithin(counts, whole, MAX_RACKS));
  return {
    leaves: new LeaveShape(counts, rack - 1, 'dictionary'),
    racks: new LeaveShape(counts, rack, 'dictionary'),
  };
}
