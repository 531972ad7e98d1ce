import type { PictureSize } from '../../../../scene/picture/pictureCamera';

/** Methods of the GIF worker, to be called in this order. They return the bytes that are ready. */
export interface GifApi {
  begin(size: PictureSize, rate: number): void;
  sample(pixels: Uint8ClampedArray): void;
  add(pixels: Uint8ClampedArray): Uint8Array;
  addSame(): void;
  finish(): Uint8Array;
}
