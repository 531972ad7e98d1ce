import { describe, expect, it } from 'vitest';
import { NOTHING_HIDDEN, seenPartOf } from '../../src/renderer/scene/seenPart';

describe('what is seen of a picture', () => {
  const size = { width: 1280, height: 800 };

  it('is all of it where nothing is hidden', () => {
    expect(seenPartOf(size, NOTHING_HIDDEN, 1)).toEqual({ left: 0, top: 0, width: 1280, height: 800 });
  });

  it('is what the hidden sides leave', () => {
    const hidden = { left: 100, right: 320, top: 46, bottom: 30 };
    expect(seenPartOf(size, hidden, 1)).toEqual({ left: 100, top: 46, width: 860, height: 724 });
    expect(seenPartOf({ width: 1920, height: 1200 }, hidden, 1.5)).toEqual({
      left: 150,
      top: 69,
      width: 1290,
      height: 1086,
    });
  });

  it('keeps a pixel that is seen in part', () => {
    const hidden = { left: 0.4, right: 320.6, top: 45.9, bottom: 0 };
    expect(seenPartOf(size, hidden, 1)).toEqual({ left: 0, top: 45, width: 960, height: 755 });
  });

  it('is never empty', () => {
    const hidden = { left: 1000, right: 1000, top: 800, bottom: 0 };
    expect(seenPartOf(size, hidden, 1)).toEqual({ left: 1000, top: 799, width: 1, height: 1 });
  });
});
