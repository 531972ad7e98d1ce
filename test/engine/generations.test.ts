import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { MoveSearch } from '../../src/engine/generateMoves';
import { Generations } from '../../src/engine/generations';
import { unwrap } from '../oracle/oraclePositions';
import { setupOf, smallLexicon } from './smallSearch';

const lexicon = smallLexicon(['AT', 'TA']);

/** Which of four generations, each with this number of moves, are still kept. */
function keptOf(moves: number): readonly boolean[] {
  const setup = setupOf(CLASSIC_RULES, 'AT');
  const { generation } = unwrap(new MoveSearch(() => 0).generate(lexicon, { setup, generation: 1 }));
  const generations = new Generations();
  const numbers = [1, 2, 3, 4];
  for (const number of numbers)
    generations.add(lexicon, { ...generation, number, order: new Uint32Array(moves) });
  return numbers.map((number) => generations.find(number).ok);
}

describe('kept generations', () => {
  it('are the last four of ordinary positions', () => {
    expect(keptOf(5_000)).toEqual([true, true, true, true]);
  });

  it('contain a million moves besides the latest, which may have more', () => {
    expect(keptOf(400_000)).toEqual([false, true, true, true]);
    expect(keptOf(1_000_001)).toEqual([false, false, false, true]);
  });
});
