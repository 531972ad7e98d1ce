import { clamp } from '../../../core/clamp';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Between a box and the element it belongs to, and between it and the edge of the window. */
const GAP_PX = 6;

/**
 * Position of a box that belongs to an element: below it, or above it if there is more room, and shifted to
 * be within the window.
 */
export function besideCorner(anchor: Box, box: Size, window: Size) {
  const below = anchor.top + anchor.height + GAP_PX;
  const above = anchor.top - GAP_PX - box.height;
  const fits = below + box.height <= window.height - GAP_PX;
  const middle = anchor.left + (anchor.width - box.width) / 2;
  return {
    left: clamp(middle, GAP_PX, Math.max(GAP_PX, window.width - GAP_PX - box.width)),
    top: fits || above < GAP_PX ? below : above,
  };
}
