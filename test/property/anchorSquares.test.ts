import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnchor } from '../../src/core/board/anchorSquares';
import { checkSetup } from '../../src/core/board/position';
import { traceScope } from '../../src/core/trace/traceScope';
import { buildSmallGaddag } from '../oracle/oracleLexicon';
import { unwrap } from '../oracle/oraclePositions';
import { randomGame } from '../oracle/randomSetup';
import { runs, TEST_SEED } from '../seed';

describe(`the anchors that the window offers (TEST_SEED=${TEST_SEED})`, () => {
  it('are those that the search starts from', () => {
    let found = 0;
    fc.assert(
      fc.property(randomGame(5), ({ setup, words }) => {
        const gaddag = buildSmallGaddag(words);
        const { position } = unwrap(checkSetup(setup));
        for (let row = 0; row < position.rows; row++)
          for (let col = 0; col < position.cols; col++)
            for (const direction of ['across', 'down'] as const) {
              const anchor = { row, col, direction };
              const { ok } = traceScope(gaddag, position, { kind: 'anchor', anchor });
              expect({ ...anchor, ok: isAnchor(setup, anchor, direction) }).toEqual({ ...anchor, ok });
              if (ok) found++;
            }
      }),
      { numRuns: runs(40), seed: TEST_SEED },
    );
    expect(found).toBeGreaterThan(runs(50));
  });
});
