import { GifReader } from 'omggif';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../seed';
import type { FilmedWalk } from './page/filmFixture';
import type { WalkFrame } from './page/page';
import { openScenePage, type ScenePage } from './scenePage';

const SIZE = { width: 240, height: 135 };
const STEPS = 12;
const SECONDS = 4;
const RATE = 5;
const FRAMES = SECONDS * RATE;

/** The last second shows the end, so four steps pass a second: four fifths of one from frame to frame. */
const MOVING = 15;
const momentOf = (frame: number): WalkFrame => {
  const fifths = Math.min(frame, MOVING) * 4;
  const step = Math.ceil(fifths / 5);
  return { step, phase: step === 0 ? 1 : (fifths - 5 * (step - 1)) / 5 };
};
const MOMENTS = Array.from({ length: FRAMES }, (_, frame) => momentOf(frame));

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(Buffer.from(base64, 'base64'));

function differencesOf(one: Uint8Array, other: Uint8Array) {
  const apart = one.map((value, at) => Math.abs(value - (other[at] ?? 0)));
  return { most: apart.reduce((most, each) => Math.max(most, each), 0), mean: meanOf(apart) };
}

const meanOf = (values: Uint8Array): number => values.reduce((sum, each) => sum + each, 0) / values.length;

describe.runIf(IS_LONG)(`the film of a walk of ${STEPS} steps`, () => {
  let scene: ScenePage;
  let film: FilmedWalk;
  let frames: readonly Uint8Array[];

  beforeAll(async () => {
    const opened = await openScenePage('swiftshader');
    if (opened === null) throw new Error('Chromium lacks SwiftShader.');
    scene = opened;
    film = await scene.page.evaluate(
      ([steps, seconds, rate]) => window.probe.filmWalk(steps, seconds, rate),
      [STEPS, SECONDS, RATE] as const,
    );
    frames = film.frames.map(bytesOf);
  });
  afterAll(() => scene.close());

  it('draws each frame as the picture of its step and phase, whatever was drawn before', async () => {
    expect(MOMENTS.slice(0, 6)).toEqual([
      { step: 0, phase: 1 },
      { step: 1, phase: 0.8 },
      { step: 2, phase: 0.6 },
      { step: 3, phase: 0.4 },
      { step: 4, phase: 0.2 },
      { step: 4, phase: 1 },
    ]);
    const backwards = await scene.page.evaluate(
      (moments) => window.probe.pictureWalk(moments),
      MOMENTS.toReversed(),
    );
    const pictures = backwards.map(bytesOf).toReversed();
    expect(frames).toHaveLength(FRAMES);
    const apart = frames.map((frame, nth) => differencesOf(frame, pictures[nth] ?? new Uint8Array()).most);
    // Phases that are worked out in two ways may differ in their last bit.
    expect(apart.filter((most) => most > 1)).toEqual([]);
    expect(scene.errors()).toEqual([]);
  });

  it('changes with each frame until the end, which is still', () => {
    const shown = film.frames.slice(0, MOVING + 1);
    expect(new Set(shown).size).toBe(MOVING + 1);
    expect(new Set(film.frames.slice(MOVING)).size).toBe(1);
  });

  it('is a GIF that another decoder reads as the same frames and durations', () => {
    const gif = new GifReader(Buffer.from(film.gif, 'base64'));
    expect([gif.width, gif.height, gif.loopCount()]).toEqual([SIZE.width, SIZE.height, 0]);
    expect(gif.numFrames()).toBe(MOVING + 1);
    const delays = Array.from({ length: gif.numFrames() }, (_, nth) => gif.frameInfo(nth).delay);
    expect(delays).toEqual([...new Array(MOVING).fill(20), (FRAMES - MOVING) * 20]);
    const decoded = new Uint8Array(SIZE.width * SIZE.height * 4);
    for (let nth = 0; nth < gif.numFrames(); nth++) {
      gif.decodeAndBlitFrameRGBA(nth, decoded);
      const apart = frames.map((frame) => differencesOf(frame, decoded).mean);
      // 255 colours come near all of them; and no other frame is as near.
      expect(apart[nth]).toBeLessThan(4);
      expect(apart.indexOf(Math.min(...apart))).toBe(nth);
    }
  });
});
