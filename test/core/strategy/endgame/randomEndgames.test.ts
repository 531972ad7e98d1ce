import { describe, expect, it } from 'vitest';
import { entryAt } from '../../../../src/core/certain';
import type { GameState } from '../../../../src/core/game/gameState';
import { takeTurn } from '../../../../src/core/game/turns/takeTurn';
import type { Gaddag } from '../../../../src/core/lexicon/gaddag';
import { type EndgameResult, EndgameSolver } from '../../../../src/core/strategy/endgame/endgameSolver';
import { buildSmallGaddag } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { PlainMinimax } from './plainMinimax';
import { randomEndgame } from './randomEndgame';

/** More of them: `ENDGAMES=2000 npx vitest run …`. */
const GAMES = Number(process.env.ENDGAMES ?? 150);
const SMALL_TABLES = 1 << 22;

const solve = (
  gaddag: Gaddag,
  { player, position, racks, scorelessTurns, turnRules, turnsLeft }: GameState,
) =>
  unwrap(
    new EndgameSolver(gaddag, { tableBytes: SMALL_TABLES }).solve(
      { position, otherRack: entryAt(racks, 1 - player), scorelessTurns, turnsLeft, turnRules },
      { stop: () => false, rated: Number.POSITIVE_INFINITY },
    ),
  );

/** The result of a line if both play it. */
function playLine(state: GameState, { line }: EndgameResult, plain: PlainMinimax): number {
  let now = state;
  let gain = 0;
  let sign = 1;
  for (const { points, turn } of line) {
    const next = takeTurn(now, turn);
    if (next.end !== undefined) return gain + sign * plain.gainOf(now, turn);
    gain += sign * points;
    sign = -sign;
    now = next;
  }
  throw new Error('The line ends before the game does.');
}

describe(`${GAMES} random endgames`, () => {
  it('have the same values as exhaustive search, and lines that achieve them', () => {
    const wrong: unknown[] = [];
    for (let nth = 0; nth < GAMES; nth++) {
      const { state, words } = randomEndgame(`endgame ${nth}`);
      const gaddag = buildSmallGaddag(words, state.position.rules.distribution.letters.length);
      const plain = new PlainMinimax(gaddag);
      const result = solve(gaddag, state);
      const expected = plain.gain(state);
      const brought = playLine(state, result, plain);
      if (!result.solved || result.value !== expected || brought !== expected)
        wrong.push({ nth, expected, value: result.value, brought, solved: result.solved });
      for (const { bound, turn, value } of result.rated) {
        const gain = plain.gainOf(state, turn);
        if (bound === 'exact' ? value !== gain : value < gain) wrong.push({ nth, turn, bound, value, gain });
      }
    }
    expect(wrong).toEqual([]);
  });
});
