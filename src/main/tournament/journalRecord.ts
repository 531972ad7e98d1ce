import type { GameRequest } from '../../contract/tournament/tournamentApi';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { numberOfPair } from '../../core/strategy/tournament/pairNumbers';
import type { TournamentPlan } from '../../core/strategy/tournament/tournamentPlan';
import { errorMessage } from '../errorMessage';
import { visitRegularFile } from '../regularFile';
import { parsePair } from './journalFormat';
import { MAX_JOURNAL_BYTES } from './journalRepair';
import { LineReader } from './lineReader';

/** A game as a journal has it in GCG, or why there is none. */
export function readRecord(
  path: string,
  plan: TournamentPlan,
  { nth, pairing }: GameRequest,
): Result<string, Message> {
  const number = numberOfPair(plan, { pairing, pair: Math.floor(nth / 2) });
  const begins = `{"number":${number},`;
  let found: string | undefined;
  const reader = new LineReader((line) => {
    if (found !== undefined || !line.startsWith(begins)) return;
    const parsed = parsePair(line, false);
    if (parsed.ok) found = parsed.value.gcg?.[nth % 2];
  });
  try {
    visitRegularFile(path, MAX_JOURNAL_BYTES, (piece) => reader.read(piece));
  } catch (error) {
    return fail(message('tournament.unreadable', { path, reason: errorMessage(error) }));
  }
  return found === undefined ? fail(message('tournament.notRecorded')) : ok(found);
}
