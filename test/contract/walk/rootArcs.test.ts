import { expect, it } from 'vitest';
import { ROOT_ARCS } from '../../../src/contract/walk/rootArcs';
import { DAWG_ROOT, GADDAG_ROOT } from '../../../src/core/lexicon/gaddag';

it('graphs start at the roots of the lexicon', () => {
  expect(ROOT_ARCS).toEqual({ gaddag: GADDAG_ROOT, dawg: DAWG_ROOT, board: DAWG_ROOT });
});
