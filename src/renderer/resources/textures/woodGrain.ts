import { TileableNoise } from './tileableNoise';

export interface WoodGrain {
  readonly size: number;
  /**
   * `size × size` RGBA: tone (early to late wood), pores, slow colour drift, 255. The grain
   * runs along u and repeats.
   */
  readonly pixels: Uint8Array;
}

/**
 * Grows a patch of plain-sawn wood. The tone is a saw-tooth over a warped ring coordinate, which gives the
 * soft rise and hard edge of year rings; the pores are short dark dashes along the grain.
 */
export function growWoodGrain(size: number, seed: number): WoodGrain {
  const warp = new TileableNoise(3, 5, seed);
  const bend = new TileableNoise(6, 24, seed + 1);
  const fibre = new TileableNoise(12, 160, seed + 2);
  const pore = new TileableNoise(40, 256, seed + 3);
  const pixels = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const u = x / size;
      const v = y / size;
      const drift = warp.at(u * 3, v * 5);
      const ring = v * 11 + drift * 3.2 + bend.at(u * 6, v * 24) * 0.5;
      const saw = ring - Math.floor(ring);
      const edge = saw < 0.86 ? (saw / 0.86) ** 1.8 : (1 - saw) / 0.14;
      const tone = 0.62 * edge + 0.38 * fibre.at(u * 12, v * 160);
      const poreDepth = Math.max(0, pore.at(u * 40, v * 256) - 0.72) / 0.28;
      const at = (y * size + x) * 4;
      pixels[at] = tone * 255;
      pixels[at + 1] = poreDepth * 255;
      pixels[at + 2] = drift * 255;
      pixels[at + 3] = 255;
    }
  return { size, pixels };
}
