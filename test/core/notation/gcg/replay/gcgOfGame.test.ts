import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../../src/core/board/rules';
import type { GameState } from '../../../../../src/core/game/gameState';
import { createRandom } from '../../../../../src/core/game/random';
import { finalScores } from '../../../../../src/core/game/settlement';
import { startGame } from '../../../../../src/core/game/startGame';
import { CLASSIC_TURN_RULES } from '../../../../../src/core/game/turnRules';
import { applyTurn } from '../../../../../src/core/game/turns/applyTurn';
import { CHALLENGE, PASS, type Turn } from '../../../../../src/core/game/turns/turn';
import { MoveGenerator } from '../../../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../../../src/core/movegen/moveList';
import { formatGcg } from '../../../../../src/core/notation/gcg/formatGcg';
import { parseGcg } from '../../../../../src/core/notation/gcg/parseGcg';
import { gcgOfGame } from '../../../../../src/core/notation/gcg/replay/gcgOfGame';
import { replayGcg } from '../../../../../src/core/notation/gcg/replay/replayGcg';
import { buildSmallGaddag, codesOf } from '../../../../oracle/oracleLexicon';
import { unwrap } from '../../../../oracle/oraclePositions';
import { TEST_SEED } from '../../../../seed';

const WORDS = 'AT TA EAT TEA SEAT RATE TEAR STARE ION NOT TON IN ON NO AE OE OI GO DO LI BI QI'.split(' ');
const generator = new MoveGenerator(buildSmallGaddag(WORDS.map(codesOf)));
const moves = new MoveList();
/** Words with an O are phonies. */
const isWord = (letters: ArrayLike<number>) => !Array.from(letters).includes(15);
const players = [
  { nick: 'ann', name: 'Ann Archer' },
  { nick: 'bob', name: 'Bob Baker' },
] as const;

function anyTurn(state: GameState, kind: number, choice: number): Turn {
  if (kind < 0.2) return CHALLENGE;
  if (kind < 0.25) return PASS;
  if (kind < 0.4) return { kind: 'exchange', tiles: state.racks[state.player]!.slice(0, 3) };
  generator.generate(state.position, moves);
  return moves.length === 0 ? PASS : moves.moveAt(Math.floor(choice * moves.length));
}

/** Every state of a game of random turns. */
function statesOf(seed: number, challenge: 'single' | 'double' | '+5'): readonly GameState[] {
  const random = createRandom(seed);
  const turnRules = { ...CLASSIC_TURN_RULES, challenge };
  const states = [unwrap(startGame({ rules: CLASSIC_RULES, seed, turnRules }))];
  for (let turn = 0; turn < 40; turn++) {
    const state = states.at(-1)!;
    const applied = applyTurn(state, anyTurn(state, random(), random()), isWord);
    if (applied.ok) states.push(applied.value);
  }
  return states;
}

describe(`a game written as a record (TEST_SEED=${TEST_SEED})`, () => {
  it('is read as the same game, at each of its turns', () => {
    const challenges = fc.constantFrom('single', 'double', '+5');
    fc.assert(
      fc.property(fc.integer(), challenges, (seed, challenge) => {
        for (const state of statesOf(seed, challenge).filter(
          ({ end }, nth) => end !== undefined || nth % 6 === 0,
        )) {
          const text = formatGcg(gcgOfGame(state, players));
          const { end, problems } = replayGcg(unwrap(parseGcg(text)), CLASSIC_RULES);
          expect(problems).toEqual([]);
          expect(end.board).toEqual([...state.position.tiles]);
          expect(end.scores).toEqual(finalScores(state));
          expect(end.held).toEqual(state.racks.map((rack) => rack.length));
          expect([end.bagCount, end.scorelessTurns, end.end]).toEqual([
            state.bag.length,
            state.scorelessTurns,
            state.end,
          ]);
          if (state.history.length > 0) expect(end.toMove).toBe(state.player);
        }
      }),
      { numRuns: 25, seed: TEST_SEED },
    );
  });
});
