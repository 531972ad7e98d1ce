import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_RULES, type Rules } from '../../../../src/core/board/rules';
import { entryAt } from '../../../../src/core/certain';
import { finalScores } from '../../../../src/core/game/settlement';
import { resumeGame, startGame } from '../../../../src/core/game/startGame';
import { CLASSIC_TURN_RULES, type TurnRules } from '../../../../src/core/game/turnRules';
import { takeTurn } from '../../../../src/core/game/turns/takeTurn';
import type { PlainTurn } from '../../../../src/core/game/turns/turn';
import { NO_DEADLINE, type SoundAgent } from '../../../../src/core/strategy/agent';
import { evaluatingAgent } from '../../../../src/core/strategy/evaluatingAgent';
import { equityEvaluator } from '../../../../src/core/strategy/leaves/equityEvaluator';
import { viewOf } from '../../../../src/core/strategy/playerView';
import { CandidateFinder } from '../../../../src/core/strategy/simulation/candidates';
import { type Deal, dealOf } from '../../../../src/core/strategy/simulation/deal';
import { Rollout } from '../../../../src/core/strategy/simulation/rollout';
import { type Situation, situationOf } from '../../../../src/core/strategy/simulation/situation';
import { WIN_FORMULA } from '../../../../src/core/strategy/winTable/winChances';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { GAME_WORDS } from '../gameWords';
import { someLeaveTable } from '../leaves/someLeaveTable';
import { EIGHT_TILES, tilesOf } from '../tableGames';

const LEXICON = buildSmallGaddag(GAME_WORDS.map(codesOf));
const REST = { plies: Number.POSITIVE_INFINITY, chances: WIN_FORMULA };

/** Points won on the opponent when a game is played on by its own rules. */
function playedOn(situation: Situation, candidate: PlainTurn, deal: Deal, agent: SoundAgent): number {
  const { position, scorelessTurns, turnRules } = situation;
  const { rules } = position;
  let state = takeTurn(
    unwrap(
      resumeGame({
        rules,
        turnRules,
        seed: deal.seed,
        tiles: [...position.tiles],
        racks: [[...position.rack], deal.opponentRack],
        bag: deal.bag,
        scores: [0, 0],
        player: 0,
        scorelessTurns,
      }),
    ),
    candidate,
  );
  while (state.end === undefined)
    state = takeTurn(
      state,
      agent(viewOf(state, state.player), () => 0, NO_DEADLINE),
    );
  const finals = finalScores(state);
  return entryAt(finals, 0) - entryAt(finals, 1);
}

/** The situation after this many turns of a seeded game. */
function situationAfter(turns: number, rules: Rules, turnRules: TurnRules, seed: number): Situation {
  const agent = evaluatingAgent(LEXICON, equityEvaluator(someLeaveTable(rules)));
  let state = unwrap(startGame({ rules, turnRules, seed }));
  for (let turn = 0; turn < turns; turn++) {
    const next = takeTurn(
      state,
      agent(viewOf(state, state.player), () => 0, NO_DEADLINE),
    );
    if (next.end !== undefined) break;
    state = next;
  }
  const opponent = entryAt(state.racks, 1 - state.player);
  return unwrap(
    situationOf(state.position, turnRules, {
      opponentCount: opponent.length,
      scorelessTurns: state.scorelessTurns,
    }),
  );
}

function expectSameAsGames(situation: Situation, rules: Rules, samples: number): void {
  const table = someLeaveTable(rules);
  const rollout = new Rollout(LEXICON, table, situation, REST);
  const candidates = new CandidateFinder(LEXICON, table).find(situation, 3);
  const agent = evaluatingAgent(LEXICON, equityEvaluator(table));
  for (const { turn } of candidates)
    for (let sample = 0; sample < samples; sample++) {
      const deal = dealOf(situation, 'rollouts', sample);
      rollout.play(turn, rollout.leaveOf(turn), deal);
      expect(rollout.spread).toBe(1000 * playedOn(situation, turn, deal, agent));
    }
}

describe('a rollout to the end', () => {
  it('equals the game that agents play from there', () => {
    for (const turns of [3, 20])
      expectSameAsGames(situationAfter(turns, CLASSIC_RULES, CLASSIC_TURN_RULES, 5), CLASSIC_RULES, 2);
  });

  it('does so by other rules, too', () => {
    const transfer: TurnRules = { ...CLASSIC_TURN_RULES, scorelessTurnLimit: 3, outSettlement: 'transfer' };
    expectSameAsGames(situationAfter(16, CLASSIC_RULES, transfer, 6), CLASSIC_RULES, 2);
    expectSameAsGames(situationAfter(1, EIGHT_TILES, CLASSIC_TURN_RULES, 7), EIGHT_TILES, 10);
  });
});

describe('a deal', () => {
  const { layout } = EIGHT_TILES;
  const position = unwrap(
    checkSetup({
      rules: EIGHT_TILES,
      tiles: Array.from({ length: layout.rows * layout.cols }, () => 0),
      rack: tilesOf('AAA'),
    }),
  ).position;

  it('produces every order of the tiles equally often', () => {
    // A, A, B, B and C are unseen: the opponent holds three of them, two are in the bag.
    const situation = unwrap(situationOf(position, CLASSIC_TURN_RULES));
    expect(situation).toMatchObject({ bagCount: 2, opponentCount: 3 });
    const bags = new Map<string, number>();
    const samples = 10_000;
    for (let sample = 0; sample < samples; sample++) {
      const { bag, opponentRack } = dealOf(situation, 3, sample);
      expect([...bag, ...opponentRack].sort()).toEqual(tilesOf('AABBC').sort());
      bags.set(bag.join(), (bags.get(bag.join()) ?? 0) + 1);
    }
    // Of 20 ways to draw two of five tiles in order.
    const ways = { '1,1': 2, '2,2': 2, '1,2': 4, '2,1': 4, '1,3': 2, '3,1': 2, '2,3': 2, '3,2': 2 };
    for (const [bag, ways20] of Object.entries(ways)) {
      const expected = (samples * ways20) / 20;
      expect(Math.abs((bags.get(bag) ?? 0) - expected)).toBeLessThan(4 * Math.sqrt(expected));
    }
  });

  it('gives the opponent the known tiles', () => {
    const situation = unwrap(situationOf(position, CLASSIC_TURN_RULES, { known: tilesOf('CB') }));
    for (let sample = 0; sample < 50; sample++) {
      const { bag, opponentRack } = dealOf(situation, 3, sample);
      expect(opponentRack.slice(0, 2)).toEqual(tilesOf('CB'));
      expect([...bag, ...opponentRack].sort()).toEqual(tilesOf('AABBC').sort());
    }
  });

  it('rejects tiles that the opponent cannot hold', () => {
    expect(situationOf(position, CLASSIC_TURN_RULES, { known: tilesOf('CC') }).ok).toBe(false);
    expect(situationOf(position, CLASSIC_TURN_RULES, { known: tilesOf('AABB') }).ok).toBe(false);
  });
});

describe('samples', () => {
  it('approach the mean of all orderings, within their standard error', () => {
    const situation = situationAfter(1, EIGHT_TILES, CLASSIC_TURN_RULES, 9);
    const table = someLeaveTable(EIGHT_TILES);
    const rollout = new Rollout(LEXICON, table, situation, REST);
    const { turn } = entryAt(new CandidateFinder(LEXICON, table).find(situation, 1), 0);
    const spreadOf = (deal: Deal): number => {
      rollout.play(turn, rollout.leaveOf(turn), deal);
      return rollout.spread;
    };
    const all = orderings(situation.unseen).map((order) => {
      const held = situation.opponentCount;
      return spreadOf({ seed: 1, opponentRack: order.slice(0, held), bag: order.slice(held) });
    });
    const exact = all.reduce((sum, spread) => sum + spread, 0) / all.length;
    const variance = all.reduce((sum, spread) => sum + (spread - exact) ** 2, 0) / all.length;
    const samples = 2000;
    let sum = 0;
    for (let nth = 0; nth < samples; nth++) sum += spreadOf(dealOf(situation, 'mean', nth));
    expect(Math.abs(sum / samples - exact)).toBeLessThanOrEqual(4 * Math.sqrt(variance / samples));
  });
});

function orderings(tiles: readonly number[]): number[][] {
  if (tiles.length === 0) return [[]];
  return tiles.flatMap((tile, nth) =>
    orderings([...tiles.slice(0, nth), ...tiles.slice(nth + 1)]).map((rest) => [tile, ...rest]),
  );
}

describe('candidates', () => {
  it('are the distinct turns of the highest equity', () => {
    const situation = situationAfter(3, CLASSIC_RULES, CLASSIC_TURN_RULES, 11);
    const table = someLeaveTable(CLASSIC_RULES);
    const finder = new CandidateFinder(LEXICON, table);
    const found = finder.find(situation, 20);
    const equities = found.map(({ equity }) => equity);
    expect(equities).toEqual(equities.toSorted((one, other) => other - one));
    for (const { equity, turn } of found) expect(finder.equityOf(situation, turn)).toBe(equity);
    const places = found.flatMap(({ turn }) =>
      turn.kind === 'placement'
        ? [`${turn.row} ${turn.col} ${turn.direction} ${[...turn.tiles].sort().join()}`]
        : [],
    );
    expect(new Set(places).size).toBe(places.length);
    // The best one is the turn of the static equity agent.
    const agent = evaluatingAgent(LEXICON, equityEvaluator(table));
    const view = { ...viewOf(unwrap(startGame({ rules: CLASSIC_RULES, seed: 1 })), 0), ...situation };
    expect(found[0]?.turn).toEqual(agent(view, () => 0, NO_DEADLINE));
  });
});
