import { certain } from '../../core/certain';
import { partOfSeed } from '../../core/game/seed';
import { openGaddag } from '../../core/lexicon/sharedGaddag';
import type { Message } from '../../core/message';
import { fail, ok } from '../../core/result';
import { createAgent } from '../../core/strategy/createAgent';
import { playAgents } from '../../core/strategy/playAgents';
import { type PlayedOut, playedOut } from '../../core/strategy/winTable/calibration';
import { SwingTally } from '../../core/strategy/winTable/swingTally';
import { GAMES_OF_BATCH, mostUnseenOf } from '../../core/strategy/winTable/winTableFile';
import { nodeHost } from '../engine/nodeHost';
import type { Answer } from '../jobs/job';
import { serveWorker } from '../jobs/serveWorker';
import { openSharedTable } from '../leaves/sharedLeaves';
import type { SwingsApi, SwingsTable } from './swingsApi';
import { builtInChances } from './winTableStore';

type PlayGame = (nth: number) => ReturnType<typeof playAgents>;

const chancesFor = builtInChances(import.meta.dirname);

function playerOf({ agent, gaddag: shared, leaves, rules, seed, turnRules }: SwingsTable): Answer<PlayGame> {
  const chances = agent.kind === 'simulate' ? chancesFor(rules) : ok(undefined);
  if (!chances.ok) return failed(chances.error);
  const deps = { leaves: openSharedTable(leaves), chances: chances.value, now: nodeHost.now };
  const gaddag = openGaddag(shared);
  const agents = [1, 2].map(() => createAgent(agent, gaddag, deps));
  return ok((nth) => playAgents({ rules, turnRules, seed: partOfSeed(seed, nth) }, agents));
}

const failed = (problem: Message) => fail({ code: 'internal', message: problem } as const);

let table: SwingsTable | undefined;
let playGame: PlayGame | undefined;

const api: SwingsApi = {
  begin(given) {
    table = given;
    const player = playerOf(given);
    if (!player.ok) return player;
    playGame = player.value;
    return ok(null);
  },
  play(batch) {
    const tally = new SwingTally(mostUnseenOf(certain(table, 'the games').rules));
    const play = certain(playGame, 'the games');
    for (let nth = batch * GAMES_OF_BATCH; nth < (batch + 1) * GAMES_OF_BATCH; nth++) {
      const game = play(nth);
      if (!game.ok) return failed(game.error);
      tally.addGame(game.value);
    }
    return ok(tally.counts);
  },
  playOut(numbers) {
    const play = certain(playGame, 'the games');
    const games: (readonly PlayedOut[])[] = [];
    for (const nth of numbers) {
      const game = play(nth);
      if (!game.ok) return failed(game.error);
      games.push(playedOut(game.value));
    }
    return ok(games);
  },
};

serveWorker(api);
