/** What a random run begins with, so that it can be run again: the number in this variable, else another each time. */
export const seedFrom = (variable: string): number =>
  Number(process.env[variable] ?? Date.now() & 0x7fffffff);

/** Of the tests: `TEST_SEED=7 npm test`. */
export const TEST_SEED = seedFrom('TEST_SEED');
