/** Seed of random runs: the number in an environment variable, otherwise `otherwise`. */
export const seedFrom = (variable: string, otherwise: number): number =>
  Number(process.env[variable] ?? otherwise);

/** The same in every `npm test`, and another one in every `npm run test:all`, which prints it. */
export const TEST_SEED = seedFrom('TEST_SEED', 1);

/** Whether everything is to be tried: in `npm run test:all`. */
export const IS_LONG = process.env.TILEWRIGHT_LONG === '1';

/** How many of `all` random runs a property gets: a quarter, unless everything is to be tried. */
export const runs = (all: number): number => (IS_LONG ? all : Math.ceil(all / 4));

/** Every fourth of cases that cost much each, and so the first, unless everything is to be tried. */
export const someOf = <T>(all: readonly T[]): readonly T[] =>
  IS_LONG ? all : all.filter((_, index) => index % 4 === 0);
