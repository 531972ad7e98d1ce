import { expect, it } from 'vitest';
import { basisText } from '../../../../src/renderer/view/candidates/basisText';
import { readMidgame } from '../midgame';

it('counts the boards of a census over all generations', () => {
  const origin = {
    lexicon: '',
    board: '',
    seed: '1',
    generations: '64,64,1128',
    date: '2026-11-22',
    command: '',
  };
  const said = basisText({ kind: 'leaves', origin }, readMidgame());
  expect(said).toMatch(/census of 1,256 boards, 2026-11-22/);
});
