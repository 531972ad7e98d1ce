import type { PictureSize } from '../../../../scene/picture/pictureCamera';

/** What the thread that writes a GIF does, in this order. What it returns is what of the file is ready. */
export interface GifApi {
  begin(size: PictureSize, rate: number): void;
  sample(pixels: Uint8ClampedArray): void;
  add(pixels: Uint8ClampedArray): Uint8Array;
  addSame(): void;
  finish(): Uint8Array;
}
