import { TileableNoise } from './tileableNoise';

/**
 * A fine, repeating roughness for printed squares and table: RGBA bytes `size × size`, red the height, green
 * and blue its slope along u and v (128 = flat).
 */
export function growSurfaceGrain(size: number, seed: number): Uint8Array {
  const fine = new TileableNoise(size / 2, size / 2, seed);
  const coarse = new TileableNoise(size / 8, size / 8, seed + 1);
  const height = new Float32Array(size * size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      height[y * size + x] = 0.6 * fine.at(x / 2, y / 2) + 0.4 * coarse.at(x / 8, y / 8);
  const pixels = new Uint8Array(size * size * 4);
  const heightAt = (x: number, y: number): number => height[(y % size) * size + (x % size)]!;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = (y * size + x) * 4;
      pixels[at] = heightAt(x, y) * 255;
      pixels[at + 1] = 128 + 127 * (heightAt(x + 1, y) - heightAt(x, y));
      pixels[at + 2] = 128 + 127 * (heightAt(x, y + 1) - heightAt(x, y));
      pixels[at + 3] = 255;
    }
  return pixels;
}
