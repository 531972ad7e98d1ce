import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { createRandom } from '../../../../src/core/game/random';
import { fail, ok } from '../../../../src/core/result';
import { NO_DEADLINE } from '../../../../src/core/strategy/agent';
import { engineAgent } from '../../../../src/core/strategy/agentId';
import { createAgent } from '../../../../src/core/strategy/createAgent';
import { gameRecord } from '../../../../src/core/strategy/tournament/gameRecord';
import { type AskEngine, PairPlayer } from '../../../../src/core/strategy/tournament/playPair';
import {
  checkPlan,
  isReproducible,
  type TournamentPlan,
  turnRulesOfAgents,
} from '../../../../src/core/strategy/tournament/tournamentPlan';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { GAME_WORDS } from '../gameWords';

const all = buildSmallGaddag(GAME_WORDS.map(codesOf));

const PLAN: TournamentPlan = {
  agents: ['score', 'first', 'random'],
  games: 3,
  seed: 'pairs',
  rules: CLASSIC_RULES,
  turnRules: turnRulesOfAgents(CLASSIC_RULES),
  lexicon: { id: '0'.repeat(64), name: 'words' },
  isValidated: true,
  sprt: null,
};

/** The same, where an engine plays in the place of `first`. */
const WITH_ENGINE: TournamentPlan = {
  ...PLAN,
  agents: ['score', engineAgent('mine'), 'random'],
  engines: [{ id: 'mine', name: 'My engine', declared: 'Engine 1', seconds: 1, options: {} }],
};

const playerOf = (plan: TournamentPlan) => new PairPlayer(plan, { all, wordsOf: () => all }, () => 0);

describe('games with an engine', () => {
  const first = createAgent({ kind: 'first' }, all);
  const unused = createRandom(0);
  const askFirst: AskEngine = async (_, view) => ok(first(view, unused, NO_DEADLINE));

  it('are those of an agent that chooses the same turns', async () => {
    // The second pairing is of the other two agents, and its last pair is a single game.
    for (const place of [
      { pairing: 0, pair: 0 },
      { pairing: 0, pair: 1 },
      { pairing: 2, pair: 0 },
    ]) {
      const games = unwrap(playerOf(PLAN).play(place));
      const others = unwrap(await playerOf(WITH_ENGINE).playWith(askFirst, place));
      expect(others.map(({ summary }) => summary)).toEqual(games.map(({ summary }) => summary));
      expect(others.map(({ state }) => state.history)).toEqual(games.map(({ state }) => state.history));
      expect(others.flatMap(({ faults }) => faults)).toEqual([]);
    }
  });

  it('end where it fails', async () => {
    let turns = 0;
    const failing: AskEngine = (...asked) =>
      turns++ < 3 ? askFirst(...asked) : Promise.resolve(fail('It is gone.'));
    const played = await playerOf(WITH_ENGINE).playWith(failing, { pairing: 0, pair: 0 });
    expect([played, turns]).toEqual([fail('It is gone.'), 4]);
  });

  it('are recorded with its name', () => {
    const [game] = unwrap(playerOf(PLAN).play({ pairing: 0, pair: 0 }));
    const record = game === undefined ? '' : gameRecord(WITH_ENGINE, 0, 1, game.state);
    expect(record).toContain('#player1 My_engine My engine\n#player2 score score\n');
  });

  it('have a plan that names it, and cannot be played again', () => {
    expect(checkPlan(WITH_ENGINE)).toEqual(ok(WITH_ENGINE));
    expect(checkPlan({ ...WITH_ENGINE, engines: [] }).ok).toBe(false);
    expect([PLAN, WITH_ENGINE].map(isReproducible)).toEqual([true, false]);
    expect(isReproducible({ agents: ['simulate-2x100', 'equity@3'] })).toBe(true);
    expect(isReproducible({ agents: ['score', 'simulate-2x0.5s'] })).toBe(false);
  });
});
