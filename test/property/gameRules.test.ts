import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_TILE } from '../../src/core/alphabet/tile';
import { areSameTiles, tilesLeft } from '../../src/core/alphabet/tileCounts';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import type { GameState } from '../../src/core/game/gameState';
import { createRandom, type Random } from '../../src/core/game/random';
import { finalScores, settlementOf } from '../../src/core/game/settlement';
import { startGame } from '../../src/core/game/startGame';
import { CLASSIC_TURN_RULES, type TurnRules } from '../../src/core/game/turnRules';
import { applyTurn } from '../../src/core/game/turns/applyTurn';
import { CHALLENGE, PASS, type Turn } from '../../src/core/game/turns/turn';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { MoveList } from '../../src/core/movegen/moveList';
import { say } from '../../src/texts/say';
import { buildSmallGaddag, codesOf } from '../oracle/oracleLexicon';
import { unwrap } from '../oracle/oraclePositions';
import { runs, TEST_SEED } from '../seed';

const WORDS = 'AT TA EAT TEA SEAT RATE TEAR STARE ION NOT TON IN ON NO AE OE OI GO DO LI BI'.split(' ');
const generator = new MoveGenerator(buildSmallGaddag(WORDS.map(codesOf)));
const moves = new MoveList();
/** Words with an O are phonies. */
const isWord = (letters: ArrayLike<number>) => !Array.from(letters).includes(15);

const anyRules = fc.record({
  scorelessTurnLimit: fc.integer({ min: 2, max: 8 }),
  isZeroPlayScoreless: fc.boolean(),
  ending: fc.constantFrom('out', 'last-round'),
  outSettlement: fc.constantFrom('double', 'transfer', 'none'),
  scorelessSettlement: fc.constantFrom('own-rack', 'none'),
  challenge: fc.constantFrom('single', 'double', 'triple', '+5', '+10'),
}) satisfies fc.Arbitrary<TurnRules>;

/** Any turn; an illegal one must not change the state. */
function anyTurn(state: GameState, random: Random): Turn {
  const kind = random();
  if (kind < 0.25) return CHALLENGE;
  if (kind < 0.28) return PASS;
  const rack = state.racks[state.player]!;
  if (kind < 0.36)
    return { kind: 'exchange', tiles: rack.slice(0, Math.floor(random() * (rack.length + 1))) };
  generator.generate(state.position, moves);
  if (moves.length === 0) return PASS;
  const move = moves.moveAt(Math.floor(random() * moves.length));
  if (kind < 0.9) return move;
  return kind < 0.95 ? { ...move, row: move.row + 1 } : { ...move, score: move.score + 1 };
}

const allTiles = tilesLeft(CLASSIC_RULES.distribution, []);

/** All of a state but its rules, as text. */
const contentsOf = ({ position, turnRules: _rules, ...rest }: GameState): string =>
  JSON.stringify({ ...rest, rack: [...position.rack], board: [...position.tiles] });

function expectWhole(state: GameState): void {
  const { bag, position, racks } = state;
  const onBoard = [...position.tiles].filter((tile) => tile !== NO_TILE);
  expect(areSameTiles([...bag, ...racks.flat(), ...onBoard], allTiles)).toBe(true);
  expect([...position.rack]).toEqual(racks[state.player]);
  expect(position.isEmptyBoard).toBe(onBoard.length === 0);
  for (const rack of racks) expect(rack.length === 7 || bag.length === 0).toBe(true);
  // The scores are the sums of the history.
  const scores = racks.map(() => 0);
  for (const [index, { player, points, turn }] of state.history.entries()) {
    const scorer = turn.kind === 'challenge' ? state.history[index - 1]!.player : player;
    scores[scorer]! += points;
  }
  expect(state.scores).toEqual(scores);
}

function playAtRandom(seed: number, turnRules: TurnRules, playerCount: number, turns: number): GameState {
  const random = createRandom(`turns of ${seed}`);
  let state = unwrap(startGame({ rules: CLASSIC_RULES, seed, turnRules, playerCount }));
  for (let turn = 0; turn < turns; turn++) {
    const chosen = anyTurn(state, random);
    const before = contentsOf(state);
    const applied = applyTurn(state, chosen, isWord);
    expect(contentsOf(state)).toBe(before);
    if (applied.ok) state = applied.value;
    else expect(say(applied.error)).toMatch(/^[A-Z].*[^.]\.$/);
    expectWhole(state);
  }
  return state;
}

describe(`a game of random turns (TEST_SEED=${TEST_SEED})`, () => {
  it('loses no tile and adds up its scores under any rules, and depends only on the seed', () => {
    const ends = new Set<string | undefined>();
    const verdicts = new Set<string | undefined>();
    fc.assert(
      fc.property(fc.integer(), anyRules, fc.integer({ min: 2, max: 4 }), (seed, turnRules, playerCount) => {
        const state = playAtRandom(seed, turnRules, playerCount, 30);
        expect(contentsOf(playAtRandom(seed, turnRules, playerCount, 30))).toBe(contentsOf(state));
        ends.add(state.end?.by);
        for (const { verdict } of state.history) verdicts.add(verdict);
        expect(settlementOf(state).length > 0 && state.end === undefined).toBe(false);
        expect(finalScores(state).every(Number.isSafeInteger)).toBe(true);
      }),
      { numRuns: runs(60), seed: TEST_SEED },
    );
    expect([...ends]).toEqual(expect.arrayContaining([undefined, 'challenge', 'scoreless']));
    expect([...verdicts]).toEqual(expect.arrayContaining(['phony', 'good']));
  });

  it('accepts every move of the generator, and none with another score', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const state = playAtRandom(seed, { ...CLASSIC_TURN_RULES, challenge: 'void' }, 2, 12);
        if (state.end !== undefined) return;
        generator.generate(state.position, moves);
        for (let at = 0; at < moves.length; at++) {
          const move = moves.moveAt(at);
          expect(applyTurn(state, move, () => true).ok).toBe(true);
          expect(applyTurn(state, { ...move, score: move.score + 1 }, () => true).ok).toBe(false);
        }
      }),
      { numRuns: runs(15), seed: TEST_SEED },
    );
  });
});
