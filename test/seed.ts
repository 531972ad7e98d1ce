/** What random runs begin with: the number in a variable of the environment, else `otherwise`. */
export const seedFrom = (variable: string, otherwise: number): number =>
  Number(process.env[variable] ?? otherwise);

/** Of the tests, which are the same in every run: `TEST_SEED=7 npm test` makes them others. */
export const TEST_SEED = seedFrom('TEST_SEED', 1);
