/** Limit for the text of an uncaught error of a page, in characters. */
export const MAX_ERROR_TEXT = 20_000;
/** Limits for the length of a path, of a name and of a seed, in characters: more than any has. */
export const MAX_PATH = 32_768;
export const MAX_NAME = 1000;
export const MAX_SEED = 100;
/** More than any machine has processors. */
export const MAX_THREADS = 1024;
