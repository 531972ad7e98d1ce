import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { PictureSize } from '../../../../scene/picture/pictureCamera';

/** One of 256 colours marks unchanged pixels. */
const COLORS = 255;
const UNCHANGED = COLORS;
const NO_COLOR: readonly number[] = [0, 0, 0];
const HUNDREDTHS_MS = 10;
/** Every nth pixel of a sample counts. */
const EVERY_PIXEL = 3;

type Palette = readonly (readonly number[])[];

/** Pixels, and the number of frames that show them. */
interface Waiting {
  readonly index: Uint8Array;
  readonly isFirst: boolean;
  count: number;
}

/**
 * An endless GIF. A frame contains only the changes, and equal frames become one of longer duration. Samples
 * come first: they determine one palette for the whole film, so that colours are stable.
 */
export class GifWriter {
  private readonly gif = GIFEncoder();
  private samples: Uint8ClampedArray[] = [];
  private chosen: Palette | null = null;
  private last: Uint8Array | null = null;
  private waiting: Waiting | null = null;

  constructor(
    private readonly size: PictureSize,
    private readonly rate: number,
  ) {}

  sample(pixels: Uint8ClampedArray): void {
    this.samples.push(thinned(pixels));
  }

  /** Adds a frame. Returns the bytes that are ready. */
  add(pixels: Uint8ClampedArray): Uint8Array {
    this.chosen ??= paletteOf(this.samples);
    this.samples = [];
    this.flush(this.chosen);
    const index = applyPalette(pixels, this.chosen);
    this.waiting = { index: changesOf(this.last, index), isFirst: this.last === null, count: 1 };
    this.last = index;
    return this.take();
  }

  /** Repeats the previous frame. */
  addSame(): void {
    if (this.waiting !== null) this.waiting.count++;
  }

  /** Returns the rest of the file. */
  finish(): Uint8Array {
    if (this.chosen !== null) this.flush(this.chosen);
    this.gif.finish();
    return this.take();
  }

  private flush(palette: Palette): void {
    if (this.waiting === null) return;
    const { count, index, isFirst } = this.waiting;
    this.waiting = null;
    this.gif.writeFrame(index, this.size.width, this.size.height, {
      ...(isFirst && { palette: [...palette, ...fillers(palette.length)] }),
      transparent: !isFirst,
      transparentIndex: UNCHANGED,
      delay: Math.round((count * 1000) / this.rate / HUNDREDTHS_MS) * HUNDREDTHS_MS,
      repeat: 0,
      dispose: 1,
    });
  }

  private take(): Uint8Array {
    const bytes = this.gif.bytes();
    this.gif.stream.reset();
    return bytes;
  }
}

/** Fills up the palette, including the colour for unchanged pixels. */
const fillers = (count: number): (readonly number[])[] =>
  new Array<readonly number[]>(COLORS + 1 - count).fill(NO_COLOR);

function paletteOf(samples: readonly Uint8ClampedArray[]): Palette {
  const all = new Uint8ClampedArray(samples.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sample of samples) {
    all.set(sample, at);
    at += sample.length;
  }
  return quantize(all, COLORS);
}

function thinned(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const kept = new Uint8ClampedArray(Math.ceil(pixels.length / 4 / EVERY_PIXEL) * 4);
  for (let from = 0, to = 0; from < pixels.length; from += 4 * EVERY_PIXEL, to += 4)
    kept.set(pixels.subarray(from, from + 4), to);
  return kept;
}

function changesOf(before: Uint8Array | null, now: Uint8Array): Uint8Array {
  return before === null ? now : now.map((color, at) => (color === before[at] ? UNCHANGED : color));
}
