/** The file beside a game's own that keeps its review. */
export const reviewPath = (gamePath: string): string => `${gamePath}.review.json`;
