import { NO_TILE, rackTileOf, type Tile } from '../../alphabet/tile';
import { type Position, replaceTiles } from '../../board/position';
import { entryAt } from '../../certain';
import { createRandom, shuffled } from '../../game/random';
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
import { bestExchange } from '../bestExchange';
import type { TurnWorth } from '../evaluator';
import { equityEvaluator, type StaticEvaluator } from '../leaves/equityEvaluator';
import type { LeaveTable } from '../leaves/leaveTable';
import type { FittingRack, Inference, OpponentTurn } from './inferredRacks';
import { type PossibleRack, possibleRacks } from './possibleRacks';
import { keptMask, takeOff } from './rolloutBoard';
import { findTurnFault, type Situation } from './situation';
import { placementEquity } from './turnEquity';

/** A turn fits a rack where nothing else is better by more than that: five points of equity. */
const NEARLY_BEST = 5 * THOUSANDTHS;
/** With each point by which something else is better, the turn is e times less likely to be taken. */
const USUAL_LOSS = 1 * THOUSANDTHS;
/** So many racks are looked at, at most. */
const MOST_RACKS = 1000;
/** To look at a longer rack takes far longer. */
const USUAL_RACK = 8;
const MOST_LONG_RACKS = 100;
/** Of the seed of a simulation, which gives its parts from 0 on to the samples. */
const OWN_PART = -1;

/** Finds out with which racks an opponent who goes by static equity would likely have taken the turn. */
export class InferenceFinder {
  private readonly finder: BestMoveFinder;
  private readonly evaluate: StaticEvaluator;

  constructor(gaddag: Gaddag, table: LeaveTable) {
    this.finder = new BestMoveFinder(gaddag);
    this.evaluate = equityEvaluator(table);
  }

  /**
   * What follows from the turn, or why it cannot have been the opponent’s last one. Racks are looked at in an
   * order of chance: where time is over before the last one, those looked at are a fair sample.
   * @param isOver asked before each rack
   */
  infer(
    situation: Situation,
    turn: OpponentTurn,
    seed: Seed,
    isOver: Deadline = NO_DEADLINE,
  ): Result<Inference, Message> {
    const before = situationBefore(situation, turn);
    if (!before.ok) return before;
    const { played, position } = before.value;
    const { rackSize } = position.rules;
    const most = rackSize > USUAL_RACK ? MOST_LONG_RACKS : MOST_RACKS;
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
    return ok({ fitting, looked, isEvery: isEvery && looked === racks.length });
  }

  /** The rack as the turn divides it; undefined where the turn does not fit. */
  private fitOf(
    before: SituationBefore,
    turn: OpponentTurn,
    { tiles, weight }: PossibleRack,
  ): FittingRack | undefined {
    const { played, position } = before;
    const rack = [...played, ...tiles];
    const seen = {
      ...before,
      position: replaceTiles(position, position.tiles, Uint8Array.from(rack)),
    };
    const found = this.keptBy(seen, turn);
    if (found === undefined) return undefined;
    const { loss, tiles: kept } = found;
    const exchanged = turn.kind === 'exchange' ? [...rack] : [];
    if (turn.kind === 'exchange') takeOff(exchanged, kept);
    return { kept, exchanged, weight: weight * Math.exp(-loss / USUAL_LOSS) };
  }

  /** What who takes the turn keeps; undefined where something else would have been much better. */
  private keptBy(seen: Seen, turn: OpponentTurn): Kept | undefined {
    const { position } = seen;
    const { rack } = position;
    const worth = this.evaluate(seen);
    const own =
      turn.kind === 'placement' ? placed(position, worth, turn) : bestOfSize(worth.exchanged, turn.count);
    if (own === undefined) return undefined;
    const exchange = worth.exchanged === undefined ? undefined : bestExchange(seen, worth.exchanged);
    const most = Math.max(own.equity, exchange?.worth ?? own.equity);
    if (most > own.equity + NEARLY_BEST) return undefined;
    const better = this.finder.findWorthiest(position, worth, most + 1);
    const loss = (better === undefined ? most : placementEquity(position, worth, better)) - own.equity;
    if (loss > NEARLY_BEST) return undefined;
    return { tiles: [...rack].filter((_tile, nth) => ((own.kept >> nth) & 1) === 1), loss };
  }
}

/** What the opponent saw. */
type Seen = Parameters<StaticEvaluator>[0];

/** The equity of a turn, and the tiles it keeps as a mask. */
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
  /** By how much the best turn would have been better. */
  readonly loss: number;
}

/** The best exchange of so many tiles. */
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
  /** The tiles that the turn has shown. */
  readonly played: readonly Tile[];
}

/** The board and the bag as the opponent saw them, or why the turn cannot have been. */
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
