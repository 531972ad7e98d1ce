import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { PictureSize } from '../../../scene/picture/pictureCamera';
import type { FilmEncoder, FilmSink } from './filmEncoder';

/** One of 256 colours says that a pixel stays as it was. */
const COLORS = 255;
const UNCHANGED = COLORS;
const NO_COLOR: readonly number[] = [0, 0, 0];
const HUNDREDTHS_MS = 10;

export type Palette = readonly (readonly number[])[];

/** The colours of a whole film, from some of its frames: what does not move keeps its colour. */
export function paletteOf(samples: readonly Uint8ClampedArray[]): Palette {
  const all = new Uint8ClampedArray(samples.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sample of samples) {
    all.set(sample, at);
    at += sample.length;
  }
  return quantize(all, COLORS);
}

/** Pixels and for how many frames they are seen. */
interface Waiting {
  readonly index: Uint8Array;
  readonly isFirst: boolean;
  count: number;
}

/**
 * A GIF that goes round for ever. A frame holds only what has changed; frames that show the same are one
 * that is seen longer.
 */
export class GifFilm implements FilmEncoder {
  private readonly gif = GIFEncoder();
  private last: Uint8Array | null = null;
  private waiting: Waiting | null = null;
  private position = 0;

  constructor(
    private readonly sink: FilmSink,
    private readonly size: PictureSize,
    private readonly rate: number,
    private readonly palette: Palette,
  ) {}

  async add(frame: OffscreenCanvasRenderingContext2D, isSame: boolean): Promise<void> {
    if (isSame && this.waiting !== null) {
      this.waiting.count++;
      return;
    }
    await this.flush();
    const { height, width } = this.size;
    const index = applyPalette(frame.getImageData(0, 0, width, height).data, this.palette);
    this.waiting = { index: changesOf(this.last, index), isFirst: this.last === null, count: 1 };
    this.last = index;
  }

  async finish(): Promise<void> {
    await this.flush();
    this.gif.finish();
    await this.drain();
  }

  async cancel(): Promise<void> {
    this.waiting = null;
  }

  private async flush(): Promise<void> {
    if (this.waiting === null) return;
    const { count, index, isFirst } = this.waiting;
    this.waiting = null;
    this.gif.writeFrame(index, this.size.width, this.size.height, {
      ...(isFirst && { palette: [...this.palette, ...fillers(this.palette.length)] }),
      transparent: !isFirst,
      transparentIndex: UNCHANGED,
      delay: Math.round((count * 1000) / this.rate / HUNDREDTHS_MS) * HUNDREDTHS_MS,
      repeat: 0,
      dispose: 1,
    });
    await this.drain();
  }

  private async drain(): Promise<void> {
    const bytes = this.gif.bytes();
    this.gif.stream.reset();
    await this.sink.write(bytes, this.position);
    this.position += bytes.length;
  }
}

/** The table of colours has room for the one that says that nothing has changed. */
const fillers = (count: number): (readonly number[])[] =>
  new Array<readonly number[]>(COLORS + 1 - count).fill(NO_COLOR);

function changesOf(before: Uint8Array | null, now: Uint8Array): Uint8Array {
  return before === null ? now : now.map((color, at) => (color === before[at] ? UNCHANGED : color));
}
