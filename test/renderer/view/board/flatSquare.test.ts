import { describe, expect, it } from 'vitest';
import { THEMES } from '../../../../src/contract/window/settings';
import { boardLegend, flatPrint } from '../../../../src/renderer/view/board/flatSquare';
import { squareColors, squareInk, squareLabel } from '../../../../src/renderer/view/board/squareLook';
import type { SquareView } from '../../../../src/renderer/view/sceneView';
import { contrastOf, readThemeTokens } from '../../themeTokens';

const square = (change: Partial<SquareView> = {}): SquareView => ({
  row: 0,
  col: 0,
  letterMultiplier: 1,
  wordMultiplier: 1,
  isStart: false,
  ...change,
});
const TRIPLE_WORD = square({ wordMultiplier: 3 });
const BOTH = square({ letterMultiplier: 2, wordMultiplier: 4 });

describe('the label of a flat square', () => {
  it('shows its multipliers, letter above word', () => {
    expect(flatPrint(TRIPLE_WORD, 'full')).toEqual({ lines: ['3W'], hasStar: false });
    expect(flatPrint(BOTH, 'full')).toEqual({ lines: ['2L', '4W'], hasStar: false });
    expect(flatPrint(square(), 'full')).toEqual({ lines: [], hasStar: false });
  });

  it('omits illegible labels', () => {
    expect(flatPrint(TRIPLE_WORD, 'short').lines).toEqual(['3W']);
    expect(flatPrint(BOTH, 'short').lines).toEqual([]);
    expect(flatPrint(TRIPLE_WORD, 'bare').lines).toEqual([]);
  });

  it('never omits the start, which no colour shows', () => {
    const start = square({ wordMultiplier: 2, isStart: true });
    expect(flatPrint(start, 'full')).toEqual({ lines: ['2W'], hasStar: true });
    expect(flatPrint(start, 'short')).toEqual({ lines: [], hasStar: true });
    expect(flatPrint(start, 'bare')).toEqual({ lines: [], hasStar: true });
  });

  it('is empty on a brick', () => {
    expect(flatPrint(square({ isBrick: true, wordMultiplier: 3 }), 'full')).toEqual({
      lines: [],
      hasStar: false,
    });
  });
});

describe('the legend', () => {
  it('names every kind of premium square once, letters before words', () => {
    const squares = [
      TRIPLE_WORD,
      square(),
      BOTH,
      square({ letterMultiplier: 3 }),
      TRIPLE_WORD,
      square({ letterMultiplier: 2 }),
    ];
    expect(boardLegend(squares).map(({ label }) => label)).toEqual(['2L', '3L', '3W', '2L·4W']);
  });
});

describe('the ink on a square', () => {
  const MULTIPLIERS = Array.from({ length: 10 }, (_, multiplier) => multiplier);
  const KINDS = MULTIPLIERS.flatMap((multiplier) => [
    { letterMultiplier: multiplier, wordMultiplier: 1 },
    { letterMultiplier: 1, wordMultiplier: multiplier },
  ]);

  it.each(THEMES)('is legible in the theme %s, and the better one of two', (theme) => {
    const tokens = readThemeTokens()[theme];
    const colorOf = (token: string) => tokens.get(token.slice('var(--'.length, -1)) ?? '';
    for (const kind of KINDS) {
      const [ground] = squareColors(kind);
      const contrast = (ink: string) => contrastOf(colorOf(ground), ink);
      const best = Math.max(...['label-ink', 'label-ink-dark'].map((ink) => contrast(tokens.get(ink) ?? '')));
      expect(contrast(colorOf(squareInk(kind))), squareLabel(kind)).toBeGreaterThan(0.85 * best);
      expect(best, squareLabel(kind)).toBeGreaterThan(3.5);
    }
  });
});
