import { expect, it } from 'vitest';
import { PASS } from '../../../../src/core/game/turns/turn';
import { Candidate } from '../../../../src/core/strategy/preendgame/candidate';
import { dealsOf } from '../../../../src/core/strategy/preendgame/deals';
import { outcomeOf } from '../../../../src/core/strategy/preendgame/outcome';
import { LAST_STAGE } from '../../../../src/core/strategy/preendgame/stages';

it('a turn is examined once every deal is, in any order', () => {
  const candidate = new Candidate(PASS, dealsOf({ tiles: [1, 2, 3], known: [], bagCount: 1 }, 0));
  const isExaminedAfter = (number: number, spread: number | undefined): boolean => {
    candidate.note(LAST_STAGE, [number], [spread === undefined ? undefined : outcomeOf(spread)]);
    return candidate.isExamined;
  };
  expect([isExaminedAfter(0, 5), isExaminedAfter(1, undefined), isExaminedAfter(2, -1)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(candidate.takeAt(LAST_STAGE)).toEqual([1]);
  expect(isExaminedAfter(1, 0)).toBe(true);
  expect(candidate.sum).toMatchObject({ weight: 3, wins: 1, ties: 1, losses: 1 });
});

it('a turn wins at most the orderings that it has not lost, half of a tie being lost', () => {
  // Of four orderings, A in the bag is two.
  const deals = dealsOf({ tiles: [1, 1, 2, 3], known: [], bagCount: 1 }, 0);
  const candidate = new Candidate(PASS, deals);
  const number = (tile: number) => deals.listed.findIndex(({ bag }) => bag[0] === tile);
  const bestAfter = (stage: number, tile: number, spread: number): number => {
    candidate.note(stage, [number(tile)], [outcomeOf(spread)]);
    return candidate.bestShare;
  };
  expect(candidate.bestShare).toBe(1);
  expect(bestAfter(0, 1, -5)).toBe(1);
  expect(bestAfter(LAST_STAGE, 2, 5)).toBe(1);
  expect(bestAfter(LAST_STAGE, 3, 0)).toBe(0.875);
  expect(bestAfter(LAST_STAGE, 1, -5)).toBe(0.375);
  expect(new Candidate(PASS, { ...deals, areAll: false }).bestShare).toBe(1);
});

it('of the deals, the one that is likeliest lost is examined to the end first', () => {
  const candidate = new Candidate(PASS, dealsOf({ tiles: [1, 2, 3], known: [], bagCount: 1 }, 0));
  candidate.note(0, [0, 1, 2], [5, -1, 0].map(outcomeOf));
  const taken = [0, 1, 2].flatMap(() => candidate.takeAt(LAST_STAGE));
  expect(taken).toEqual([1, 2, 0]);
  expect(candidate.isOpenAt(LAST_STAGE)).toBe(false);
});
