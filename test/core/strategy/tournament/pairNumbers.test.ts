import { describe, expect, it } from 'vitest';
import {
  gameCountOf,
  isOfShard,
  pairCountOf,
  placeOfPair,
  WHOLE,
} from '../../../../src/core/strategy/tournament/pairNumbers';
import { gamesOfPair, pairingsOf } from '../../../../src/core/strategy/tournament/tournamentPlan';

const sizes = [
  { agents: ['a', 'b'], games: 1 },
  { agents: ['a', 'b'], games: 8 },
  { agents: ['a', 'b', 'c'], games: 7 },
  { agents: ['a', 'b', 'c', 'd'], games: 4 },
];

const numbersOf = (size: (typeof sizes)[number]) =>
  Array.from({ length: pairCountOf(size) }, (_, number) => number);

describe('the pairs of a tournament', () => {
  it('are those of a round robin', () => {
    expect(pairingsOf({ agents: ['a', 'b', 'c', 'd'] }).map(({ one, other }) => `${one}${other}`)).toEqual([
      '01',
      '02',
      '03',
      '12',
      '13',
      '23',
    ]);
  });

  it.each(sizes)('have a unique number each (%#)', (size) => {
    const games = numbersOf(size).flatMap((number) => {
      const { pair, pairing } = placeOfPair(size, number);
      return Array.from({ length: gamesOfPair(size, pair) }, (_, index) => `${pairing}: ${2 * pair + index}`);
    });
    const expected = pairingsOf(size).flatMap((_, pairing) =>
      Array.from({ length: size.games }, (_, nth) => `${pairing}: ${nth}`),
    );
    expect(games.toSorted()).toEqual(expected.toSorted());
    expect(gameCountOf(size, WHOLE)).toBe(expected.length);
  });

  it.each(sizes)('belong to one shard each, with a known number of games (%#)', (size) => {
    for (const of of [1, 2, 3, 5, 40])
      for (let part = 1; part <= of; part++) {
        const own = numbersOf(size).filter((number) => isOfShard(number, { part, of }));
        expect(own.every((number) => number % of === part - 1)).toBe(true);
        const games = own.reduce((sum, number) => sum + gamesOfPair(size, placeOfPair(size, number).pair), 0);
        expect(gameCountOf(size, { part, of })).toBe(games);
      }
  });
});
