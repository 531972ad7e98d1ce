/** The largest file of leaves, ours or KLV2. */
export const MAX_LEAVES_BYTES = 96 << 20;
/** Number of leaves at either end of the list. */
export const MOST_LISTED = 12;
/** Number of leaves looked up at once, and of the characters typed for them. */
export const MOST_FOUND = 20;
export const MAX_TYPED = 500;
