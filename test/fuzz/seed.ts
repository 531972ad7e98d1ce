import { seedFrom } from '../seed';

/** Of the long runs: `FUZZ_SEED=7 npm run fuzz`. */
export const FUZZ_SEED = seedFrom('FUZZ_SEED');
process.stdout.write(`FUZZ_SEED=${FUZZ_SEED}\n`);
