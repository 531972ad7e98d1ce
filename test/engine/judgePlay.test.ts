import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../src/core/game/turnRules';
import { viewOfStranger } from '../../src/core/strategy/equity/judgePosition';
import { equityEvaluator } from '../../src/core/strategy/leaves/equityEvaluator';
import { StaticEquity } from '../../src/core/strategy/review/staticEvaluator';
import { askWhyNot } from '../../src/engine/traces';
import { tilesOf } from '../core/strategy/tableGames';
import { unwrap } from '../oracle/oraclePositions';
import { leavesOf, searched, setupOf, smallLexicon } from './smallSearch';

const LEXICON = smallLexicon(['CAT', 'CATS']);
const OPENING = setupOf(CLASSIC_RULES, 'CATS');

/** A word across row 8 from this column on. */
function judged(generation: ReturnType<typeof searched>['generation'], word: string, col: number) {
  const tiles = tilesOf(word).map((tile, nth) => ({ row: 7, col: col + nth, tile }));
  return unwrap(askWhyNot(generation, { purpose: 'try', generation: 1, wanted: { kind: 'tiles', tiles } }));
}

describe('the equity of a play', () => {
  it('is that of the list, beside the best turn', () => {
    const { generation } = searched(LEXICON, OPENING, leavesOf({ S: 8.5 }));
    // By hand: CAT scores 10 and keeps S; CATS scores 12. Only on 8G no vowel lies beside a premium.
    expect(judged(generation, 'CAT', 6).equity).toEqual({ own: 18_500, best: 18_500 });
    expect(judged(generation, 'CATS', 4).equity).toEqual({ own: 12_000, best: 18_500 });
    expect(judged(generation, 'CATS', 5).equity).toEqual({ own: 11_300, best: 18_500 });
  });

  it('counts an exchange among the turns', () => {
    const { generation } = searched(LEXICON, OPENING, leavesOf({ AS: 40 }));
    expect(judged(generation, 'CATS', 4).equity).toEqual({ own: 12_000, best: 40_000 });
  });

  it('is that of a review', () => {
    const leaves = leavesOf({ S: 8.5, AS: 30 });
    const { generation } = searched(LEXICON, OPENING, leaves);
    const { table } = unwrap(leaves(CLASSIC_RULES.distribution));
    const review = new StaticEquity(LEXICON.gaddag, equityEvaluator(table));
    const view = viewOfStranger(generation.position, CLASSIC_TURN_RULES);
    const answer = judged(generation, 'CATS', 5);
    expect(answer.equity).toEqual({
      own: review.equityOf(view, answer.move!),
      best: review.best(view).equity,
    });
  });

  it('is unknown without leaves, and for a play that is not a candidate', () => {
    expect(judged(searched(LEXICON, OPENING).generation, 'CAT', 6).equity).toBeNull();
    const { generation } = searched(LEXICON, OPENING, leavesOf({ S: 8.5 }));
    expect(judged(generation, 'TAC', 6)).toMatchObject({ rank: null, equity: null });
  });
});
