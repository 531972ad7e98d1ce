import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { certain } from '../../core/certain';
import { openGaddag, shareGaddag } from '../../core/lexicon/sharedGaddag';
import { type Message, message } from '../../core/message';
import { fail, ok } from '../../core/result';
import type { LeavesSource } from '../../core/strategy/leaves/leavesSource';
import { lexiconOfLevel } from '../../core/strategy/levels/vocabulary';
import { gameRecord, recordName } from '../../core/strategy/tournament/gameRecord';
import { levelsOf } from '../../core/strategy/tournament/levelsOf';
import type { FinishedGame } from '../../core/strategy/tournament/pairedGames';
import { placeOfPair } from '../../core/strategy/tournament/pairNumbers';
import { findMissingMeans, PairPlayer } from '../../core/strategy/tournament/playPair';
import { isReproducible, type TournamentPlan } from '../../core/strategy/tournament/tournamentPlan';
import { cachedVocabulary } from '../cache/vocabularyCache';
import { giveWayInBackground } from '../engine/background';
import { nodeHost } from '../engine/nodeHost';
import type { ThreadData } from '../engine/threadData';
import { serveWorker } from '../jobs/serveWorker';
import { builtInLeaves } from '../leaves/builtInLeaves';
import { openSharedLeaves, type SharedLeaves } from '../leaves/sharedLeaves';
import { builtInChances } from '../simulation/winTableStore';
import { unwritable } from '../unwritable';
import { writeFileDurably } from '../writeFileDurably';
import type { PlayedPair, ThreadTable, TournamentApi } from './threadApi';

interface Playing extends ThreadTable {
  readonly player: PairPlayer;
}

giveWayInBackground();

const { cacheDir } = workerData as ThreadData;

const programLeaves = builtInLeaves(import.meta.dirname);
const chances = builtInChances(import.meta.dirname);

/** Leaves named by the plan, or else the built-in ones. */
function leavesFor(leaves: SharedLeaves | null, plan: TournamentPlan): LeavesSource {
  if (leaves !== null) {
    const known = ok(openSharedLeaves(leaves));
    return () => known;
  }
  return plan.leaves === undefined ? programLeaves : () => fail(message('tournament.leavesOfFile'));
}

let current: Playing | undefined;

const playing = (): Playing => certain(current, 'what is to be played');

const refused = (problem: Message) => fail({ code: 'internal', message: problem } as const);

const api: TournamentApi = {
  prepareLevels({ gaddag, plan: { agents, lexicon, rules } }) {
    const notes: Message[] = [];
    const levels = levelsOf(agents);
    const all = openGaddag(gaddag);
    const vocabulary = cachedVocabulary(cacheDir, (note) => notes.push(note))(
      { gaddag: all, id: lexicon.id },
      rules,
    );
    if (!vocabulary.ok) return refused(vocabulary.error);
    const words = levels.map(
      (level) => [level, shareGaddag(lexiconOfLevel(all, rules, vocabulary.value, level))] as const,
    );
    return ok({ levels: new Map(words), notes });
  },
  begin(table) {
    const { gaddag, leaves, levels, plan } = table;
    const source = leavesFor(leaves, plan);
    const problem = findMissingMeans(plan, source, chances);
    if (problem !== undefined) return refused(problem);
    const lexicon = openGaddag(gaddag);
    const wordsOf = (level: number) => openGaddag(certain(levels.get(level), 'the words of a level'));
    const lexicons = { all: lexicon, wordsOf };
    current = { ...table, player: new PairPlayer(plan, lexicons, nodeHost.now, source, chances) };
    return ok(null);
  },
  play(numbers) {
    const pairs: PlayedPair[] = [];
    for (const number of numbers) {
      const played = playing().player.play(placeOfPair(playing().plan, number));
      if (!played.ok) return refused(played.error);
      const problem = writeRecords(played.value);
      const records = isReproducible(playing().plan) ? [] : played.value.map(recordOf);
      if (problem !== undefined) return refused(problem);
      const faults = played.value.flatMap(({ faults, summary: { nth, pairing } }) =>
        faults.map((problem) => ({ pairing, nth, problem })),
      );
      pairs.push({ number, games: played.value.map(({ summary }) => summary), faults, records });
    }
    return ok(pairs);
  },
  record(pairing, nth) {
    const { plan, player } = playing();
    const played = player.playGame(pairing, nth);
    return played.ok ? ok(gameRecord(plan, pairing, nth, played.value.state)) : refused(played.error);
  },
};

function recordOf({ state, summary: { nth, pairing } }: FinishedGame): string {
  return gameRecord(playing().plan, pairing, nth, state);
}

/** Runs before games are reported, so that none that counts lacks its record. */
function writeRecords(games: readonly FinishedGame[]): Message | undefined {
  const { gcgDir, plan } = playing();
  if (gcgDir === null) return undefined;
  for (const game of games) {
    const { nth, pairing } = game.summary;
    const path = join(gcgDir, recordName(plan, pairing, nth));
    try {
      writeFileDurably(path, Buffer.from(recordOf(game)));
    } catch (error) {
      return unwritable(path, error);
    }
  }
  return undefined;
}

serveWorker(api);
