import { expect, it } from 'vitest';
import { BLANK } from '../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { walkedSetup } from '../../../src/core/school/walkedSetup';

it('lays the tiles that a walk has placed, and takes them from the rack', () => {
  const [A, C, E] = [1, 3, 5] as const;
  const tiles = Array.from({ length: 225 }, (_, square) => (square === 112 ? A : 0));
  const setup = { rules: CLASSIC_RULES, tiles, rack: [A, C, E, BLANK] };
  expect(walkedSetup(setup, [{ kind: 'through', square: 112, tile: A }])).toBe(setup);
  // C before the A that lies there, and a blank as E after it.
  const walked = walkedSetup(setup, [
    { kind: 'placed', square: 111, tile: C },
    { kind: 'through', square: 112, tile: A },
    { kind: 'placed', square: 113, tile: BLANK | E },
  ]);
  expect(walked.tiles.slice(110, 115)).toEqual([0, C, A, BLANK | E, 0]);
  expect(walked.rack).toEqual([A, E]);
});
