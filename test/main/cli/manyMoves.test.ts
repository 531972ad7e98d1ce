import { describe, expect, it } from 'vitest';
import { BLANK } from '../../../src/core/alphabet/tile';
import { checkSetup } from '../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { formatReport, type MovesReport } from '../../../src/main/cli/formatReport';
import { movesUsage } from '../../../src/main/cli/movesOptions';
import { unwrap } from '../../oracle/oraclePositions';

describe('a report of a position with more moves than the list keeps', () => {
  const setup = { rules: CLASSIC_RULES, tiles: Array(225).fill(0), rack: [1, BLANK] };
  const { position } = unwrap(checkSetup(setup));
  const report: MovesReport = {
    id: 'cgp',
    position,
    notices: [],
    total: 5_000_000,
    hasMore: true,
    moves: [{ kind: 'placement', row: 7, col: 6, direction: 'across', tiles: [1, BLANK | 20], score: 2 }],
  };

  it('mentions it in every format that has room for it', () => {
    expect(formatReport(report, 'text').split('\n')[0]).toBe('Rack A?: more than 5000000 moves, the best 1');
    expect(JSON.parse(formatReport(report, 'json'))).toMatchObject({ total: 5_000_000, hasMore: true });
  });

  it('is explained in the help', () => {
    expect(movesUsage()).toContain('At most 1000000 moves of a position are listed');
    expect(movesUsage()).toContain('5000000 are counted');
  });
});
