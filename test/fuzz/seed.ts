import { seedFrom } from '../seed';

/** Of the long runs: another one each time, or `FUZZ_SEED=7 npm run fuzz`. */
export const FUZZ_SEED = seedFrom('FUZZ_SEED', Date.now() & 0x7fffffff);
process.stdout.write(`FUZZ_SEED=${FUZZ_SEED}\n`);
