import { seedFrom } from '../seed';

/** Seed of the long runs: a new one each time, or `FUZZ_SEED=7 npm run fuzz`. */
export const FUZZ_SEED = seedFrom('FUZZ_SEED', Date.now() & 0x7fffffff);
process.stdout.write(`FUZZ_SEED=${FUZZ_SEED}\n`);
