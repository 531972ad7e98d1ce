import { entryAt } from '../../certain';
import { countPlayed } from '../../game/turns/placement';
import type { PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import { NO_DEADLINE } from '../agent';
import { evaluatingAgent } from '../evaluatingAgent';
import type { Evaluator } from '../evaluator';
import type { PlayerView } from '../playerView';
import { turnEquity } from '../simulation/turnEquity';
import type { WinChances } from '../winTable/winChances';
import type { TurnEvaluator, ValuedTurn } from './turnEvaluator';

/** A turn and its equity, in thousandths of a point. */
export interface TurnEquity {
  readonly turn: PlainTurn;
  readonly equity: number;
}

/** Evaluates turns by static equity. Keep one per game at a time: it owns its working memory. */
export class StaticEquity {
  private readonly choose;

  constructor(
    lexicon: Gaddag,
    private readonly evaluate: Evaluator,
  ) {
    this.choose = evaluatingAgent(lexicon, evaluate);
  }

  best(view: PlayerView): TurnEquity {
    const turn = this.choose(view, NO_RANDOM, NO_DEADLINE);
    return { turn, equity: this.equityOf(view, turn) };
  }

  equityOf(view: PlayerView, turn: PlainTurn): number {
    return turnEquity(view.position, this.evaluate(view), turn);
  }
}

/** Finding the best turn involves no chance. */
const NO_RANDOM = () => 0;

/** Evaluates by static equity, and by the win % of the resulting lead. */
export function staticEvaluator(equity: StaticEquity, chances: WinChances): TurnEvaluator {
  return ({ played, view }) => {
    const valued = ({ equity: worth, turn }: TurnEquity): ValuedTurn => ({
      turn,
      points: worth / THOUSANDTHS,
      winShare: winShareAfter(view, turn, worth, chances),
    });
    const own = { turn: played, equity: equity.equityOf(view, played) };
    const best = equity.best(view);
    return {
      method: 'equity',
      best: valued(best.equity > own.equity ? best : own),
      played: valued(own),
      error: null,
    };
  };
}

/**
 * Win % of the player after a turn with this equity, in thousandths of a point, when the opponent is on turn.
 * Going out decides the game.
 */
export function winShareAfter(
  { bagCount, player, rackCounts, scores }: PlayerView,
  turn: PlainTurn,
  equity: number,
  chances: WinChances,
): number {
  const opponent = player === 0 ? 1 : 0;
  const lead = (entryAt(scores, player) - entryAt(scores, opponent)) * THOUSANDTHS + equity;
  const played = turn.kind === 'placement' ? countPlayed(turn.tiles) : 0;
  return shareOfWaiting(lead, bagCount + entryAt(rackCounts, player) - played, chances);
}

/**
 * Win % of a player with this lead while the opponent is on turn.
 *
 * @param unseen number of tiles that the opponent does not see; 0 if the game is over
 */
export function shareOfWaiting(lead: number, unseen: number, chances: WinChances): number {
  if (unseen === 0) return (Math.sign(lead) + 1) / 2;
  return 1 - chances.winShare(unseen, -lead);
}
