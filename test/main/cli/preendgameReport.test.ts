import { describe, expect, it } from 'vitest';
import { formatPreendgame } from '../../../src/main/cli/preendgameReport';
import { catsRoot } from '../../core/strategy/preendgame/catsRoot';

describe('the report of a pre-endgame', () => {
  const report = { id: 'cats', model: 'rational', preendgame: catsRoot(), rows: [] } as const;
  const cut = { ...report, isCut: true, isProven: false };

  it('mentions turns that were left out', () => {
    const left = 'there are more moves, which are not searched';
    expect(formatPreendgame(cut, 'text')).toContain(left);
    expect(formatPreendgame({ ...cut, isCut: false }, 'text')).not.toContain(left);
    expect(JSON.parse(formatPreendgame(cut, 'json'))).toMatchObject({ cut: true, proven: false });
  });

  it('says whether the best turn is proven', () => {
    const proven = 'no other move wins more';
    const whole = { ...report, isCut: false };
    expect(formatPreendgame({ ...whole, isProven: true }, 'text')).toContain(proven);
    expect(formatPreendgame({ ...whole, isProven: false }, 'text')).not.toContain(proven);
    expect(JSON.parse(formatPreendgame({ ...whole, isProven: true }, 'json'))).toMatchObject({
      proven: true,
    });
  });
});
