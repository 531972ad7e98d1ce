/**
 * From the beginner's on: what the words that a level knows make up of all that is counted (`countWords`),
 * the most frequent ones first. The highest level knows more than these.
 */
export const COMMON_PARTS: readonly number[] = [0.35, 0.7, 0.92, 0.985, 1];

export const LEVEL_COUNT = COMMON_PARTS.length + 1;
