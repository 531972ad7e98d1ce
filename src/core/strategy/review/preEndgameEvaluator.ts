import { isSameTurn } from '../../game/turns/sameTurn';
import type { Gaddag } from '../../lexicon/gaddag';
import { type Clock, JobRunner } from '../preendgame/jobRunner';
import { DEFAULT_MODEL } from '../preendgame/playerModel';
import { preendgameInView } from '../preendgame/preendgameInView';
import { type HandedOut, type PreendgameRow, PreendgameSearch } from '../preendgame/preendgameSearch';
import { runSearch } from '../preendgame/runSearch';
import { LAST_STAGE, MOST_TURNS } from '../preendgame/stages';
import { TurnLister } from '../preendgame/turnLister';
import type { TurnEvaluator, ValuedTurn } from './turnEvaluator';

interface Deps {
  readonly lexicon: Gaddag;
  readonly now: Clock;
  /** Time limit for one turn. */
  readonly milliseconds: number;
  /** Memory for the tables of large endgames, a power of two; by default the usual size. */
  readonly tableBytes?: number | undefined;
}

/**
 * Evaluates turns with few tiles in the bag: the played and the best turn in every ordering of the unseen
 * tiles, against an opponent modelled by `DEFAULT_MODEL`. The best turn is the one that is still best after
 * it has been fully examined; others may be examined less closely. Undefined if time does not suffice.
 */
export function preEndgameEvaluator({ lexicon, milliseconds, now, tableBytes }: Deps): TurnEvaluator {
  const lister = new TurnLister(lexicon);
  return ({ played, view }) => {
    const opened = preendgameInView(view);
    if (opened === undefined) return undefined;
    const { preendgame, lead } = opened;
    const runner = new JobRunner(preendgame, lexicon, now, tableBytes);
    const end = now() + milliseconds;
    const bestOf = (turns: readonly ValuedTurn['turn'][]): PreendgameRow | undefined => {
      const search = new PreendgameSearch(preendgame, { model: DEFAULT_MODEL, turns, examined: 1 });
      // The turns ranked below it are examined no further before the best one is.
      const isExamined = ({ job }: HandedOut) =>
        job.stage === LAST_STAGE && search.rows()[0]?.isExamined === true;
      return runSearch(search, runner, () => end - now(), isExamined) ? search.rows()[0] : undefined;
    };
    const ownRow = bestOf([played]);
    if (ownRow === undefined) return undefined;
    const { turns } = lister.list(preendgame.root, MOST_TURNS);
    const others = turns.filter((turn) => !isSameTurn(turn, played));
    const bestRow = others.length === 0 ? ownRow : bestOf(others);
    if (bestRow === undefined) return undefined;
    const valued = ({ orderings, spread, ties, turn, wins }: PreendgameRow): ValuedTurn => ({
      turn,
      points: spread - lead,
      winShare: (wins + ties / 2) / orderings,
    });
    const [ownValue, otherValue] = [valued(ownRow), valued(bestRow)];
    const isBetter =
      otherValue.winShare > ownValue.winShare ||
      (otherValue.winShare === ownValue.winShare && otherValue.points > ownValue.points);
    return {
      method: 'preEndgame',
      best: isBetter ? otherValue : ownValue,
      played: ownValue,
      error: null,
    };
  };
}
