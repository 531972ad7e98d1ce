/** Limit for the text of an uncaught error of a page, in characters. */
export const MAX_ERROR_TEXT = 20_000;
