import { GifReader } from 'omggif';
import { describe, expect, it } from 'vitest';
import { GifWriter } from '../../../../../../src/renderer/features/picture/session/film/gifWriter';

const SIZE = { width: 4, height: 3 };
const RATE = 20;
const RED = [224, 32, 32, 255];
const BLUE = [32, 32, 224, 255];
const GREEN = [32, 224, 32, 255];

/** Red, but for the first pixels. */
const pixelsOf = (...first: readonly (readonly number[])[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(
    Array.from({ length: SIZE.width * SIZE.height }, (_, at) => first[at] ?? RED).flat(),
  );

/** Every third pixel is sampled for the palette. */
const FRAMES = [pixelsOf(), pixelsOf(BLUE), pixelsOf(BLUE, RED, RED, GREEN), pixelsOf(RED, RED, RED, GREEN)];

/** Each frame lasts as long as `counts` says. */
function filmOf(counts: readonly number[]): Uint8Array {
  const gif = new GifWriter(SIZE, RATE);
  for (const frame of FRAMES) gif.sample(frame);
  const bytes = FRAMES.flatMap((frame, nth) => {
    const ready = [...gif.add(frame)];
    for (let seen = 1; seen < (counts[nth] ?? 1); seen++) gif.addSame();
    return ready;
  });
  return Uint8Array.from([...bytes, ...gif.finish()]);
}

describe('a GIF, as another decoder reads it', () => {
  it('has its size, loops for ever, and reproduces every frame', () => {
    const gif = new GifReader(Buffer.from(filmOf([])));
    expect([gif.width, gif.height, gif.numFrames(), gif.loopCount()]).toEqual([4, 3, 4, 0]);
    const shown = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
    for (const [nth, frame] of FRAMES.entries()) {
      gif.decodeAndBlitFrameRGBA(nth, shown);
      expect([...shown]).toEqual([...frame]);
    }
  });

  it('merges equal frames into a longer one', () => {
    const gif = new GifReader(Buffer.from(filmOf([3, 1, 20, 2])));
    expect(gif.numFrames()).toBe(4);
    // At 20 frames a second each is 5 hundredths.
    expect([0, 1, 2, 3].map((nth) => gif.frameInfo(nth).delay)).toEqual([15, 5, 100, 10]);
  });

  it('is deterministic', () => {
    expect(filmOf([2, 2])).toEqual(filmOf([2, 2]));
  });
});
