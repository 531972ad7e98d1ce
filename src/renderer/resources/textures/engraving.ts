import { boxBlur } from './boxBlur';

/** Coverage of each pixel by a drawing: `size × size` values in 0 … 255, row 0 at the top. */
export interface Mask {
  readonly size: number;
  readonly coverage: Uint8Array;
}

/** Slope of 1 in height per pixel maps to this many steps of the 8-bit channel. */
const SLOPE_SCALE = 1100;

/**
 * Cuts a drawing into a surface. RGBA bytes: red and green the slope of the floor towards +u and +v (128 =
 * flat), blue the ink in the groove, alpha the soft dark rim around it.
 * The groove has a steep wall (narrow blur) and a rounded shoulder (wide blur).
 */
export function engrave(mask: Mask): Uint8Array {
  const { size } = mask;
  const ink = new Float32Array(mask.coverage).map((value) => value / 255);
  const wall = boxBlur(ink, size, Math.max(1, Math.round(size / 170)));
  const shoulder = boxBlur(ink, size, Math.max(1, Math.round(size / 52)));
  const depth = wall.map((value, at) => 0.65 * value + 0.35 * shoulder[at]!);
  // Clamped: a steep wall may exceed the range of its channel.
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = y * size + x;
      const left = depth[x > 0 ? at - 1 : at]!;
      const right = depth[x < size - 1 ? at + 1 : at]!;
      const above = depth[y > 0 ? at - size : at]!;
      const below = depth[y < size - 1 ? at + size : at]!;
      pixels[at * 4] = 128 - ((right - left) / 2) * SLOPE_SCALE;
      pixels[at * 4 + 1] = 128 - ((below - above) / 2) * SLOPE_SCALE;
      pixels[at * 4 + 2] = ink[at]! * 255;
      pixels[at * 4 + 3] = shoulder[at]! * 255;
    }
  return new Uint8Array(pixels.buffer);
}
