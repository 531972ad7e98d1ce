import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { certain, entryAt } from '../../../../src/core/certain';
import { PASS, type PlainTurn } from '../../../../src/core/game/turns/turn';
import { parseGcg } from '../../../../src/core/notation/gcg/parseGcg';
import { checkGcg } from '../../../../src/core/notation/gcg/replay/checkGcg';
import { gcgPositions } from '../../../../src/core/notation/gcg/replay/gcgPositions';
import { ok } from '../../../../src/core/result';
import { gameRecord } from '../../../../src/core/strategy/tournament/gameRecord';
import { GamesSoFar } from '../../../../src/core/strategy/tournament/gamesSoFar';
import { placeOfPair } from '../../../../src/core/strategy/tournament/pairNumbers';
import { PairPlayer } from '../../../../src/core/strategy/tournament/playPair';
import {
  dealtGame,
  MAX_FIRST_TURNS,
  openStart,
  type StartPosition,
} from '../../../../src/core/strategy/tournament/startPosition';
import {
  checkPlan,
  pairingCountOf,
  type TournamentPlan,
  turnRulesOfAgents,
} from '../../../../src/core/strategy/tournament/tournamentPlan';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { said, sentence } from '../../../said';
import { IS_LONG } from '../../../seed';
import { GAME_WORDS } from '../gameWords';
import { someLeaves } from '../leaves/someLeaves';
import { someLeaveTable } from '../leaves/someLeaveTable';
import { tableGame, tilesOf } from '../tableGames';
import { ABA, ROW_LEXICON, rowPlan } from './shortRow';

const playerOf = (plan: TournamentPlan, all = ROW_LEXICON) =>
  new PairPlayer(plan, { all, wordsOf: () => all }, () => 0);

/** All games of the plan, in the order of their pairs. */
function playAll(plan: TournamentPlan) {
  const player = playerOf(plan);
  const games = new GamesSoFar(plan);
  for (let number = 0; number < pairingCountOf(plan) * Math.ceil(plan.games / 2); number++) {
    const played = unwrap(player.play(placeOfPair(plan, number)));
    expect(played.flatMap(({ faults }) => said(faults))).toEqual([]);
    games.add(
      number,
      played.map(({ summary }) => summary),
    );
  }
  return games.report;
}

describe('games from a position with an empty bag', () => {
  it('all end as they must', () => {
    // ABA goes out for 5 points and twice the 4 of the opponent's A and B: 23 to 20. After a pass, the
    // opponent goes out by BABA for 8 and twice the A: 10 to 30.
    const report = playAll(rowPlan([3, 2, 0]));
    expect(report).toMatchObject({
      games: 60,
      errors: 0,
      pairings: [
        { one: 0, other: 1, games: 30, sides: [{ wins: 30, meanScore: 23, meanMargin: 3 }, { losses: 30 }] },
        { games: 30, sides: [{ losses: 30, meanScore: 10, meanMargin: -20 }, { wins: 30 }] },
      ],
    });
    expect(report.pairings.map(({ toBest }) => toBest)).toEqual([
      undefined,
      { deals: 30, share: { mean: -1, error: 0 }, margin: { mean: -23, error: 0 } },
    ]);
  });
});

describe('games from a position with one tile in the bag', () => {
  const plan = rowPlan([3, 2, 1]);

  /**
   * Played out by hand. After ABA, the player draws the last tile:
   *   A: the opponent goes out by BABAC for 13 and twice 1; B: ABAC for 10, then BABAC for 13 and twice 1;
   *   C: BABA for 8, then BABAC for 13 and twice 1.
   * After a pass, with the tile in the bag:
   *   A: the opponent has no play, then as after ABA; B: ABAC, a pass, and BABAC; C: BABA, a pass, and BABAC.
   */
  const MARGINS = [
    { A: 15 - 35, B: 30 - 30, C: 30 - 28 },
    { A: 15 - 35, B: 10 - 45, C: 10 - 43 },
  ] as const;
  const lastTile = (nth: number) => {
    const { bag } = dealtGame(unwrap(openStart(plan)), plan.seed, nth);
    expect(bag.length).toBe(1);
    return certain((['A', 'B', 'C'] as const)[entryAt(bag, 0) - 1], 'a letter');
  };

  it('end as each order of the tiles makes them', () => {
    const player = playerOf(plan);
    const seen = new Set<string>();
    for (let nth = 0; nth < plan.games; nth++)
      for (const pairing of [0, 1]) {
        const { faults, summary } = unwrap(player.playGame(pairing, nth));
        const [own, other] = summary.sides;
        seen.add(lastTile(nth));
        expect(own.score - other.score).toBe(entryAt(MARGINS, pairing)[lastTile(nth)]);
        expect(said(faults)).toEqual([]);
      }
    expect(seen.size).toBe(3);
  });

  it('have the win share and the differences of these orders', () => {
    const tiles = Array.from({ length: plan.games }, (_, nth) => lastTile(nth));
    const count = (tile: string) => tiles.filter((each) => each === tile).length;
    const report = playAll(plan);
    const [played, passed] = report.pairings;
    expect(played?.sides[0].winShare).toBeCloseTo((count('C') + count('B') / 2) / plan.games, 12);
    expect(passed?.sides[0]).toMatchObject({ winShare: 0, losses: plan.games });
    // From ABA to a pass: nothing with A, a tie and 35 points with B, a win and 35 points with C.
    const { deals, margin, share } = certain(passed?.toBest, 'a difference');
    expect(deals).toBe(plan.games);
    expect(share.mean).toBeCloseTo(-(count('C') + count('B') / 2) / plan.games, 12);
    expect(margin.mean).toBeCloseTo((-35 * (count('B') + count('C'))) / plan.games, 12);
    const squares = tiles.reduce((sum, tile) => sum + ((tile === 'A' ? 0 : -35) - margin.mean) ** 2, 0);
    expect(margin.error).toBeCloseTo(Math.sqrt(squares / (plan.games - 1) / plan.games), 12);
    expect(played?.toBest).toBeUndefined();
  });

  it('compare first turns from two common deals on', () => {
    const games = new GamesSoFar(plan);
    const player = playerOf(plan);
    const add = (number: number) =>
      games.add(
        number,
        unwrap(player.play(placeOfPair(plan, number))).map(({ summary }) => summary),
      );
    // Pairs alternate between the first turns: 0 has deals 0 and 1 of the first, 3 deals 2 and 3 of the next.
    for (const number of [0, 3]) add(number);
    expect(games.report.pairings.map(({ toBest }) => toBest)).toEqual([undefined, undefined]);
    add(1);
    expect(games.report.pairings.filter(({ toBest }) => toBest?.deals === 2)).toHaveLength(1);
  });
});

describe('games from a position of the middle of a game', () => {
  const all = buildSmallGaddag(GAME_WORDS.map(codesOf));
  const { position } = tableGame({ rack: 'AEINRST', board: [[7, 5, 'CATS']] });
  const at = (row: number, col: number, tiles: string, score: number): PlainTurn => ({
    kind: 'placement',
    row,
    col,
    direction: 'across',
    tiles: tilesOf(tiles),
    score,
  });
  const firstTurns = [PASS, { kind: 'exchange', tiles: tilesOf('AEI') } as const];
  const plan: TournamentPlan & { readonly start: StartPosition } = {
    ...rowPlan([3, 2, 0]),
    rules: CLASSIC_RULES,
    turnRules: turnRulesOfAgents(CLASSIC_RULES),
    agents: ['score', 'random'],
    seed: 'a seed',
    start: {
      tiles: Array.from(position.tiles),
      rack: tilesOf('AEINRST'),
      opponentRack: tilesOf('QZ'),
      scores: [31, -4],
      scorelessTurns: 2,
      firstTurns,
    },
  };

  it('begin with their turns, from the same deals', () => {
    const player = playerOf(plan, all);
    for (let nth = 0; nth < 10; nth++) {
      const states = firstTurns.map((_, pairing) => unwrap(player.playGame(pairing, nth)).state);
      expect(states.map(({ history }) => history[0]?.turn)).toEqual(firstTurns);
      const [passed, exchanged] = states.map(({ history }) => certain(history[1], 'an answer'));
      expect(passed).toMatchObject({ player: 1, before: { scorelessTurns: 3 } });
      expect(passed?.rack).toEqual(exchanged?.rack);
      expect(passed?.rack).toEqual(expect.arrayContaining(tilesOf('QZ')));
      const { bag, racks } = dealtGame(unwrap(openStart(plan)), plan.seed, nth);
      expect(passed?.rack).toEqual(racks[1]);
      expect(states[1]?.history[0]?.drawn).toEqual(bag.slice(0, 3));
    }
    const racks = [0, 1].map((nth) => dealtGame(unwrap(openStart(plan)), plan.seed, nth).racks[1]);
    expect(racks[0]).not.toEqual(racks[1]);
  });

  it('are faultless, and recorded with the position', () => {
    const player = playerOf(plan, all);
    for (const pairing of [0, 1]) {
      const { faults, state } = unwrap(player.playGame(pairing, 3));
      expect(said(faults)).toEqual([]);
      const record = unwrap(parseGcg(gameRecord(plan, pairing, 3, state)));
      expect(checkGcg(record, CLASSIC_RULES)).toEqual([]);
      const positions = gcgPositions(record, CLASSIC_RULES);
      expect(positions).toHaveLength(state.history.length + 1);
      const [first] = positions;
      expect(first).toMatchObject({ player: 0, scores: [31, -4], scorelessTurns: 2, bagCount: 82 });
      expect(first?.setup).toEqual({ rules: CLASSIC_RULES, tiles: plan.start.tiles, rack: plan.start.rack });
      expect(first?.turn?.kind).toBe(entryAt(firstTurns, pairing).kind);
      expect(positions.at(-1)?.setup.tiles).toEqual(Array.from(state.position.tiles));
    }
  });

  it.runIf(IS_LONG)('can be played by agents that simulate and infer', () => {
    const agents = ['simulate-1x4+infer', 'equity'];
    const leaves = () => ok({ ...someLeaves(), table: someLeaveTable(CLASSIC_RULES) });
    const player = new PairPlayer({ ...plan, agents }, { all, wordsOf: () => all }, () => 0, leaves);
    const { faults, state } = unwrap(player.playGame(1, 0));
    expect(said(faults)).toEqual([]);
    expect(state.end).toBeDefined();
  });

  it.each<[Partial<StartPosition>, string]>([
    [{ firstTurns: [] }, sentence('tournament.firstTurnCount', { count: 0, most: '20' })],
    [
      { firstTurns: Array(MAX_FIRST_TURNS + 1).fill(PASS) },
      sentence('tournament.firstTurnCount', { count: 21, most: '20' }),
    ],
    [{ rack: [] }, sentence('tournament.startOver')],
    [{ scorelessTurns: 6 }, sentence('game.tooManyScoreless', { turns: 6, most: '5' })],
    [{ scores: [0, 0.5] }, sentence('game.scoresDoNotFit', { scores: 2, players: 2 })],
    [{ opponentRack: tilesOf('QQ') }, sentence('simulation.knownElsewhere', { tile: 'Q' })],
    [{ opponentRack: tilesOf('AAAAAAAA') }, sentence('simulation.knownTooMany', { count: 8, most: '7' })],
    [{ firstTurns: [PASS, at(8, 5, 'QI', 11)] }, 'turn 2'],
    [{ firstTurns: [at(0, 0, 'TEA', 3)] }, sentence('game.notConnected')],
    [{ firstTurns: [{ kind: 'exchange', tiles: tilesOf('Z') }] }, 'turn 1'],
    [{ tiles: [1, 2, 3] }, 'board'],
    [{ rack: tilesOf('AEINRSTU') }, '8'],
  ])('are refused with one sentence if they are impossible (%#)', (change, problem) => {
    const wrong = { ...plan, start: { ...plan.start, ...change } };
    expect(said(checkPlan(wrong))).toMatchObject({ ok: false, error: expect.stringContaining(problem) });
  });

  it.each<[Partial<TournamentPlan>, string]>([
    [{ agents: ['score', 'score', 'first'] }, sentence('tournament.startAgents', { count: 3 })],
    [{ sprt: { low: 0.5, high: 0.6 } }, sentence('tournament.startTested')],
    [{ games: 500_001 }, sentence('tournament.gameCount', { count: 1_000_002, most: 1_000_000 })],
  ])('are refused by the rest of their plan (%#)', (change, problem) => {
    expect(said(checkPlan({ ...plan, ...change }))).toEqual({ ok: false, error: problem });
    expect(checkPlan(plan).ok).toBe(true);
  });

  it('cannot start with more tiles than a game may have, which are not listed to find out', () => {
    const { distribution } = plan.rules;
    const letters = distribution.letters.map((letter) => ({ ...letter, count: 1_000_000 }));
    const rules = { ...plan.rules, distribution: { ...distribution, letters } };
    // 26 million letters and two blanks, less four on the board and seven on the rack.
    expect(said(checkPlan({ ...plan, rules }))).toEqual({
      ok: false,
      error: sentence('simulation.tooManyTiles', { count: 25_999_991, most: 10_000 }),
    });
  });

  it('cannot start when the opponent is out of tiles', () => {
    // AB lies, A is on the rack, and there are no other tiles.
    expect(said(checkPlan(rowPlan([2, 1, 0], { firstTurns: [ABA] })))).toEqual({
      ok: false,
      error: sentence('tournament.startOver'),
    });
  });
});
