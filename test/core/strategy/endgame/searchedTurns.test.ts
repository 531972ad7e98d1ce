import { describe, expect, it } from 'vitest';
import { entryAt } from '../../../../src/core/certain';
import type { GameState } from '../../../../src/core/game/gameState';
import { takeTurn } from '../../../../src/core/game/turns/takeTurn';
import { EndgameSolver } from '../../../../src/core/strategy/endgame/endgameSolver';
import type { SearchedTurn } from '../../../../src/core/strategy/endgame/searchedTurns';
import { buildSmallGaddag } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { PlainMinimax } from './plainMinimax';
import { randomEndgame } from './randomEndgame';

const MOST = 1000;

/** A random game that has been solved, and the result of exhaustive search. */
function solvedGame(seed: string) {
  const { state, words } = randomEndgame(seed);
  const gaddag = buildSmallGaddag(words, state.position.rules.distribution.letters.length);
  const solver = new EndgameSolver(gaddag, { tableBytes: 1 << 22 });
  const { player, position, racks, scorelessTurns, turnRules, turnsLeft } = state;
  const otherRack = entryAt(racks, 1 - player);
  const endgame = { position, otherRack, scorelessTurns, turnsLeft, turnRules };
  const result = unwrap(solver.solve(endgame, { stop: () => false }));
  return { state, solver, result, plain: new PlainMinimax(gaddag) };
}

const SEEDS = Array.from({ length: 30 }, (_, nth) => `searched ${nth}`);

/** Calls back for every turn of the first plies that something is known of. */
function walk(
  solver: EndgameSolver,
  from: GameState,
  visit: (state: GameState, turn: SearchedTurn, gained: number, ply: number) => void,
): void {
  const descend = (state: GameState, path: readonly number[], gained: number) => {
    const searched = solver.searched(path, MOST);
    if (searched === undefined) throw new Error('There is no such path.');
    for (const turn of searched.turns) {
      visit(state, turn, gained, path.length);
      if (!turn.isSearched || path.length === 2) continue;
      const points = path.length % 2 === 0 ? turn.points : -turn.points;
      descend(takeTurn(state, turn.turn), [...path, turn.key], gained + points);
    }
  };
  descend(from, [], 0);
}

describe('the search tree', () => {
  it.each(SEEDS)('has correct values and bounds: %s', (seed) => {
    const { plain, solver, state } = solvedGame(seed);
    let seen = 0;
    walk(solver, state, (at, { bound, plies, turn, value }, gained, ply) => {
      if (value === null || plies !== null) return;
      seen++;
      const own = plain.gainOf(at, turn);
      const truth = gained + (ply % 2 === 0 ? own : -own);
      if (bound === 'exact') expect(value).toBe(truth);
      else if (bound === 'at-most') expect(value).toBeGreaterThanOrEqual(truth);
      else expect(value).toBeLessThanOrEqual(truth);
    });
    expect(seen).toBeGreaterThan(0);
  });

  it('starts with the best turn, of the value of the whole', () => {
    const { result, solver } = solvedGame('searched 1');
    const [first] = solver.searched([], MOST)?.turns ?? [];
    expect(first).toMatchObject({ value: result.value, bound: 'exact', fate: 'best' });
    expect(first?.turn).toEqual(result.line[0]?.turn);
  });

  it('contains as many turns as requested, and the number omitted', () => {
    const { solver } = solvedGame('searched 1');
    const all = solver.searched([], MOST);
    const some = solver.searched([], 1);
    expect(all?.leftOut).toBe(0);
    expect(some?.turns).toHaveLength(1);
    expect(some?.leftOut).toBe((all?.turns.length ?? 0) - 1);
  });

  it('is empty after impossible turns', () => {
    const { solver } = solvedGame('searched 1');
    expect(solver.searched([123_456_789], MOST)).toBeUndefined();
  });

  it('is read without side effects', () => {
    const { solver, state } = solvedGame('searched 2');
    const before = solver.searched([], MOST);
    walk(solver, state, () => undefined);
    expect(solver.searched([], MOST)).toEqual(before);
  });
});
