import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { describeDifference } from './goldenPicture';

function picture(paint: (x: number, y: number) => number): PNG {
  const png = new PNG({ width: 64, height: 64 });
  for (let y = 0; y < 64; y++)
    for (let x = 0; x < 64; x++) png.data.fill(paint(x, y), (y * 64 + x) * 4, (y * 64 + x) * 4 + 3);
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
  return png;
}

describe('the comparison of pictures', () => {
  const grey = picture(() => 100);

  it('accepts a few different pixels', () => {
    expect(describeDifference(grey, grey)).toBeNull();
    expect(
      describeDifference(
        grey,
        picture((x, y) => (x === 5 && y < 10 ? 140 : 100)),
      ),
    ).toBeNull();
  });

  it('refuses a small missing object, however large the picture', () => {
    const arrow = (x: number, y: number) => (x >= 30 && x < 34 && y < 11 ? 255 : 100);
    const problem = describeDifference(picture(arrow), grey);
    // 4 × 11 pixels: 1.1 % of the picture, and 17 % of the 16 × 16 around them.
    expect(problem).toContain('around');
  });

  it('refuses many different pixels, a different brightness or a different size', () => {
    expect(
      describeDifference(
        grey,
        picture((x) => (x < 8 ? 255 : 100)),
      ),
    ).toContain('pixels differ');
    // Too little for any single pixel to count.
    expect(
      describeDifference(
        grey,
        picture(() => 104),
      ),
    ).toContain('mean colour');
    expect(describeDifference(grey, new PNG({ width: 32, height: 64 }))).toContain('32 × 64');
  });
});
