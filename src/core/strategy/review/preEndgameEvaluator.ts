import { isSameTurn } from '../../game/turns/sameTurn';
import type { Gaddag } from '../../lexicon/gaddag';
import { type Clock, JobRunner } from '../preendgame/jobRunner';
import { DEFAULT_MODEL } from '../preendgame/playerModel';
import { openPreendgame } from '../preendgame/preendgame';
import { type PreendgameRow, PreendgameSearch } from '../preendgame/preendgameSearch';
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
    const { player, position, progress, scores, turnRules } = view;
    const [own, other] = player === 0 ? scores : scores.toReversed();
    if (own === undefined || other === undefined || view.bagCount === 0) return undefined;
    const { scorelessTurns } = progress;
    const opened = openPreendgame({
      position,
      turnRules,
      scores: [own, other],
      scorelessTurns,
      known: [],
    });
    if (!opened.ok || opened.value.bagCount !== view.bagCount) return undefined;
    const runner = new JobRunner(opened.value, lexicon, now, tableBytes);
    const end = now() + milliseconds;
    const bestOf = (turns: readonly ValuedTurn['turn'][]): PreendgameRow | undefined => {
      const search = new PreendgameSearch(opened.value, { model: DEFAULT_MODEL, turns, examined: 1 });
      return runUntil(search, runner, () => end - now()) ? search.rows()[0] : undefined;
    };
    const ownRow = bestOf([played]);
    if (ownRow === undefined) return undefined;
    const { turns } = lister.list(opened.value.root, MOST_TURNS);
    const others = turns.filter((turn) => !isSameTurn(turn, played));
    const bestRow = others.length === 0 ? ownRow : bestOf(others);
    if (bestRow === undefined) return undefined;
    const valued = ({ orderings, spread, ties, turn, wins }: PreendgameRow): ValuedTurn => ({
      turn,
      points: spread - (own - other),
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

/** Runs until the best turn has been examined; false if the time is over before that. */
function runUntil(search: PreendgameSearch, runner: JobRunner, left: () => number): boolean {
  for (let handed = search.next(); handed !== undefined; handed = search.next()) {
    const rest = left();
    if (rest <= 0) return false;
    const milliseconds = Math.min(handed.job.milliseconds ?? rest, rest);
    search.note(handed, runner.run({ ...handed.job, milliseconds }));
    // The turns ranked below it are examined no further before the best one is.
    if (handed.job.stage === LAST_STAGE && search.rows()[0]?.isExamined) return true;
  }
  return false;
}
