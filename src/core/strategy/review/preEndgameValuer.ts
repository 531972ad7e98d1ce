import type { Gaddag } from '../../lexicon/gaddag';
import { type Clock, JobRunner } from '../preendgame/jobRunner';
import { DEFAULT_MODEL } from '../preendgame/playerModel';
import { openPreendgame } from '../preendgame/preendgame';
import { type PreendgameRow, PreendgameSearch } from '../preendgame/preendgameSearch';
import { LAST_STAGE, MOST_TURNS } from '../preendgame/stages';
import { TurnLister } from '../preendgame/turnLister';
import { isSameTurn } from './sameTurn';
import type { TurnValuer, ValuedTurn } from './turnValuer';

interface Means {
  readonly lexicon: Gaddag;
  readonly now: Clock;
  /** For one turn. */
  readonly milliseconds: number;
  /** Memory for the tables of large endgames, a power of two; undefined: as is usual. */
  readonly tableBytes?: number | undefined;
}

/**
 * Turns with few tiles in the bag: the played one and the best one in every ordering of the unseen tiles,
 * against an opponent who plays as `DEFAULT_MODEL` says. The best one is that which is still the best once
 * it is examined; the others may have been looked at less closely. No answer where time does not suffice.
 */
export function preEndgameValuer({ lexicon, milliseconds, now, tableBytes }: Means): TurnValuer {
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

/** Whether the best turn has been examined before the time is over. */
function runUntil(search: PreendgameSearch, runner: JobRunner, left: () => number): boolean {
  for (let handed = search.next(); handed !== undefined; handed = search.next()) {
    const rest = left();
    if (rest <= 0) return false;
    const milliseconds = Math.min(handed.job.milliseconds ?? rest, rest);
    search.note(handed, runner.run({ ...handed.job, milliseconds }));
    // Those behind it have been looked at as closely as they will be before the best one is examined.
    if (handed.job.stage === LAST_STAGE && search.rows()[0]?.isExamined) return true;
  }
  return false;
}
