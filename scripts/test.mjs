// Builds the app and runs every test against it; arguments go to vitest (`npm test -- --project unit`).
// The last line is `N passed, N failed`; whatever keeps a test from running counts as failed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './setup/build.mjs';
import { handOver } from './setup/childProcess.mjs';
import { describeElectron, foundElectronVersion } from './setup/electronVersion.mjs';
import { REPOSITORY } from './setup/folders.mjs';
import { SetupProblem, say } from './setup/report.mjs';
import { countTests } from './setup/testCount.mjs';

const resultFile = join(REPOSITORY, 'test-results', 'vitest.json');
const { passed, failed } = await runTests();
say(describeElectron(foundElectronVersion(), electronOfPackage()));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function electronOfPackage() {
  return JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')).devDependencies.electron;
}

async function runTests() {
  rmSync(resultFile, { force: true });
  say('Building …');
  try {
    await build();
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    say(error.message);
    return { passed: 0, failed: 1 };
  }
  const vitest = join(REPOSITORY, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`];
  const code = await handOver(process.execPath, [vitest, 'run', ...reporters, ...process.argv.slice(2)]);
  return countTests(existsSync(resultFile) ? readFileSync(resultFile, 'utf8') : null, code);
}
