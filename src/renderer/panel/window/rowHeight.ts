/** Smallest side of what a finger is to hit, in CSS pixels; the style sheets call it `--target`. */
const TARGET_PX = 44;

/** A list that is rendered as text has no pointer. */
const finger = globalThis.matchMedia?.('(pointer: coarse)') ?? { matches: false };

/** Height of a row of a list: with a finger for a pointer, no less than a target. */
export const rowHeightFor = (heightPx: number): number =>
  finger.matches ? Math.max(heightPx, TARGET_PX) : heightPx;
