import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { certain } from '../../core/certain';
import { Gaddag } from '../../core/lexicon/gaddag';
import { type Message, message } from '../../core/message';
import { fail, ok } from '../../core/result';
import { gameRecord, recordName } from '../../core/strategy/tournament/gameRecord';
import type { FinishedGame } from '../../core/strategy/tournament/pairedGames';
import { placeOfPair } from '../../core/strategy/tournament/pairNumbers';
import { findMissingLeaves, PairPlayer } from '../../core/strategy/tournament/playPair';
import { nodeHost } from '../engine/nodeHost';
import { errorMessage } from '../errorMessage';
import { builtInLeaves } from '../leaves/builtInLeaves';
import { writeFileDurably } from '../writeFileDurably';
import type { NoEvents, PlayedPair, ThreadTable, TournamentApi } from './threadApi';

const port = parentPort;
if (port === null) throw new Error('Games are played in a worker thread only.');

interface Playing extends ThreadTable {
  readonly player: PairPlayer;
}

const leaves = builtInLeaves(import.meta.dirname);

let current: Playing | undefined;

const playing = (): Playing => certain(current, 'what is to be played');

const refused = (problem: Message) => fail({ code: 'internal', message: problem } as const);

const api: TournamentApi = {
  begin(table) {
    const { gaddag, plan } = table;
    const problem = findMissingLeaves(plan, leaves);
    if (problem !== undefined) return refused(problem);
    const lexicon = new Gaddag(gaddag.arcs, gaddag.counts);
    current = { ...table, player: new PairPlayer(plan, lexicon, nodeHost.now, leaves) };
    return ok(null);
  },
  play(numbers) {
    const pairs: PlayedPair[] = [];
    for (const number of numbers) {
      const played = playing().player.play(placeOfPair(playing().plan, number));
      if (!played.ok) return refused(played.error);
      const problem = writeRecords(played.value);
      if (problem !== undefined) return refused(problem);
      const faults = played.value.flatMap(({ faults, summary: { nth, pairing } }) =>
        faults.map((problem) => ({ pairing, nth, problem })),
      );
      pairs.push({ number, games: played.value.map(({ summary }) => summary), faults });
    }
    return ok(pairs);
  },
  record(pairing, nth) {
    const { plan, player } = playing();
    const played = player.playGame(pairing, nth);
    return played.ok ? ok(gameRecord(plan, pairing, nth, played.value.state)) : refused(played.error);
  },
};

/** Before anybody hears of the games, so that none that counts is without its record. */
function writeRecords(games: readonly FinishedGame[]): Message | undefined {
  const { gcgDir, plan } = playing();
  if (gcgDir === null) return undefined;
  for (const { state, summary } of games) {
    const { nth, pairing } = summary;
    const path = join(gcgDir, recordName(plan, pairing, nth));
    try {
      writeFileDurably(path, Buffer.from(gameRecord(plan, pairing, nth, state)));
    } catch (error) {
      return message('tournament.unwritable', { path, reason: errorMessage(error) });
    }
  }
  return undefined;
}

createBirpc<NoEvents, TournamentApi>(api, {
  post: (sent) => port.postMessage(sent),
  on: (listener) => port.on('message', listener),
});
