import type { PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import type { PlayerView } from '../playerView';
import { type Clock, JobRunner } from './jobRunner';
import { DEFAULT_MODEL } from './playerModel';
import { preendgameInView } from './preendgameInView';
import { PreendgameSearch } from './preendgameSearch';
import { runSearch } from './runSearch';

/** For little time: larger tables are not worth clearing. */
const TABLE_BYTES = 1 << 24;

/**
 * The best of some legal turns with few tiles in the bag: estimates by the first stages of the search, and
 * the best of them examined to the end, as far as there is time. Undefined if the search does not cover the
 * position, or if nothing was found in time.
 *
 * @param left milliseconds left, by that clock
 */
export function preendgameTurn(
  lexicon: Gaddag,
  view: PlayerView,
  turns: readonly PlainTurn[],
  now: Clock,
  left: () => number,
): PlainTurn | undefined {
  const opened = preendgameInView(view);
  if (opened === undefined) return undefined;
  const runner = new JobRunner(opened.preendgame, lexicon, now, TABLE_BYTES);
  const search = new PreendgameSearch(opened.preendgame, { model: DEFAULT_MODEL, turns, examined: 1 });
  runSearch(search, runner, left);
  const best = search.rows()[0];
  return best === undefined || best.looked === 0 ? undefined : best.turn;
}
