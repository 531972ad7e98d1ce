/** Says which seed a run has, so that it can be run again: `FUZZ_SEED=7 npm run fuzz`. */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
process.stdout.write(`FUZZ_SEED=${FUZZ_SEED}\n`);
