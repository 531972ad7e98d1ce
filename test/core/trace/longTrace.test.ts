import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { traceScope } from '../../../src/core/trace/traceScope';
import { buildSmallGaddag, codesOf } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';

const { position } = unwrap(
  checkSetup({ rules: CLASSIC_RULES, tiles: Array(225).fill(0), rack: codesOf('AT') }),
);
const gaddag = buildSmallGaddag([codesOf('AT'), codesOf('TA')]);

describe('a search that is too long to trace', () => {
  const whole = { kind: 'whole' } as const;
  const { total } = unwrap(traceScope(gaddag, position, whole)).trace;

  it('is refused in a sentence, for either algorithm', () => {
    const refused = (mostCounted: number) => traceScope(gaddag, position, whole, { mostCounted });
    expect(said(refused(total - 1))).toEqual({
      ok: false,
      error: sentence('trace.wholeTooLong', { most: total - 1 }),
    });
    expect(traceScope(gaddag, position, whole, { mostCounted: 1, algorithm: 'dawg' }).ok).toBe(false);
    expect(unwrap(refused(total)).trace.total).toBe(total);
  });

  it('names the smaller part that can be watched', () => {
    const scope = { kind: 'anchor', anchor: { row: 7, col: 7, direction: 'across' } } as const;
    const traced = traceScope(gaddag, position, scope, { mostCounted: 1 });
    expect(said(traced)).toEqual({
      ok: false,
      error: sentence('trace.anchorTooLong', { most: 1 }),
    });
  });
});
