import { beforeAll, describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { certain, entryAt } from '../../../src/core/certain';
import type { GameState, PlayedTurn } from '../../../src/core/game/gameState';
import { finalScores } from '../../../src/core/game/settlement';
import { startGame } from '../../../src/core/game/startGame';
import { CLASSIC_TURN_RULES, type TurnRules } from '../../../src/core/game/turnRules';
import { applyTurn } from '../../../src/core/game/turns/applyTurn';
import type { Gaddag } from '../../../src/core/lexicon/gaddag';
import { message } from '../../../src/core/message';
import { parseAgentId } from '../../../src/core/strategy/agentId';
import { createAgent } from '../../../src/core/strategy/createAgent';
import { playAgents } from '../../../src/core/strategy/playAgents';
import { validateGame } from '../../../src/core/strategy/validateGame';
import { buildSmallGaddag, codesOf } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';
import { GAME_WORDS } from './gameWords';

let lexicon: Gaddag;

beforeAll(() => {
  lexicon = buildSmallGaddag(GAME_WORDS.map(codesOf));
});

const play = (ids: readonly string[], seed: number, turnRules: TurnRules = CLASSIC_TURN_RULES): GameState => {
  const agents = ids.map((id) => createAgent(unwrap(parseAgentId(id)), lexicon));
  return unwrap(playAgents({ rules: CLASSIC_RULES, seed, turnRules }, agents));
};

const faultsOf = (game: GameState, finals = finalScores(game)) =>
  said(validateGame(game, finals, (letters) => lexicon.acceptsWord(letters)));

describe('a game of agents', () => {
  it('is deterministic for a seed, and differs for another one', () => {
    const ids = ['random', 'use-q+vowel-consonant'];
    const game = play(ids, 4);
    expect(play(ids, 4)).toEqual(game);
    expect(play(ids, 5).history).not.toEqual(game.history);
  });

  it('with equal agents does not change when they swap seats', () => {
    const one = createAgent(unwrap(parseAgentId('random')), lexicon);
    const other = createAgent(unwrap(parseAgentId('random')), lexicon);
    const game = { rules: CLASSIC_RULES, seed: 9 };
    expect(unwrap(playAgents(game, [one, other]))).toEqual(unwrap(playAgents(game, [other, one])));
  });

  it('returns why it cannot be started', () => {
    const alone = createAgent({ kind: 'first' }, lexicon);
    expect(said(playAgents({ rules: CLASSIC_RULES, seed: 1 }, [alone]))).toEqual({
      ok: false,
      error: sentence('game.wrongPlayerCount', { count: 1, most: 8 }),
    });
  });

  it('has only turns that pass validation', () => {
    const game = play(['score', 'random', 'tile-turnover'], 8);
    let state = unwrap(startGame({ rules: CLASSIC_RULES, seed: 8, playerCount: 3 }));
    for (const { turn } of game.history)
      state = unwrap(applyTurn(state, turn, (letters) => lexicon.acceptsWord(letters)));
    expect(state).toEqual(game);
  });
});

describe('validation of a finished game', () => {
  it.each([
    ['score', 'first'],
    ['random', 'save-common'],
    ['tile-turnover', 'score'],
    ['first', 'random', 'score'],
  ])('finds no error between %s and %s', (...ids) => {
    for (const seed of [1, 2]) expect(faultsOf(play(ids, seed))).toEqual([]);
  });

  it('finds none whether a player went out or nobody could move', () => {
    const games = [1, 2, 3, 4, 5, 6].map((seed) => play(['score', 'score'], seed));
    expect(games.flatMap((game) => faultsOf(game))).toEqual([]);
    expect(new Set(games.map(({ end }) => end?.by))).toEqual(new Set(['out', 'scoreless']));
  });

  it('finds none under other turn rules', () => {
    for (const rules of [
      { ...CLASSIC_TURN_RULES, outSettlement: 'transfer', challenge: 'void' },
      { ...CLASSIC_TURN_RULES, ending: 'last-round', outSettlement: 'none' },
      { ...CLASSIC_TURN_RULES, scorelessTurnLimit: 1, scorelessSettlement: 'none' },
    ] as const)
      expect(faultsOf(play(['score', 'random'], 3, rules))).toEqual([]);
  });

  const altered = (game: GameState, nth: number, change: Partial<PlayedTurn>): GameState => ({
    ...game,
    history: game.history.with(nth, { ...entryAt(game.history, nth), ...change }),
  });

  const BOARD = sentence('agents.faultBoard');
  const END = sentence('agents.faultEnd');

  const cases: readonly (readonly [string, (game: GameState) => GameState, readonly string[]])[] = [
    [
      'a wrong score',
      (game) => altered(game, 2, { points: entryAt(game.history, 2).points + 1 }),
      [sentence('agents.faultScore', { turn: 3 })],
    ],
    [
      'a tile too many in the bag',
      (game) => ({ ...game, bag: [...game.bag, 1] }),
      [sentence('agents.faultTiles', { found: 10, tile: 'A', expected: 9 })],
    ],
    [
      'a wrong total',
      (game) => ({ ...game, scores: game.scores.with(1, entryAt(game.scores, 1) + 5) }),
      [
        sentence('agents.faultTotal', { player: 2, expected: 'TOTAL' }),
        sentence('agents.faultFinal', { player: 2, expected: 'FINAL' }),
      ],
    ],
    ['an end that is another', (game) => ({ ...game, end: { by: 'last-round' } }), [END]],
    [
      'a tile on the board that nobody played',
      (game) => {
        const tiles = game.position.tiles.slice();
        const empty = tiles.indexOf(0);
        tiles[empty] = 1;
        return { ...game, position: { ...game.position, tiles } };
      },
      [BOARD],
    ],
    [
      'a turn of the wrong player',
      (game) => altered(game, 1, { player: 0 }),
      [sentence('agents.faultOrder', { turn: 2 })],
    ],
    [
      'too few tiles drawn',
      (game) => altered(game, 0, { drawn: entryAt(game.history, 0).drawn.slice(1) }),
      [sentence('agents.faultDrawn', { turn: 1 })],
    ],
    [
      'a challenge',
      (game) => altered(game, 0, { turn: { kind: 'challenge' } }),
      [sentence('agents.faultChallenge', { turn: 1 })],
    ],
    [
      'a word beside the others',
      (game) => {
        const [first, ...later] = game.history;
        const { turn } = certain(first, 'the first turn');
        if (turn.kind !== 'placement') throw new Error('The first turn is no placement.');
        return { ...game, history: [{ ...certain(first, 'it'), turn: { ...turn, row: 0 } }, ...later] };
      },
      [
        sentence('agents.faultPlace', {
          turn: 1,
          problem: message('game.startNotCovered', { square: '8H' }),
        }),
      ],
    ],
  ];

  it.each(cases)('finds %s', (_what, plant, expected) => {
    const game = play(['score', 'first'], 1);
    const total = game.scores[1];
    const final = finalScores(game)[1];
    const planted = plant(game);
    const wanted = expected.map((text) => text.replace('TOTAL', `${total}`).replace('FINAL', `${final}`));
    expect(faultsOf(planted)).toEqual(expect.arrayContaining(wanted));
  });

  it('finds a phony, and a tile that is not on the rack', () => {
    const game = play(['score', 'first'], 1);
    const { rack, turn } = entryAt(game.history, 0);
    if (turn.kind !== 'placement') throw new Error('The first turn is no placement.');
    const small = buildSmallGaddag([codesOf('QI')]);
    const [first] = validateGame(game, finalScores(game), (letters) => small.acceptsWord(letters));
    expect(said(first)).toMatch(/^Turn 1: [A-Z]+ is not in the lexicon\.$/);
    const missing = [1, 2, 3, 4, 5, 6, 7, 8].find((tile) => !rack.includes(tile));
    const other = { ...turn, tiles: turn.tiles.with(0, certain(missing, 'a tile')) };
    expect(faultsOf(altered(game, 0, { turn: other }))).toEqual(
      expect.arrayContaining([sentence('agents.faultNotHeld', { turn: 1 }), BOARD]),
    );
  });

  it('finds an exchange that the bag was too small for', () => {
    const game = play(['score', 'first'], 1);
    const last = game.history.length - 1;
    const { rack } = entryAt(game.history, last);
    const exchange = { kind: 'exchange', tiles: rack.slice(0, 1) } as const;
    expect(faultsOf(altered(game, last, { turn: exchange }))).toEqual(
      expect.arrayContaining([sentence('agents.faultExchange', { turn: last + 1 })]),
    );
  });

  it('finds a game that continued after its end, or stopped before it', () => {
    const game = play(['score', 'first'], 1);
    const again = { ...game, history: [...game.history, entryAt(game.history, 0)] };
    expect(faultsOf(again)).toEqual(
      expect.arrayContaining([sentence('agents.faultAfterEnd', { turn: game.history.length + 1 })]),
    );
    expect(faultsOf({ ...game, history: game.history.slice(0, -1) })).toEqual(expect.arrayContaining([END]));
  });

  it('finds scores that contradict the settlement', () => {
    const game = play(['score', 'first'], 1);
    const finals = finalScores(game);
    const wrong = finals.with(0, entryAt(finals, 0) + 1);
    expect(faultsOf(game, wrong)).toEqual([
      sentence('agents.faultFinal', { player: 1, expected: entryAt(finals, 0) }),
    ]);
  });
});
