import { NO_TILE, rackTileOf, type Tile } from '../../alphabet/tile';
import { countKinds } from '../../alphabet/tileCounts';
import { type Position, replaceTiles } from '../../board/position';
import { entryAt } from '../../certain';
import { createRandom, type Random, shuffled } from '../../game/random';
import { partOfSeed, type Seed } from '../../game/seed';
import { mayExchange } from '../../game/turnRules';
import { boardBefore } from '../../game/turns/boardBefore';
import type { Gaddag } from '../../lexicon/gaddag';
import { popcount } from '../../lexicon/popcount';
import { type Message, message } from '../../message';
import { BestMoveFinder } from '../../movegen/bestMove/bestMoveFinder';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { Move } from '../../movegen/move';
import { fail, ok, type Result } from '../../result';
import { type Deadline, NO_DEADLINE } from '../agent';
import type { TurnWorth } from '../evaluator';
import { bestExchange } from '../exchanges';
import { equityEvaluator, type StaticEvaluator } from '../leaves/equityEvaluator';
import type { LeaveTable } from '../leaves/leaveTable';
import type { FittingRack, Inference, OpponentTurn } from './inferredRacks';
import { type PossibleRack, possibleRacks, waysToChoose } from './possibleRacks';
import { keptMask, takeOff } from './rolloutBoard';
import { findTurnFault, type Situation } from './situation';
import { placementEquity } from './turnEquity';
import { seenBefore, type TurnsBefore } from './turnsBefore';

/** A turn fits a rack if no other turn is better by more than this much equity. */
const MOST_LOST = 20 * THOUSANDTHS;
/** See `likelihoodOfLoss`. */
const USUAL_LOSS = 1 * THOUSANDTHS;
const STEEPNESS = 1.7;
/** Maximum number of racks to try. */
const MOST_RACKS = 1000;
/** Longer racks take far longer to evaluate. */
const USUAL_RACK = 8;
const MOST_LONG_RACKS = 100;
/** All parts of a rack of seven; a few of them, drawn by chance, would do more harm than good. */
const MOST_PARTS = 35;
/** Part of the simulation's seed for inference; the parts from 0 up belong to the samples. */
const OWN_PART = -1;

/** Finds the racks with which an opponent who plays by static equity would probably have taken the turn. */
export class InferenceFinder {
  private readonly finder: BestMoveFinder;
  private readonly evaluate: StaticEvaluator;

  constructor(gaddag: Gaddag, table: LeaveTable) {
    this.finder = new BestMoveFinder(gaddag);
    this.evaluate = equityEvaluator(table);
  }

  /**
   * The inference from a turn, or why it cannot have been the opponent’s last turn. Racks are tried in random
   * order, so that those tried before the time is over are a fair sample.
   *
   * @param isOver polled before each rack
   * @param turnsBefore earlier turns to take into account, if time permits
   */
  infer(
    situation: Situation,
    turn: OpponentTurn,
    seed: Seed,
    isOver: Deadline = NO_DEADLINE,
    turnsBefore?: TurnsBefore,
  ): Result<Inference, Message> {
    const before = situationBefore(situation, turn);
    if (!before.ok) return before;
    const { played, position } = before.value;
    const { rackSize } = position.rules;
    const most = mostRacks(rackSize);
    const random = createRandom(partOfSeed(seed, OWN_PART));
    const size = rackSize - played.length;
    const { isEvery, racks } = possibleRacks(situation.unseen, size, most, random, isOver);
    const fits: (FittingRack | undefined)[] = racks.map(() => undefined);
    let looked = 0;
    for (const nth of shuffled([...racks.keys()], random)) {
      if (isOver()) break;
      fits[nth] = this.fitOf(before.value, turn, entryAt(racks, nth));
      looked++;
    }
    const fitting = fits.filter((fit) => fit !== undefined);
    const weighed =
      turnsBefore === undefined ? fitting : this.weigh(fitting, before.value, turnsBefore, random, isOver);
    return ok({ fitting: weighed, looked, isEvery: isEvery && looked === racks.length });
  }

  /**
   * Weighs racks by an earlier turn: the tiles that the opponent kept then are part of the rack of the last
   * turn, and all such parts are equally likely a priori. A rack is therefore weighted by the mean likelihood
   * of the earlier turn over its parts. Of longer racks, some are sampled.
   */
  private weigh(
    fitting: readonly FittingRack[],
    last: SituationBefore,
    turnsBefore: TurnsBefore,
    random: Random,
    isOver: Deadline,
  ): readonly FittingRack[] {
    const before = seenBefore(last, turnsBefore);
    if (before === undefined) return fitting;
    const { opponents } = turnsBefore;
    const { rackSize } = before.position.rules;
    const most =
      rackSize > USUAL_RACK ? Math.max(1, Math.floor(MOST_LONG_RACKS / fitting.length)) : MOST_PARTS;
    const likelihoods = new Map<string, number>();
    const likelihoodOf = (tiles: readonly Tile[]): number => {
      const key = tiles.toSorted((one, other) => one - other).join();
      const known = likelihoods.get(key);
      if (known !== undefined) return known;
      const loss = this.keptBy(seenWith(before, tiles), opponents)?.loss ?? MOST_LOST;
      const likelihood = likelihoodOfLoss(loss);
      likelihoods.set(key, likelihood);
      return likelihood;
    };
    const weighed: FittingRack[] = [];
    for (const fit of fitting) {
      if (isOver()) return fitting;
      const rack = [...last.played, ...fit.kept, ...fit.exchanged];
      const { racks } = possibleRacks(rack, rackSize - before.played.length, most, random, NO_DEADLINE);
      let [sum, ways] = [0, 0];
      for (const { tiles, weight } of racks) {
        sum += weight * likelihoodOf(tiles);
        ways += weight;
      }
      weighed.push({ ...fit, weight: (fit.weight * sum) / ways });
    }
    return weighed;
  }

  /** The rack as divided by the turn; undefined if the turn does not fit. */
  private fitOf(
    before: SituationBefore,
    turn: OpponentTurn,
    { tiles, weight }: PossibleRack,
  ): FittingRack | undefined {
    const { played } = before;
    const found = this.keptBy(seenWith(before, tiles), turn);
    if (found === undefined) return undefined;
    const { loss, tiles: kept } = found;
    const exchanged = turn.kind === 'exchange' ? [...tiles] : [];
    if (turn.kind === 'exchange') takeOff(exchanged, kept);
    return { kept, exchanged, weight: (weight * likelihoodOfLoss(loss)) / waysToPlay(played, tiles) };
  }

  /** The tiles kept by the turn; undefined if another turn would have been much better. */
  private keptBy(seen: Seen, turn: OpponentTurn): Kept | undefined {
    const { position } = seen;
    const { rack } = position;
    const worth = this.evaluate(seen);
    const own =
      turn.kind === 'placement' ? placed(position, worth, turn) : bestOfSize(worth.exchanged, turn.count);
    if (own === undefined) return undefined;
    const exchange = worth.exchanged === undefined ? undefined : bestExchange(seen, worth.exchanged);
    const most = Math.max(own.equity, exchange?.worth ?? own.equity);
    if (most > own.equity + MOST_LOST) return undefined;
    const better = this.finder.findWorthiest(position, worth, most + 1);
    const loss = (better === undefined ? most : placementEquity(position, worth, better)) - own.equity;
    if (loss > MOST_LOST) return undefined;
    return { tiles: [...rack].filter((_tile, nth) => ((own.kept >> nth) & 1) === 1), loss };
  }
}

const mostRacks = (rackSize: number): number => (rackSize > USUAL_RACK ? MOST_LONG_RACKS : MOST_RACKS);

/**
 * How likely a turn is that loses equity to the best one, compared with the best one. Players who look
 * further than equity mostly take its best turn, and otherwise often one that loses many points, near the end
 * above all: a likelihood that falls exponentially would rule out what they hold.
 */
const likelihoodOfLoss = (loss: number): number => (1 + loss / USUAL_LOSS) ** -STEEPNESS;

/** The opponent's view with these tiles in addition to those played. */
function seenWith(before: SituationBefore, tiles: readonly Tile[]): Seen {
  const { played, position } = before;
  const rack = Uint8Array.from([...played, ...tiles]);
  return { ...before, position: replaceTiles(position, position.tiles, rack) };
}

/**
 * Number of ways in which a rack could have made the same play: with an E kept and an E played, either could
 * have been played. Each way is correspondingly less likely.
 */
function waysToPlay(played: readonly Tile[], kept: readonly Tile[]): number {
  const counts = countKinds(played);
  let ways = 1;
  for (const [tile, count] of countKinds([...played, ...kept]))
    ways *= waysToChoose(count, counts.get(tile) ?? 0);
  return ways;
}

/** The opponent's view. */
type Seen = Parameters<StaticEvaluator>[0];

/** The equity of a turn, and its kept tiles as a mask. */
interface Judged {
  readonly equity: number;
  readonly kept: number;
}

const placed = (position: Position, worth: TurnWorth, move: Move): Judged => ({
  equity: placementEquity(position, worth, move),
  kept: keptMask(position.rack, move.tiles),
});

interface Kept {
  readonly tiles: readonly Tile[];
  /** Equity lost to the best turn. */
  readonly loss: number;
}

/** The best exchange of `count` tiles. */
function bestOfSize(exchanged: Int32Array | undefined, count: number): Judged | undefined {
  let best: Judged | undefined;
  const full = (exchanged?.length ?? 0) - 1;
  for (let kept = 0; kept < full; kept++) {
    const equity = exchanged![kept]!;
    if (popcount(full ^ kept) === count && (best === undefined || equity > best.equity))
      best = { equity, kept };
  }
  return best;
}

interface SituationBefore extends Seen {
  /** The tiles revealed by the turn. */
  readonly played: readonly Tile[];
}

/** The board and the bag before the opponent's turn, or why the turn is impossible. */
function situationBefore(situation: Situation, turn: OpponentTurn): Result<SituationBefore, Message> {
  const { bagCount, known, position, turnRules } = situation;
  if (bagCount === 0) return fail(message('simulation.nothingHidden'));
  if (known.length > 0) return fail(message('simulation.knownAndInferred'));
  if (turn.kind === 'exchange') {
    const { exchangeLimit, rackSize } = position.rules;
    const isPossible = turn.count >= 1 && turn.count <= rackSize && mayExchange(bagCount, exchangeLimit);
    if (!isPossible) return fail(message('simulation.wrongExchange'));
    return ok({ bagCount, position, turnRules, played: [] });
  }
  const board = boardBefore(position, turn);
  if (board === undefined) return fail(message('simulation.notOnBoard'));
  const played = turn.tiles.filter((tile) => tile !== NO_TILE).map(rackTileOf);
  const before = replaceTiles(position, board, Uint8Array.from(played));
  const seen = { bagCount: bagCount + played.length, position: before, turnRules };
  const fault = findTurnFault({ ...situation, ...seen }, turn);
  return fault === undefined ? ok({ ...seen, played }) : fail(message('simulation.wrongTurn', { fault }));
}
