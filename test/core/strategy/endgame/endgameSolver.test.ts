import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../../../../src/core/alphabet/tile';
import { parseLayout } from '../../../../src/core/board/boardLayout';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { entryAt } from '../../../../src/core/certain';
import type { GameState } from '../../../../src/core/game/gameState';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { PASS, type PlainTurn } from '../../../../src/core/game/turns/turn';
import {
  type Endgame,
  type EndgameResult,
  EndgameSolver,
  type SolveOptions,
} from '../../../../src/core/strategy/endgame/endgameSolver';
import { buildSmallGaddag, codesOf, readOracleWords } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { PlainMinimax } from './plainMinimax';
import { randomEndgame } from './randomEndgame';

const TABLES = { tableBytes: 1 << 22 };
const FEW_WORDS = buildSmallGaddag(
  readOracleWords()
    .filter((_word, nth) => nth % 50 === 0)
    .map(codesOf),
);
const NEVER = { stop: () => false };

const endgameOf = ({
  player,
  position,
  racks,
  scorelessTurns,
  turnRules,
  turnsLeft,
}: GameState): Endgame => ({
  position,
  otherRack: entryAt(racks, 1 - player),
  scorelessTurns,
  turnsLeft,
  turnRules,
});

/** A random game, its lexicon, and the result of exhaustive search. */
function someGame(seed: string) {
  const { state, words } = randomEndgame(seed);
  const gaddag = buildSmallGaddag(words, state.position.rules.distribution.letters.length);
  const plain = new PlainMinimax(gaddag);
  const solve = (options: SolveOptions) =>
    unwrap(new EndgameSolver(gaddag, TABLES).solve(endgameOf(state), options));
  return { state, plain, solve };
}

const SEEDS = Array.from({ length: 12 }, (_, nth) => `some game ${nth}`);

/** An open board, racks of this many letters and blanks: a search of hours. */
function hugeEndgame(letters: string, blanks: number): Endgame {
  const rack = [...codesOf(letters), ...Array<number>(blanks).fill(BLANK)];
  const tiles = Array<number>(225).fill(0);
  tiles.splice(112, 3, 3, 1, 20);
  const rules = { ...CLASSIC_RULES, rackSize: rack.length };
  return {
    position: unwrap(checkSetup({ rules, tiles, rack })).position,
    otherRack: rack,
    scorelessTurns: 0,
    turnsLeft: undefined,
    turnRules: CLASSIC_TURN_RULES,
  };
}

describe('the endgame solver', () => {
  it.each(SEEDS)('returns the exact value of every requested turn: %s', (seed) => {
    const { plain, solve, state } = someGame(seed);
    const wanted = plain.turns(state);
    const { rated } = solve({ ...NEVER, wanted });
    expect(rated).toHaveLength(wanted.length);
    for (const { bound, solved, turn, value } of rated)
      expect({ turn, bound, solved, value }).toEqual({
        turn,
        bound: 'exact',
        solved: true,
        value: plain.gainOf(state, turn),
      });
  });

  it.each(SEEDS)('returns a bound outside of a window: %s', (seed) => {
    const { plain, solve, state } = someGame(seed);
    const value = plain.gain(state);
    expect(solve({ ...NEVER, window: { low: value - 3, high: value + 3 } })).toMatchObject({
      bound: 'exact',
      value,
    });
    const above = solve({ ...NEVER, window: { low: value - 9, high: value - 4 } });
    expect(above.bound).toBe('at-least');
    expect(above.value).toBeLessThanOrEqual(value);
    const below = solve({ ...NEVER, window: { low: value + 4, high: value + 9 } });
    expect(below.bound).toBe('at-most');
    expect(below.value).toBeGreaterThanOrEqual(value);
  });

  it.each(SEEDS)('returns the same in a hurry, if there is time: %s', (seed) => {
    const { plain, solve, state } = someGame(seed);
    expect(solve({ ...NEVER, isHurried: true })).toMatchObject({ solved: true, value: plain.gain(state) });
  });

  it('reports ply by ply, and stops on request', () => {
    const { solve } = someGame('some game 3');
    const depths: number[] = [];
    const { depth } = solve({ ...NEVER, onDepth: (result) => depths.push(result.depth) });
    expect(depths).toEqual(Array.from({ length: depth }, (_, nth) => nth + 1));
    expect(solve({ ...NEVER, maxPlies: 1 }).depth).toBe(1);
  });

  it('estimates by the highest-scoring turns, and treats no estimate as solved', () => {
    const games = SEEDS.map(someGame).filter(({ plain, state }) => plain.turns(state).length > 2);
    expect(games.length).toBeGreaterThan(2);
    for (const { plain, solve, state } of games) {
      const cut = solve({ ...NEVER, mostTurns: 2, rated: 1000 });
      expect([cut.rated.length, cut.solved]).toEqual([2, false]);
      expect(cut.value).toBeLessThanOrEqual(plain.gain(state));
      expect(solve({ ...NEVER, mostTurns: 1000 })).toEqual(solve(NEVER));
    }
  });

  it('passes if there is nothing to play: six times, then each loses their own rack', () => {
    const rules = { ...CLASSIC_RULES, layout: parseLayout(['  ', '  '], { row: 0, col: 0 }) };
    const position = unwrap(checkSetup({ rules, tiles: [0, 0, 0, 0], rack: codesOf('Z') })).position;
    const solver = new EndgameSolver(buildSmallGaddag([codesOf('AA')]), TABLES);
    const facts = { scorelessTurns: 0, turnsLeft: undefined, turnRules: CLASSIC_TURN_RULES };
    const result = unwrap(solver.solve({ position, otherRack: codesOf('Q').concat(1), ...facts }, NEVER));
    expect(result).toMatchObject({ value: 1, solved: true });
    expect(result.line).toEqual(Array(6).fill({ turn: PASS, points: 0 }));
  });

  it('returns the results of the last full ply for every turn, wherever it is stopped', () => {
    const solver = new EndgameSolver(FEW_WORDS, { tableBytes: 1 << 24 });
    const endgame = hugeEndgame('AEINRST', 0);
    const known = ({ depth, line, rated, value }: EndgameResult) => ({ depth, line, rated, value });
    const plies = [1, 2].map((maxPlies) =>
      known(unwrap(solver.solve(endgame, { ...NEVER, maxPlies, rated: 1000 }))),
    );
    const depths: number[] = [];
    for (let most = 1; (depths.at(-1) ?? 0) < 2; most *= 2) {
      let asked = 0;
      const stop = () => ++asked > most;
      const stopped = unwrap(solver.solve(endgame, { stop, rated: 1000 }));
      depths.push(stopped.depth);
      if (stopped.depth > 0) expect(known(stopped)).toEqual(plies[stopped.depth - 1]);
    }
    expect(new Set(depths)).toEqual(new Set([0, 1, 2]));
  });

  it('keeps a better turn found in an unfinished ply, if hurried', () => {
    const solver = new EndgameSolver(FEW_WORDS, { tableBytes: 1 << 24 });
    const endgame = hugeEndgame('ADEINRT', 0);
    const turnOf = (options: SolveOptions) => unwrap(solver.solve(endgame, options)).line[0]!.turn;
    const before = turnOf({ ...NEVER, maxPlies: 1 });
    const takenAfter = (most: number, isHurried: boolean) => {
      let asked = 0;
      return turnOf({ stop: () => ++asked > most, isHurried });
    };
    // The first ply ends after 110 questions, the second after 150.
    expect(takenAfter(130, false)).toEqual(before);
    const kept = takenAfter(130, true);
    expect(kept).not.toEqual(before);
    const { rated } = unwrap(solver.solve(endgame, { ...NEVER, maxPlies: 2, wanted: [before, kept] }));
    const worthOf = (turn: PlainTurn) => rated.find((other) => isDeepStrictEqual(other.turn, turn))!.value;
    expect(worthOf(kept)).toBeGreaterThan(worthOf(before));
  });

  it('has a turn wherever it is stopped, even if its lists of moves are forgotten', () => {
    const solver = new EndgameSolver(FEW_WORDS, { tableBytes: 1 << 18 });
    const endgame = hugeEndgame('AEINRST', 0);
    for (let most = 1; most < 2000; most = Math.ceil(most * 1.1)) {
      let asked = 0;
      const stop = () => ++asked > most;
      expect(unwrap(solver.solve(endgame, { stop })).line.length).toBeGreaterThan(0);
    }
  });

  it.each([
    // The board is 4×5: the moves that are missing do not matter.
    ['endgame 419', true],
    // 3×4: here they do.
    ['endgame 549', false],
  ])('ends with an estimate if its moves exceed its memory: %s', (seed, isRight) => {
    const { state, words } = randomEndgame(seed);
    const gaddag = buildSmallGaddag(words, state.position.rules.distribution.letters.length);
    let asked = 0;
    const stop = () => ++asked > 10_000;
    const { solved, value } = unwrap(
      new EndgameSolver(gaddag, { tableBytes: 1 << 14 }).solve(endgameOf(state), { stop }),
    );
    expect(solved).toBe(false);
    expect(value === new PlainMinimax(gaddag).gain(state)).toBe(isRight);
    expect(asked).toBeLessThan(10_000);
  });

  it.each([
    ['four blanks', hugeEndgame('AEN', 4)],
    ['racks of twelve', hugeEndgame('ABDEGILNORST', 0)],
  ])('stops on request, with the results so far: %s', (_what, endgame) => {
    let asked = 0;
    let askedLater = 0;
    const stop = () => {
      asked++;
      if (asked > 60) askedLater++;
      return asked > 60;
    };
    const result = unwrap(new EndgameSolver(FEW_WORDS, { tableBytes: 1 << 24 }).solve(endgame, { stop }));
    expect(result.solved).toBe(false);
    expect(result.line.length).toBeGreaterThan(0);
    expect(askedLater).toBeLessThan(10);
  });
});
