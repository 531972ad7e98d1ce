/** Characters of what a page tells of an error that nobody has caught. */
export const MAX_ERROR_TEXT = 20_000;
