import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { BLANK } from '../../../../src/core/alphabet/tile';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { rankMoves } from '../../../../src/core/movegen/candidates/rank';
import { MoveGenerator } from '../../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../../src/core/movegen/moveList';
import { formatMoveLine } from '../../../../src/core/notation/positions/moveList';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';

function rankedLines(words: string[], rack: number[], wordMultiplier = 1): string[] {
  const squares = 9;
  const layout = {
    rows: 3,
    cols: 3,
    start: { row: 1, col: 1 },
    letterMultipliers: Array<number>(squares).fill(wordMultiplier),
    wordMultipliers: Array<number>(squares).fill(wordMultiplier),
    bricks: Array<boolean>(squares).fill(false),
  };
  const setup = { rules: { ...CLASSIC_RULES, layout }, tiles: Array<number>(squares).fill(0), rack };
  const moves = new MoveList();
  new MoveGenerator(buildSmallGaddag(words.map(codesOf))).generate(unwrap(checkSetup(setup)).position, moves);
  return Array.from(rankMoves(moves), (index) => formatMoveLine(moves.moveAt(index), ENGLISH));
}

describe('the order of candidates', () => {
  it('is score, then across before down, line, first square, and tiles', () => {
    expect(rankedLines(['AT', 'TA', 'DO'], codesOf('ATDO'))).toEqual([
      ...['2A DO 3', '2B DO 3', 'B1 DO 3', 'B2 DO 3'],
      ...['2A AT 2', '2A TA 2', '2B AT 2', '2B TA 2'],
      ...['B1 AT 2', 'B1 TA 2', 'B2 AT 2', 'B2 TA 2'],
    ]);
  });

  it('puts letter tiles before blanks and short words before longer ones', () => {
    // Every square has multipliers of 0: all scores are equal.
    expect(rankedLines(['AA', 'AAA'], [1, 1, BLANK], 0).slice(0, 6)).toEqual([
      ...['2A AA 0', '2A AAa 0', '2A Aa 0', '2A AaA 0', '2A aA 0', '2A aAA 0'],
    ]);
  });

  it('holds for scores that are far apart', () => {
    const lines = rankedLines(['ZA', 'ZAZ', 'AA'], codesOf('ZZAA'), 9);
    // ZAZ: (10 + 1 + 10) × 9 × 9³ = 137,781; ZA: 11 × 9 × 81 = 8,019; AA: 2 × 9 × 81 = 1,458.
    expect(lines).toEqual([
      ...['2A ZAZ 137781', 'B1 ZAZ 137781', '2A ZA 8019', '2B ZA 8019', 'B1 ZA 8019', 'B2 ZA 8019'],
      ...['2A AA 1458', '2B AA 1458', 'B1 AA 1458', 'B2 AA 1458'],
    ]);
  });

  it('is empty for no moves', () => {
    expect(rankedLines(['AT'], codesOf('Q'))).toEqual([]);
  });
});
