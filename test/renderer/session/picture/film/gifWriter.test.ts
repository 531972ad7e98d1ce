import { GifReader } from 'omggif';
import { describe, expect, it } from 'vitest';
import { GifFilm, paletteOf } from '../../../../../src/renderer/session/picture/film/gifFilm';

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

/** As the sheet that frames are drawn on gives its pixels. */
const sheetOf = (data: Uint8ClampedArray) =>
  ({ getImageData: () => ({ data }) }) as unknown as OffscreenCanvasRenderingContext2D;

/** What is written, in order. */
class Written {
  readonly bytes: number[] = [];

  async write(bytes: Uint8Array, position: number): Promise<void> {
    expect(position).toBe(this.bytes.length);
    this.bytes.push(...bytes);
  }
}

const FRAMES = [pixelsOf(), pixelsOf(BLUE), pixelsOf(BLUE, GREEN), pixelsOf(RED, GREEN)];

/** Each frame is seen for as long as `counts` says. */
async function filmOf(counts: readonly number[]): Promise<Uint8Array> {
  const written = new Written();
  const film = new GifFilm(written, SIZE, RATE, paletteOf(FRAMES));
  for (const [nth, frame] of FRAMES.entries())
    for (let seen = 0; seen < (counts[nth] ?? 1); seen++) await film.add(sheetOf(frame), seen > 0);
  await film.finish();
  return Uint8Array.from(written.bytes);
}

describe('a GIF, as another decoder reads it', () => {
  it('has its size, goes round for ever, and shows every frame as it was', async () => {
    const gif = new GifReader(Buffer.from(await filmOf([])));
    expect([gif.width, gif.height, gif.numFrames(), gif.loopCount()]).toEqual([4, 3, 4, 0]);
    const shown = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
    for (const [nth, frame] of FRAMES.entries()) {
      gif.decodeAndBlitFrameRGBA(nth, shown);
      expect([...shown]).toEqual([...frame]);
    }
  });

  it('shows frames that are the same as one that lasts', async () => {
    const gif = new GifReader(Buffer.from(await filmOf([3, 1, 20, 2])));
    expect(gif.numFrames()).toBe(4);
    // At 20 frames a second each is 5 hundredths.
    expect([0, 1, 2, 3].map((nth) => gif.frameInfo(nth).delay)).toEqual([15, 5, 100, 10]);
  });

  it('is the same bytes each time', async () => {
    expect(await filmOf([2, 2])).toEqual(await filmOf([2, 2]));
  });
});
