import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { THEMES, type Theme } from '../../src/contract/window/settings';
import { longColor, readThemeTokens } from '../renderer/themeTokens';
import { COLOR_BLINDNESS, type ColorBlindness, differenceOf, type Rgb, seenWith } from './colorBlindness';
import { GOLDEN } from './goldenPicture';

/** A multiple of the just noticeable difference. */
const AT_A_GLANCE = 15;

interface Patch {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** On the golden picture of LIANES: the faces of tiles, and squares, in pixels from the upper left corner. */
const PATCHES = {
  'main word': { left: 172, top: 204, right: 185, bottom: 216 },
  'incidental word': { left: 250, top: 186, right: 270, bottom: 194 },
  'tile on the board': { left: 303, top: 98, right: 315, bottom: 110 },
  'plain square': { left: 333, top: 130, right: 345, bottom: 140 },
} satisfies Record<string, Patch>;

/** Colours that must be distinguishable on the flat board and in the panels, by name. */
const TOLD_APART: readonly (readonly string[])[] = [
  ['placed', 'incidental', 'tile-light', 'plain'],
  ['letter-2', 'letter-3', 'word-2', 'word-3', 'plain'],
  ['board-reverse', 'board-anchor', 'board-forward'],
  ['board-turned-away', 'board-found', 'board-walk'],
  ['reverse', 'separator', 'forward'],
];

const pairsOf = <Value>(values: readonly Value[]): readonly (readonly [Value, Value])[] =>
  values.flatMap((one, at) => values.slice(at + 1).map((other) => [one, other] as const));

/** Pairs that look too much alike with this kind of colour blindness, and how far they are apart. */
function alikeTo(kind: ColorBlindness, colors: ReadonlyMap<string, Rgb>): readonly string[] {
  return pairsOf([...colors]).flatMap(([[oneName, one], [otherName, other]]) => {
    const difference = differenceOf(seenWith(kind, one), seenWith(kind, other));
    return difference < AT_A_GLANCE ? [`${oneName}, ${otherName}: ${difference.toFixed(1)}`] : [];
  });
}

/** The colour of most of a patch: letters and edges are less than half of it. */
function middleColor({ data, width }: PNG, { bottom, left, right, top }: Patch): Rgb {
  const channel = (at: number): number => {
    const values: number[] = [];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) values.push(data[(y * width + x) * 4 + at] ?? 0);
    return values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
  };
  return [channel(0), channel(1), channel(2)];
}

const CASES = THEMES.flatMap((theme) => COLOR_BLINDNESS.map((kind) => [kind, theme] as const));

describe('colour blindness', () => {
  it('is simulated as published: red appears dark to protanopes, and grey stays grey', () => {
    for (const kind of COLOR_BLINDNESS)
      for (const channel of seenWith(kind, [128, 128, 128])) expect(channel).toBeCloseTo(128, 0);
    // From the published matrices: linear red has their first column.
    expect(seenWith('protanopia', [255, 0, 0]).map(Math.round)).toEqual([109, 95, 0]);
    expect(seenWith('deuteranopia', [255, 0, 0]).map(Math.round)).toEqual([163, 144, 0]);
    expect(differenceOf([255, 255, 255], [0, 0, 0])).toBeCloseTo(100, 1);
  });

  it.each(CASES)(
    '(%s) leaves words and squares of the board distinguishable in the theme %s',
    (kind, theme) => {
      const picture = PNG.sync.read(readFileSync(join(GOLDEN, 'swiftshader', `${goldenOf(theme)}.png`)));
      const colors = Object.entries(PATCHES).map(
        ([name, patch]) => [name, middleColor(picture, patch)] as const,
      );
      expect(alikeTo(kind, new Map(colors))).toEqual([]);
    },
  );

  it.each(CASES)(
    '(%s) leaves marks of the flat board and of the panels distinguishable in the theme %s',
    (kind, theme) => {
      const tokens = readThemeTokens()[theme];
      const alike = TOLD_APART.flatMap((names) =>
        alikeTo(kind, new Map(names.map((name) => [name, rgbOf(tokens.get(name) ?? '')]))),
      );
      expect(alike).toEqual([]);
    },
  );
});

const goldenOf = (theme: Theme): string => (theme === 'dark' ? 'candidate' : `${theme}-candidate`);

const rgbOf = (color: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(longColor(color).slice(at, at + 2), 16),
  );
  return [red, green, blue];
};
