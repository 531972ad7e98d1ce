import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meanColor } from './goldenPicture';
import { openScenePage, type ScenePage } from './scenePage';

interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Parts of the picture of LIANES, 640 × 400. */
const REGIONS: Readonly<Record<string, Region>> = {
  everything: { x: 0, y: 0, width: 640, height: 400 },
  table: { x: 10, y: 130, width: 80, height: 220 },
  squares: { x: 350, y: 235, width: 80, height: 35 },
  tiles: { x: 302, y: 100, width: 140, height: 24 },
  placedTiles: { x: 155, y: 202, width: 130, height: 30 },
  frame: { x: 130, y: 300, width: 90, height: 14 },
  rack: { x: 210, y: 335, width: 185, height: 45 },
};

/** Tolerance of a colour channel's mean, in steps of 255: the same thing in the same light. */
const MAX_DIFFERENCE = 9;
const MAX_DIFFERENCE_OF_ALL = 4;
/** Glow and glass are laid over a quick picture as it is displayed, over a full one as light. */
const MAX_DIFFERENCE_OF_TRANSLUCENT = 14;
const TRANSLUCENT = ['placedTiles', 'rack'];
/** Software rendering uses simpler lighting, and samples textures once at oblique angles. */
const MAX_DIFFERENCE_OF_PARTS = 4;

const BLOCK = 10;
/** A letter or label that is not there, or another one, makes five times as much. */
const MAX_DIFFERENCE_OF_BLOCKS = 16;
const BOARD: Region = { x: 130, y: 60, width: 380, height: 230 };

function cut(picture: PNG, { height, width, x, y }: Region): PNG {
  const part = new PNG({ width, height });
  PNG.bitblt(picture, part, x, y, width, height, 0, 0);
  return part;
}

const differenceIn = (region: Region, one: PNG, other: PNG): number => {
  const mean = meanColor(cut(other, region));
  return Math.max(...meanColor(cut(one, region)).map((value, at) => Math.abs(value - mean[at]!)));
};

/** How far any of the region's pixels is from the first. */
function deviationIn(region: Region, picture: PNG): number {
  const { data } = cut(picture, region);
  return data.reduce((largest, value, at) => Math.max(largest, Math.abs(value - data[at % 4]!)), 0);
}

/**
 * The largest difference between blocks of the pictures, each taken as its mean: a wrong
 * letter, label or colour.
 */
function largestBlockDifference(one: PNG, other: PNG, { height, width, x, y }: Region): number {
  let largest = 0;
  for (let row = y; row + BLOCK <= y + height; row += BLOCK / 2)
    for (let col = x; col + BLOCK <= x + width; col += BLOCK / 2)
      largest = Math.max(largest, differenceIn({ x: col, y: row, width: BLOCK, height: BLOCK }, one, other));
  return largest;
}

describe('a picture drawn without a graphics card', () => {
  let whole: ScenePage;
  let adaptive: ScenePage;
  const request = { fixture: 'lianes', look: { quality: 'medium' } } as const;

  const open = async (drawing: 'whole' | 'adaptive') => {
    const scene = await openScenePage('swiftshader', drawing);
    if (scene === null) throw new Error('Nothing here can draw the scene: Chromium lacks even SwiftShader.');
    await scene.page.evaluate((wanted) => window.probe.show(wanted), request);
    return scene;
  };

  const pictureOf = async (kind: 'full' | 'quick') => {
    await adaptive.page.evaluate((wanted) => window.probe.drawUntil(wanted), kind);
    return PNG.sync.read(await adaptive.page.screenshot());
  };

  beforeAll(async () => {
    whole = await open('whole');
    adaptive = await open('adaptive');
  });

  afterAll(async () => {
    await whole.close();
    await adaptive.close();
  });

  it('has the colours of the full picture, and is the full picture at rest', async () => {
    const expected = PNG.sync.read(await whole.page.screenshot());
    const quick = await pictureOf('quick');
    const quickDifferences = Object.entries(REGIONS).map(
      ([name, region]) => [name, differenceIn(region, expected, quick)] as const,
    );
    const full = await pictureOf('full');
    expect(largestBlockDifference(expected, full, BOARD)).toBeLessThanOrEqual(MAX_DIFFERENCE_OF_BLOCKS);
    const fullDifferences = Object.entries(REGIONS).map(
      ([name, region]) => [name, differenceIn(region, expected, full)] as const,
    );
    const limitOf = (name: string) => {
      if (name === 'everything') return MAX_DIFFERENCE_OF_ALL;
      return TRANSLUCENT.includes(name) ? MAX_DIFFERENCE_OF_TRANSLUCENT : MAX_DIFFERENCE;
    };
    expect(quickDifferences.filter(([name, difference]) => difference > limitOf(name))).toEqual([]);
    expect(fullDifferences.filter(([, difference]) => difference > MAX_DIFFERENCE_OF_PARTS)).toEqual([]);
    expect(adaptive.errors()).toEqual([]);
  });

  it('is not drawn where panels hide it, and is unchanged elsewhere', async () => {
    const seen = { x: 60, y: 40, width: 400, height: 340 };
    const hidden: readonly Region[] = [
      { x: 0, y: 0, width: 640, height: 39 },
      { x: 0, y: 382, width: 640, height: 18 },
      { x: 0, y: 0, width: 59, height: 400 },
      { x: 463, y: 0, width: 177, height: 400 },
    ];
    const [quick, full] = [await pictureOf('quick'), await pictureOf('full')];
    await adaptive.page.evaluate(() => window.probe.hide({ left: 60, right: 180, top: 40, bottom: 20 }));
    const [quickPart, fullPart] = [await pictureOf('quick'), await pictureOf('full')];
    // How sharp a quick picture is depends on how long the last ones took.
    for (const name of ['squares', 'tiles', 'placedTiles', 'frame', 'rack'])
      expect(differenceIn(REGIONS[name]!, quick, quickPart)).toBeLessThanOrEqual(MAX_DIFFERENCE_OF_ALL);
    expect(largestBlockDifference(full, fullPart, seen)).toBeLessThanOrEqual(MAX_DIFFERENCE_OF_PARTS);
    for (const region of hidden) {
      expect(deviationIn(region, quickPart)).toBe(0);
      expect(deviationIn(region, fullPart)).toBe(0);
    }
    expect(adaptive.errors()).toEqual([]);
  });
});
