import { Color } from 'three';
import { describe, expect, it } from 'vitest';
import { THEMES } from '../../../../src/contract/window/settings';
import { SCENE_PALETTES, squareColors } from '../../../../src/renderer/resources/sceneColors';
import { LayeredAtlas } from '../../../../src/renderer/resources/textures/layeredAtlas';
import {
  longSquareLabelKey,
  paintSquareLabel,
  parseSquareLabelKey,
  squareLabelKey,
} from '../../../../src/renderer/resources/textures/squareLabel';
import type { Context2D } from '../../../../src/renderer/resources/textures/tileFonts';
import { createSquaresTexture } from '../../../../src/renderer/scene/layers/squaresLayer';
import { boardDetailAt } from '../../../../src/renderer/view/board/boardDetail';
import { squareColors as swatchColors } from '../../../../src/renderer/view/board/squareLook';
import type { SquareView } from '../../../../src/renderer/view/sceneView';
import { longColor, readThemeTokens } from '../../themeTokens';

const DARK = SCENE_PALETTES.dark;
const plain = { letterMultiplier: 1, wordMultiplier: 1, isStart: false };

describe('squareColors', () => {
  it('splits a square that multiplies both letter and word', () => {
    const [letter] = squareColors(DARK, 3, 1);
    const [word] = squareColors(DARK, 1, 2);
    expect(squareColors(DARK, 3, 2)).toEqual([letter, word]);
    expect(letter).not.toEqual(word);
  });

  it('is one colour for everything else, and dark for blocked squares', () => {
    for (const [letter, word] of [
      [1, 1],
      [2, 1],
      [9, 1],
      [1, 9],
    ] as const)
      expect(new Set(squareColors(DARK, letter, word).map((color) => color.getHexString())).size).toBe(1);
    expect(squareColors(DARK, 0, 1)[0]).toEqual(new Color(DARK.noScore));
  });

  it.each(THEMES)('has the colours of the brush swatches, in the theme %s', (theme) => {
    const palette = SCENE_PALETTES[theme];
    const tokens = readThemeTokens()[theme];
    const colorOf = (token: string) => longColor(tokens.get(token.slice('var(--'.length, -1)) ?? '');
    for (let letterMultiplier = 0; letterMultiplier <= 9; letterMultiplier++)
      for (let wordMultiplier = 0; wordMultiplier <= 9; wordMultiplier++)
        expect(
          squareColors(palette, letterMultiplier, wordMultiplier).map((color) => `#${color.getHexString()}`),
          `${letterMultiplier}L ${wordMultiplier}W`,
        ).toEqual(swatchColors({ letterMultiplier, wordMultiplier }).map(colorOf));
  });

  it.each(THEMES)('has the ink of the flat board in the theme %s', (theme) => {
    const tokens = readThemeTokens()[theme];
    // In the dark the scene prints in one ink: the board is in the shade there.
    const dark = theme === 'dark' ? 'label-ink' : 'label-ink-dark';
    const inks = ['label-ink', dark].map((name) => longColor(tokens.get(name) ?? ''));
    expect([SCENE_PALETTES[theme].labelInk, SCENE_PALETTES[theme].labelInkDark]).toEqual(inks);
  });
});

/** Painted texts and their sizes, if each character is as wide as the font size. */
function paintedTexts(key: string | null) {
  const painted: Array<{ text: string; size: number }> = [];
  const context = {
    font: '',
    letterSpacing: '',
    measureText: (text: string) => ({ width: text.length * sizeOf(context.font) }),
    fillText: (text: string) => painted.push({ text, size: sizeOf(context.font) }),
  };
  paintSquareLabel(context as unknown as Context2D, key ?? '');
  return painted;
}

const sizeOf = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1]);

describe('the label of a square', () => {
  it('is missing only from plain squares', () => {
    expect(squareLabelKey(plain)).toBeNull();
    for (const multiplier of [0, 2, 3, 9]) {
      expect(squareLabelKey({ ...plain, letterMultiplier: multiplier })).not.toBeNull();
      expect(squareLabelKey({ ...plain, wordMultiplier: multiplier })).not.toBeNull();
    }
    expect(squareLabelKey({ ...plain, isStart: true })).not.toBeNull();
  });

  it('is read back from its key', () => {
    for (let letterMultiplier = 0; letterMultiplier <= 9; letterMultiplier++)
      for (let wordMultiplier = 0; wordMultiplier <= 9; wordMultiplier++) {
        const label = { letterMultiplier, wordMultiplier, isStart: true };
        expect(parseSquareLabelKey(squareLabelKey(label) ?? '')).toEqual(label);
      }
    expect(() => parseSquareLabelKey('square:10,1,')).toThrow('square:10,1,');
  });

  it('has the translated words, as small as necessary', () => {
    const german = { letter: 'BUCHSTABE', word: 'WORT' };
    expect(longSquareLabelKey(plain, german)).toBeNull();
    expect(paintedTexts(longSquareLabelKey({ ...plain, letterMultiplier: 2 }, german))).toEqual([
      { text: '2×', size: 112 },
      // Nine letters, each as wide as its font is large, in a cell of 256 with a margin of 12.
      { text: 'BUCHSTABE', size: (43 * (256 - 24)) / (9 * 43) },
    ]);
    expect(paintedTexts(longSquareLabelKey({ ...plain, wordMultiplier: 3 }, german))).toEqual([
      { text: '3×', size: 112 },
      { text: 'WORT', size: 43 },
    ]);
  });
});

describe('createSquaresTexture', () => {
  it('contains colours and label of every square where the shader expects them', () => {
    const labels = new LayeredAtlas(4, 1, 2, 8, () => new Uint8Array(16));
    const print = { labels, palette: DARK };
    const squares: SquareView[] = [
      { row: 0, col: 0, ...plain },
      { row: 0, col: 1, letterMultiplier: 2, wordMultiplier: 1, isStart: false },
      { row: 1, col: 0, letterMultiplier: 2, wordMultiplier: 3, isStart: false },
      { row: 1, col: 1, letterMultiplier: 2, wordMultiplier: 1, isStart: false },
    ];
    const captions = { letter: 'LETTER', word: 'WORD' };
    const board = { rows: 2, cols: 2, squares, captions, detail: boardDetailAt(44) };
    const { image } = createSquaresTexture(board, print);
    const texel = (x: number, y: number) =>
      [...(image.data ?? [])].slice((y * 2 + x) * 4, (y * 2 + x) * 4 + 4);
    const bytes = (color: string) => [0, 2, 4].map((at) => Number.parseInt(color.slice(1 + at, 3 + at), 16));
    expect(texel(0, 0)).toEqual([...bytes(DARK.plainSquare), 0]);
    // The same label has the same layer, counted from 1.
    expect(texel(1, 0)[3]).toBe(1);
    expect(texel(1, 2)[3]).toBe(1);
    expect(texel(0, 2)[3]).toBe(2);
    // Row 1 of the board: letter colour above, word colour below.
    expect(texel(0, 2).slice(0, 3)).toEqual(texel(1, 0).slice(0, 3));
    expect(texel(0, 3).slice(0, 3)).not.toEqual(texel(0, 2).slice(0, 3));
  });
});
