import { certain } from '../../core/certain';
import { partOfSeed } from '../../core/game/seed';
import { openGaddag } from '../../core/lexicon/sharedGaddag';
import { ok } from '../../core/result';
import { evaluatingAgent } from '../../core/strategy/evaluatingAgent';
import { equityEvaluator } from '../../core/strategy/leaves/equityEvaluator';
import { playAgents } from '../../core/strategy/playAgents';
import { SwingTally } from '../../core/strategy/winTable/swingTally';
import { GAMES_OF_BATCH, mostUnseenOf } from '../../core/strategy/winTable/winTableFile';
import { serveWorker } from '../jobs/serveWorker';
import { openSharedTable } from '../leaves/sharedLeaves';
import type { SwingsApi, SwingsTable } from './swingsApi';

type PlayGame = (nth: number) => ReturnType<typeof playAgents>;

function playerOf({ gaddag: shared, leaves, rules, seed, turnRules }: SwingsTable): PlayGame {
  const gaddag = openGaddag(shared);
  const table = openSharedTable(leaves);
  const agents = [1, 2].map(() => evaluatingAgent(gaddag, equityEvaluator(table)));
  return (nth) => playAgents({ rules, turnRules, seed: partOfSeed(seed, nth) }, agents);
}

let table: SwingsTable | undefined;
let playGame: PlayGame | undefined;

const api: SwingsApi = {
  begin(given) {
    table = given;
    playGame = playerOf(given);
    return ok(null);
  },
  play(batch) {
    const tally = new SwingTally(mostUnseenOf(certain(table, 'the games').rules));
    const play = certain(playGame, 'the games');
    for (let nth = batch * GAMES_OF_BATCH; nth < (batch + 1) * GAMES_OF_BATCH; nth++) {
      const game = play(nth);
      if (!game.ok) return { ok: false, error: { code: 'internal', message: game.error } };
      tally.addGame(game.value);
    }
    return ok(tally.counts);
  },
};

serveWorker(api);
