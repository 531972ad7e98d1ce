import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { NumberSet } from './numberSet';
import { SwingTally } from './swingTally';
import { GAMES_OF_BATCH, type TrainedWinTable } from './winTableFile';

/** The combined games of two tables of the same training, or why they cannot be joined. */
export function joinWinTables(
  one: TrainedWinTable,
  other: TrainedWinTable,
): Result<TrainedWinTable, Message> {
  const isSame =
    one.rules === other.rules &&
    one.origin.lexiconId === other.origin.lexiconId &&
    one.origin.seed === other.origin.seed &&
    one.tally.mostUnseen === other.tally.mostUnseen;
  if (!isSame) return fail(message('winTable.otherGames'));
  const done = NumberSet.parse(one.done);
  const more = NumberSet.parse(other.done);
  if (done === undefined || more === undefined || more.size * GAMES_OF_BATCH !== other.games)
    return fail(message('winTable.damaged'));
  if (!done.joinAll(more)) return fail(message('winTable.sameGames'));
  const tally = new SwingTally(one.tally.mostUnseen, one.tally.counts.slice());
  tally.addTally(other.tally.counts);
  return ok({ ...one, tally, done: done.toString(), games: done.size * GAMES_OF_BATCH });
}
