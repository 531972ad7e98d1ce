import { describe, expect, it } from 'vitest';
import { formatPreendgame } from '../../../src/main/cli/preendgameReport';
import { catsRoot } from '../../core/strategy/preendgame/catsRoot';

describe('the report of a pre-endgame', () => {
  const report = { id: 'cats', model: 'rational', preendgame: catsRoot(), rows: [], isCut: true } as const;

  it('mentions turns that were left out', () => {
    const left = 'there are more moves, which are not searched';
    expect(formatPreendgame(report, 'text')).toContain(left);
    expect(formatPreendgame({ ...report, isCut: false }, 'text')).not.toContain(left);
    expect(JSON.parse(formatPreendgame(report, 'json'))).toMatchObject({ cut: true });
  });
});
