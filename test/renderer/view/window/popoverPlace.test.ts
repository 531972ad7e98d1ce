import { describe, expect, it } from 'vitest';
import { besideCorner } from '../../../../src/renderer/view/window/popoverPlace';

const WINDOW = { width: 1000, height: 600 };
const BOX = { width: 300, height: 200 };
const at = (left: number, top: number) => besideCorner({ left, top, width: 20, height: 20 }, BOX, WINDOW);

describe('a box beside an element', () => {
  it('is below its middle', () => {
    expect(at(490, 100)).toEqual({ left: 350, top: 126 });
  });

  it('is shifted to be within the window', () => {
    expect(at(0, 100).left).toBe(6);
    expect(at(980, 100).left).toBe(694);
  });

  it('is above it if there is no room below', () => {
    expect(at(490, 560).top).toBe(354);
    // There is none above either.
    expect(besideCorner({ left: 0, top: 150, width: 20, height: 300 }, BOX, WINDOW).top).toBe(456);
  });
});
