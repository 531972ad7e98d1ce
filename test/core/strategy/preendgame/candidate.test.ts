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
