import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { CLASSIC_RULES, type Rules } from '../../../../src/core/board/rules';
import { finalScores } from '../../../../src/core/game/settlement';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { takeTurn } from '../../../../src/core/game/turns/takeTurn';
import { PASS } from '../../../../src/core/game/turns/turn';
import { NO_DEADLINE } from '../../../../src/core/strategy/agent';
import { parseAgentId } from '../../../../src/core/strategy/agentId';
import { type AgentDeps, createAgent } from '../../../../src/core/strategy/createAgent';
import { playAgents } from '../../../../src/core/strategy/playAgents';
import { type PlayerView, viewOf } from '../../../../src/core/strategy/playerView';
import { playPairedGame } from '../../../../src/core/strategy/tournament/pairedGames';
import { validateGame } from '../../../../src/core/strategy/validateGame';
import { findFormulaNote } from '../../../../src/core/strategy/winTable/chancesSource';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { GAME_WORDS } from '../gameWords';
import { someLeaveTable } from '../leaves/someLeaveTable';
import { EIGHT_TILES, tableGame, tableView } from '../tableGames';

const LEXICON = buildSmallGaddag(GAME_WORDS.map(codesOf));
const TEN_WORDS = buildSmallGaddag(
  ['AA', 'AB', 'BA', 'AS', 'AT', 'TA', 'TEA', 'EAT', 'SEA', 'BEAST'].map(codesOf),
);

const agentOf = (id: string, rules: Rules, lexicon = LEXICON, deps: AgentDeps = {}) =>
  createAgent(unwrap(parseAgentId(id)), lexicon, { leaves: someLeaveTable(rules), ...deps });

const VIEW = tableView({ rack: 'AEINRST', board: [[7, 5, 'CATS']] });

/** The opponent has just made the best play by equity. */
function afterAnswer(): PlayerView {
  const opponent = takeTurn(tableGame({ rack: 'AEINRST', board: [[7, 5, 'CATS']] }), PASS);
  const turn = agentOf('equity', CLASSIC_RULES)(viewOf(opponent, 1), () => 0.5, NO_DEADLINE);
  expect(turn.kind).toBe('placement');
  return viewOf(takeTurn(opponent, turn), 0);
}

describe('the simulating agent', () => {
  it('plays the same game with the same seed', () => {
    const play = (seed: number) =>
      unwrap(
        playAgents(
          { rules: EIGHT_TILES, seed },
          [1, 2].map(() => agentOf('simulate-2x30', EIGHT_TILES)),
        ),
      );
    for (const seed of [1, 2]) expect(play(seed)).toEqual(play(seed));
  });

  it('ties every mirrored pair with itself', () => {
    const agents = [agentOf('simulate-1x40', EIGHT_TILES), agentOf('simulate-1x40', EIGHT_TILES)] as const;
    const plan = { rules: EIGHT_TILES, turnRules: CLASSIC_TURN_RULES, seed: 5, isValidated: true };
    const table = { agents, plan, lexicon: LEXICON, now: () => 0 };
    for (let pair = 0; pair < 10; pair++) {
      const [first, second] = [0, 1].map((half) => unwrap(playPairedGame(table, 0, 2 * pair + half)));
      const scores = [first, second].map((game) => game?.summary.sides.map(({ score }) => score));
      expect(scores[1]).toEqual(scores[0]?.toReversed());
      expect([first?.faults, second?.faults]).toEqual([[], []]);
    }
  });

  it('plays legal games when it infers racks, and ties with itself', () => {
    const agents = [1, 2].map(() => agentOf('simulate-1x30+infer', EIGHT_TILES));
    const [one, other] = agents;
    if (one === undefined || other === undefined) throw new Error('There are two agents.');
    const plan = { rules: EIGHT_TILES, turnRules: CLASSIC_TURN_RULES, seed: 8, isValidated: true };
    const table = { agents: [one, other] as const, plan, lexicon: LEXICON, now: () => 0 };
    for (let nth = 0; nth < 10; nth += 2) {
      const [first, second] = [nth, nth + 1].map((game) => unwrap(playPairedGame(table, 0, game)));
      const scores = [first, second].map((game) => game?.summary.sides.map(({ score }) => score));
      expect(scores[1]).toEqual(scores[0]?.toReversed());
      expect([first?.faults, second?.faults]).toEqual([[], []]);
    }
  });

  it('uses the given win probabilities', () => {
    const asked: number[] = [];
    const chances = {
      winShare: (unseen: number) => {
        asked.push(unseen);
        return 0.5;
      },
    };
    agentOf('simulate-2x30', CLASSIC_RULES, LEXICON, { chances })(VIEW, () => 0.5, NO_DEADLINE);
    expect(asked).toHaveLength(30);
    // The bag has 82 tiles at first; each of three turns takes seven at most, and the opponent holds seven.
    for (const unseen of asked) expect(unseen).toBeGreaterThanOrEqual(82 - 3 * 7 + 7);
  });

  it('takes the best turn by equity if there is no time to simulate', () => {
    let time = 0;
    const now = () => (time += 1001);
    const inNoTime = agentOf('simulate-2x1s', CLASSIC_RULES, LEXICON, { now });
    const byEquity = agentOf('equity', CLASSIC_RULES);
    const ask = (agent: typeof inNoTime) => agent(VIEW, () => 0.5, NO_DEADLINE);
    expect(ask(inNoTime)).toEqual(ask(byEquity));
  });

  it('ends when its time is over', () => {
    let time = 0;
    const now = () => ++time;
    agentOf('simulate-2x0.05s', CLASSIC_RULES, LEXICON, { now })(VIEW, () => 0.5, NO_DEADLINE);
    // Each sample takes one millisecond; it may stop earlier if the result is certain.
    expect(time).toBeLessThanOrEqual(51);
    expect(time).toBeGreaterThan(5);
  });

  it('infers for at most a quarter of its time, and ends when it is over', () => {
    const view = afterAnswer();
    let time = 0;
    const now = () => time++;
    const drawn: number[] = [];
    const chances = {
      winShare: () => {
        drawn.push(time);
        return 0.5;
      },
    };
    agentOf('simulate-2x0.1s+infer', CLASSIC_RULES, LEXICON, { now, chances })(view, () => 0.5, NO_DEADLINE);
    // There are more racks than milliseconds: a quarter of the time is over before the first sample.
    expect(drawn[0]).toBeGreaterThanOrEqual(25);
    expect(drawn[0]).toBeLessThanOrEqual(29);
    expect(time).toBeLessThanOrEqual(102);
    expect(drawn.length).toBeGreaterThan(30);
  });

  it('simulates the likeliest turns more deeply in the rest of its time', () => {
    const unseen: [number[], number[]] = [[], []];
    let time = 0;
    const chances = {
      winShare: (count: number) => {
        unseen[time < 150 ? 0 : 1].push(count);
        return 0.5;
      },
    };
    agentOf('simulate-1x0.3s', CLASSIC_RULES, LEXICON, { now: () => time++, chances })(
      VIEW,
      () => 0.5,
      NO_DEADLINE,
    );
    expect(time).toBeGreaterThan(290);
    const [first, deeper] = unseen.map((counts) => counts.reduce((sum, each) => sum + each) / counts.length);
    // Two more turns draw some tiles, but at most seven each.
    expect(first).toBeGreaterThan(deeper ?? 0);
    expect(first).toBeLessThanOrEqual(14 + (deeper ?? 0));
  });

  it('neither infers nor samples after the deadline', () => {
    const view = afterAnswer();
    let asked = 0;
    const passed = () => {
      asked++;
      return true;
    };
    const turn = agentOf('simulate-2x2000+infer', CLASSIC_RULES)(view, () => 0.5, passed);
    expect(turn).toEqual(agentOf('equity', CLASSIC_RULES)(view, () => 0.5, NO_DEADLINE));
    // Before the first rack and before the first sample.
    expect(asked).toBe(2);
  });

  const plane = [1, 1, 1, 1];
  const tiny = {
    rows: 2,
    cols: 2,
    start: { row: 0, col: 0 },
    letterMultipliers: plane,
    wordMultipliers: plane,
    bricks: plane.map(() => false),
  };
  const consonants = ENGLISH.letters.map((letter) => (letter.isVowel ? { ...letter, count: 0 } : letter));
  const odd: Readonly<Record<string, Rules>> = {
    'with no vowels': { ...CLASSIC_RULES, distribution: { ...ENGLISH, blankCount: 0, letters: consonants } },
    'with three blanks': { ...CLASSIC_RULES, distribution: { ...ENGLISH, blankCount: 3 } },
    'with a rack of twelve': { ...CLASSIC_RULES, rackSize: 12 },
    'on a board of 2×2': { ...EIGHT_TILES, layout: tiny },
  };
  it.each(Object.entries(odd))('ends a game of ten words %s', (_name, rules) => {
    let time = 0;
    const now = () => time++;
    const agents = ['simulate-2x6', 'simulate-2x0.02s+infer'].map((id) =>
      agentOf(id, rules, TEN_WORDS, { now }),
    );
    const game = unwrap(playAgents({ rules, seed: 3 }, agents));
    expect(game.end).toBeDefined();
    const isWord = (letters: ArrayLike<number>) => TEN_WORDS.acceptsWord(letters);
    expect(validateGame(game, finalScores(game), isWord)).toEqual([]);
  });
});

describe('the id of a simulating agent', () => {
  it('contains turns and samples, or turns and seconds', () => {
    const planOf = (id: string) => unwrap(parseAgentId(id));
    const samples = (plies: number, count: number) => ({
      kind: 'simulate',
      plies,
      infers: false,
      budget: { kind: 'samples', samples: count },
    });
    expect(planOf('simulate')).toEqual(samples(2, 2000));
    expect(planOf('simulate-4x500')).toEqual(samples(4, 500));
    const timed = { kind: 'simulate', plies: 3, infers: false, budget: { kind: 'seconds', seconds: 1.5 } };
    expect(planOf('simulate-3x1.5s')).toEqual(timed);
    expect(planOf('simulate-3x1.5s+infer')).toEqual({ ...timed, infers: true });
    expect(planOf('simulate+infer')).toEqual({ ...samples(2, 2000), infers: true });
  });

  it('contains no zero', () => {
    for (const id of ['simulate-2x0', 'simulate-2x0s', 'simulate-2x0.00s', 'simulate-2x1000s', 'simulate-2'])
      expect(parseAgentId(id).ok, id).toBe(false);
  });
});

describe('the note about simulating agents without a win table', () => {
  const larger = { ...CLASSIC_RULES, name: 'Large racks', rackSize: 8 };

  it('appears if the program has no table for the rules', () => {
    const note = findFormulaNote(['equity', 'simulate-2x500'], larger);
    expect(note).toMatchObject({ key: 'agents.byFormula', params: { rules: 'Large racks' } });
  });

  it('does not appear for other agents, or for standard rules', () => {
    expect(findFormulaNote(['equity', 'score@2'], larger)).toBeUndefined();
    const renamed = { ...CLASSIC_RULES, name: 'Renamed' };
    expect(findFormulaNote(['simulate'], renamed)).toBeUndefined();
  });
});
