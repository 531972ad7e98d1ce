import { describe, expect, it } from 'vitest';
import type { PlainTurn } from '../../../../src/core/game/turns/turn';
import { JobRunner } from '../../../../src/core/strategy/preendgame/jobRunner';
import { PLAYER_MODELS } from '../../../../src/core/strategy/preendgame/playerModel';
import type { PreendgameRow } from '../../../../src/core/strategy/preendgame/preendgameSearch';
import { buildSmallGaddag } from '../../../oracle/oracleLexicon';
import { PlainPreendgame, type PlainResult } from './plainPreendgame';
import { searchHere } from './searchHere';
import { someRoot } from './someRoot';

const numbersOf = ({ losses, ties, wins }: PlainResult | PreendgameRow, spread: number) =>
  [wins, ties, losses, spread].map((number) => Math.round(number * 1e6) / 1e6);

const keyOf = (turn: PlainTurn): string => JSON.stringify(turn);

/** Every turn of some positions by every model, and by brute force; how many turns the models tell apart. */
function compareAll(seeds: number, bagCount: number, rackSize: number): number {
  const told = new Set<string>();
  for (let seed = 0; seed < seeds; seed++) {
    const { preendgame, question, words } = someRoot(seed, bagCount, rackSize);
    const gaddag = buildSmallGaddag(words, 4);
    const runner = new JobRunner(preendgame, gaddag, () => 0);
    const byTurn = new Map<string, string>();
    for (const model of PLAYER_MODELS) {
      const plain = new PlainPreendgame(gaddag, question, model).all();
      const turns = plain.map(({ turn }) => turn);
      const rows = searchHere(preendgame, runner, { model, turns, examined: turns.length }).rows();
      const name = `${model}, position ${seed}, ${bagCount} in the bag, racks of ${rackSize}`;
      expect(
        rows.every(({ isExamined }) => isExamined),
        name,
      ).toBe(true);
      const found = new Map(rows.map((row) => [keyOf(row.turn), numbersOf(row, row.spread)]));
      for (const { result, turn } of plain) {
        const orderings = result.wins + result.ties + result.losses;
        const numbers = numbersOf(result, result.spread / orderings);
        expect(found.get(keyOf(turn)), `${name}: ${keyOf(turn)}`).toEqual(numbers);
        const key = `${seed} ${keyOf(turn)}`;
        if ((byTurn.get(key) ?? numbers.join()) !== numbers.join()) told.add(key);
        byTurn.set(key, numbers.join());
      }
    }
  }
  return told.size;
}

describe('wins, ties, losses and spread of every turn, by every model, are those of brute force', () => {
  it.each([
    { bagCount: 1, rackSize: 2, seeds: 10 },
    { bagCount: 1, rackSize: 3, seeds: 20 },
    { bagCount: 1, rackSize: 1, seeds: 40 },
    { bagCount: 2, rackSize: 1, seeds: 20 },
    { bagCount: 2, rackSize: 2, seeds: 8 },
    { bagCount: 3, rackSize: 1, seeds: 10 },
  ])(
    'with $bagCount in the bag, racks of $rackSize',
    ({ bagCount, rackSize, seeds }) => {
      const t = process.cpuUsage();
      const n = compareAll(seeds, bagCount, rackSize);
      console.error(bagCount, rackSize, seeds, n, process.cpuUsage(t).user / 1000);
    },
    120000,
  );
});
