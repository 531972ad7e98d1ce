import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export const GOLDEN = resolve(import.meta.dirname, 'golden');
/** Pictures of failed comparisons, for inspection. */
const FAILED = resolve(import.meta.dirname, '../../node_modules/.cache/render-tests');

/**
 * Share of pixels that may differ: edges fall a little differently with another version of the same renderer.
 */
const MAX_PIXEL_SHARE = 0.012;
/** Side of the squares that are compared each by itself, in pixels: about as wide as the head of an arrow. */
const REGION = 16;
/**
 * Share of a region's pixels that may differ: an edge is one pixel wide, anything added or missing is wider.
 */
const MAX_REGION_SHARE = 0.15;
/**
 * Steps of 255 by which the mean of a colour channel may differ: catches a change of light
 * that pixel counts miss.
 */
const MAX_MEAN_DIFFERENCE = 1.5;

export const isUpdatingGoldenPictures = process.env.UPDATE_GOLDEN === '1';

/**
 * Compares a PNG with the golden picture of a backend; with `UPDATE_GOLDEN=1` replaces it.
 * @returns the difference, or null
 */
export function compareWithGolden(backend: string, name: string, picture: Buffer): string | null {
  const path = join(GOLDEN, backend, `${name}.png`);
  if (isUpdatingGoldenPictures) {
    mkdirSync(join(GOLDEN, backend), { recursive: true });
    writeFileSync(path, picture);
    return null;
  }
  if (!existsSync(path))
    return `There is no golden picture ${path}: look at the new one and run with UPDATE_GOLDEN=1.`;
  const problem = describeDifference(PNG.sync.read(readFileSync(path)), PNG.sync.read(picture));
  if (problem === null) return null;
  mkdirSync(FAILED, { recursive: true });
  const failed = join(FAILED, `${backend}-${name}.png`);
  writeFileSync(failed, picture);
  return `${problem} Compare ${failed} with ${path}; if the new one is right, run with UPDATE_GOLDEN=1.`;
}

/** The difference of two pictures beyond the tolerances, or null. */
export function describeDifference(golden: PNG, picture: PNG): string | null {
  const { width, height } = golden;
  if (picture.width !== width || picture.height !== height)
    return `The picture is ${picture.width} × ${picture.height}, the golden one ${width} × ${height}.`;
  const marks = new PNG({ width, height });
  const options = { threshold: 0.12, diffMask: true };
  const differing = pixelmatch(golden.data, picture.data, marks.data, width, height, options);
  const share = differing / (width * height);
  if (share > MAX_PIXEL_SHARE) return `${(share * 100).toFixed(2)} % of the pixels differ.`;
  const region = mostMarkedRegion(marks);
  if (region.share > MAX_REGION_SHARE)
    return `${(region.share * 100).toFixed(0)} % of the pixels differ around (${region.x}, ${region.y}).`;
  const before = meanColor(golden);
  const after = meanColor(picture);
  const shift = Math.max(...before.map((value, channel) => Math.abs(value - (after[channel] ?? 0))));
  return shift > MAX_MEAN_DIFFERENCE ? `The mean colour is off by ${shift.toFixed(2)} of 255.` : null;
}

/**
 * The region with the largest share of marked pixels, which are those that are not
 * transparent, and its middle.
 */
function mostMarkedRegion({ data, width, height }: PNG) {
  let most = { share: 0, x: 0, y: 0 };
  // Regions overlap by half, so that nothing hides on the line between two.
  for (let top = 0; top < height; top += REGION / 2)
    for (let left = 0; left < width; left += REGION / 2) {
      const right = Math.min(left + REGION, width);
      const bottom = Math.min(top + REGION, height);
      let marked = 0;
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) if (data[(y * width + x) * 4 + 3] !== 0) marked++;
      const share = marked / (REGION * REGION);
      if (share > most.share) most = { share, x: left + REGION / 2, y: top + REGION / 2 };
    }
  return most;
}

/** Mean of red, green and blue, 0 … 255. */
export function meanColor({ data }: PNG): readonly [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    sums[0] += data[at] ?? 0;
    sums[1] += data[at + 1] ?? 0;
    sums[2] += data[at + 2] ?? 0;
  }
  return [sums[0] / (data.length / 4), sums[1] / (data.length / 4), sums[2] / (data.length / 4)];
}
