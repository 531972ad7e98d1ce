/** The part of `node:util` that the program uses. */
export { dequal as isDeepStrictEqual } from 'dequal';
