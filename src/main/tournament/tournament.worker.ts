import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { certain } from '../../core/certain';
import type { PlainTurn } from '../../core/game/turns/turn';
import { openGaddag, shareGaddag } from '../../core/lexicon/sharedGaddag';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { engineAgent } from '../../core/strategy/agentId';
import type { LeavesSource } from '../../core/strategy/leaves/leavesSource';
import { lexiconOfLevel } from '../../core/strategy/levels/vocabulary';
import type { PlayerView } from '../../core/strategy/playerView';
import { gameRecord, recordName } from '../../core/strategy/tournament/gameRecord';
import { levelsOf } from '../../core/strategy/tournament/levelsOf';
import type { FinishedGame } from '../../core/strategy/tournament/pairedGames';
import { placeOfPair } from '../../core/strategy/tournament/pairNumbers';
import { findMissingMeans, PairPlayer } from '../../core/strategy/tournament/playPair';
import {
  isReproducible,
  plannedEngine,
  type TournamentPlan,
} from '../../core/strategy/tournament/tournamentPlan';
import { cachedVocabulary } from '../cache/vocabularyCache';
import { giveWayInBackground } from '../engine/background';
import { nodeHost } from '../engine/nodeHost';
import type { ThreadData } from '../engine/threadData';
import type { EngineSearch } from '../engines/engineProcess';
import { askForTurn, questionOf } from '../engines/engineTurn';
import { serveWorker } from '../jobs/serveWorker';
import { builtInLeaves } from '../leaves/builtInLeaves';
import { openSharedLeaves, type SharedLeaves } from '../leaves/sharedLeaves';
import { builtInChances } from '../simulation/winTableStore';
import { orUnwritable } from '../unwritable';
import { writeFileDurably } from '../writeFileDurably';
import type { EngineCalls, PlayedPair, ThreadTable, TournamentApi } from './threadApi';

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
  async play(numbers) {
    const pairs: PlayedPair[] = [];
    for (const number of numbers) {
      const { plan, player } = playing();
      const place = placeOfPair(plan, number);
      const played =
        plan.engines === undefined ? player.play(place) : await player.playWith(askEngine, place);
      if (!played.ok) return refused(played.error);
      const problem = writeRecords(played.value);
      const records = isReproducible(plan) ? [] : played.value.map(recordOf);
      if (problem !== undefined) return refused(problem);
      const faults = played.value.flatMap(({ faults, summary: { nth, pairing } }) =>
        faults.map((problem) => ({ pairing, nth, problem })),
      );
      pairs.push({ number, games: played.value.map(({ summary }) => summary), faults, records });
    }
    return ok(pairs);
  },
  record(pairing, nth, scores) {
    const { plan, player } = playing();
    const played = player.playGame(pairing, nth);
    if (!played.ok) return refused(played.error);
    const { state, summary } = played.value;
    const isSame = summary.sides.every(({ score }, side) => score === scores[side]);
    return isSame ? ok(gameRecord(plan, pairing, nth, state)) : refused(message('tournament.otherGame'));
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
    const written = orUnwritable(path, () => writeFileDurably(path, Buffer.from(recordOf(game))));
    if (!written.ok) return written.error;
  }
  return undefined;
}

const main = serveWorker<TournamentApi, EngineCalls>(api);

/** Engines run in the main process; what they answer is checked here. */
async function askEngine(id: string, view: PlayerView): Promise<Result<PlainTurn, Message>> {
  const { gaddag, plan } = playing();
  const { name, seconds } = certain(plannedEngine(plan, engineAgent(id)), 'the engine in the plan');
  const about = await main.aboutEngine(id);
  if (!about.ok) return about;
  const question = questionOf(view);
  if (!question.ok) return question;
  const lexicon = openGaddag(gaddag);
  const engine = {
    about: about.value,
    search: ({ also, cgp, millis, mode }: EngineSearch) => main.searchEngine(id, { also, cgp, millis, mode }),
  };
  const answer = await askForTurn(engine, name, {
    ...question.value,
    isWord: (letters) => lexicon.acceptsWord(letters),
    millis: 1000 * seconds,
    signal: NEVER,
  });
  return answer.ok ? ok(answer.value.turn) : answer;
}

const NEVER = new AbortController().signal;
