import { MathUtils } from 'three';
import type { Insets } from './camera/cameraFraming';

/** A part of a picture in pixels, from its upper left corner. */
export interface PicturePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const NOTHING_HIDDEN: Insets = { left: 0, right: 0, top: 0, bottom: 0 };

/**
 * The visible part of a picture whose sides are partly hidden, rounded outwards. If everything is hidden, one
 * pixel remains.
 *
 * @param size of the picture in pixels
 * @param hidden in CSS pixels
 * @param pixelRatio pixels of the picture per CSS pixel
 */
export function seenPartOf(
  size: { readonly width: number; readonly height: number },
  hidden: Insets,
  pixelRatio: number,
): PicturePart {
  const [left, width] = between(hidden.left * pixelRatio, hidden.right * pixelRatio, size.width);
  const [top, height] = between(hidden.top * pixelRatio, hidden.bottom * pixelRatio, size.height);
  return { left, top, width, height };
}

function between(before: number, behind: number, length: number): readonly [from: number, length: number] {
  const from = MathUtils.clamp(Math.floor(before), 0, length - 1);
  const to = Math.max(Math.ceil(length - Math.max(0, behind)), from + 1);
  return [from, to - from];
}
