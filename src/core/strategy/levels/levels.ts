/**
 * From the beginner up: the share of all counted words (`countWords`, most frequent first) that a level
 * knows. The highest level knows further words.
 */
export const COMMON_PARTS: readonly number[] = [0.35, 0.7, 0.92, 0.985, 1];

export const LEVEL_COUNT = COMMON_PARTS.length + 1;
