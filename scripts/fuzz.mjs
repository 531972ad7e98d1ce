// Long runs with random input, separate from the tests: `npm run fuzz`, or `npm run fuzz -- faults` for one
// of them. They include the property tests, with a new seed each time: `npm run fuzz -- property`.
import { join } from 'node:path';
import { build } from './setup/build.mjs';
import { handOver } from './setup/childProcess.mjs';
import { REPOSITORY } from './setup/folders.mjs';

await build();
const vitest = join(REPOSITORY, 'node_modules', 'vitest', 'vitest.mjs');
const config = ['--config', 'vitest.fuzz.config.ts'];
const seed = process.env.FUZZ_SEED ?? String(Date.now() & 0x7fffffff);
const env = { ...process.env, FUZZ_SEED: seed, TEST_SEED: seed, TILEWRIGHT_LONG: '1' };
process.exitCode = await handOver(process.execPath, [vitest, 'run', ...config, ...process.argv.slice(2)], {
  env,
});
