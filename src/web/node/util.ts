/** The part of `node:util` that the program uses. */
export { dequal as isDeepStrictEqual } from 'dequal';

/** A page has no command line. */
export const parseArgs = (): never => {
  throw new Error('There are no arguments.');
};
