import { NO_TILE } from '../../alphabet/tile';
import { PASS, type PlainTurn } from '../../game/turns/turn';
import { turnWithoutMove } from '../../game/turns/turnWithoutMove';
import type { Gaddag } from '../../lexicon/gaddag';
import { BestMoveFinder } from '../../movegen/bestMove/bestMoveFinder';
import type { TurnWorth } from '../evaluator';
import { bestExchange } from '../exchanges';
import { equityEvaluator, type StaticEvaluator } from '../leaves/equityEvaluator';
import type { LeaveTable } from '../leaves/leaveTable';
import { keptMask } from './rolloutBoard';

/** The view of a player in a rollout. */
type Seen = Parameters<StaticEvaluator>[0];

/** Takes the turn of the highest static equity, as the agent `equity` does. */
export class StaticPlayer {
  private readonly finder: BestMoveFinder;
  private readonly evaluate: StaticEvaluator;
  /** Leave value after the last turn, in thousandths of a point; 0 with an empty bag. */
  leave = 0;

  constructor(gaddag: Gaddag, table: LeaveTable) {
    this.finder = new BestMoveFinder(gaddag);
    this.evaluate = equityEvaluator(table);
  }

  choose(seen: Seen): PlainTurn {
    const { bagCount, position } = seen;
    const worth = this.evaluate(seen);
    const exchange = worth.exchanged === undefined ? undefined : bestExchange(seen, worth.exchanged);
    const move = this.finder.findWorthiest(position, worth, exchange?.worth);
    const turn =
      move ?? exchange?.turn ?? turnWithoutMove(position.rack, bagCount, position.rules.exchangeLimit);
    this.leave = leaveAfter(seen, turn, worth);
    return turn;
  }

  /** Leave value after a turn, in thousandths of a point; 0 with an empty bag. */
  leaveOf(seen: Seen, turn: PlainTurn): number {
    return leaveAfter(seen, turn, this.evaluate(seen));
  }
}

function leaveAfter({ bagCount, position: { rack } }: Seen, turn: PlainTurn, { kept }: TurnWorth): number {
  if (bagCount === 0 || kept === undefined) return 0;
  return kept[keptMask(rack, turn === PASS || turn.kind === 'pass' ? [] : turn.tiles)] ?? 0;
}

/** Number of tiles that a turn takes from the rack. */
export function countTaken(turn: PlainTurn): number {
  if (turn.kind === 'pass') return 0;
  let count = 0;
  for (const tile of turn.tiles) if (tile !== NO_TILE) count++;
  return count;
}
