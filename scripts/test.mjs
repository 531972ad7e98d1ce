// Runs tests against a new build: `npm test` those that a change is likely to break, `npm run test:all`
// (--all) every one with more random runs, `npm run lint` (--lint) the checks of the sources alone. Other
// arguments go to vitest (`npm test -- --project unit`). The last line is `N passed, N failed`; whatever
// keeps a test from running counts as failed. Tests of windows and pictures have a second try, and so have files
// whose process ended under them; those that needed it are named above that line.
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, buildWeb } from './setup/build.mjs';
import { handOver } from './setup/childProcess.mjs';
import { describeElectron, foundElectronVersion } from './setup/electronVersion.mjs';
import { REPOSITORY } from './setup/folders.mjs';
import { SetupProblem, say } from './setup/report.mjs';
import { parseTestArguments } from './setup/testArguments.mjs';
import { countTests, countWithSecondRun, filesCutShort, testsOfSecondTry } from './setup/testCount.mjs';

const resultFile = join(REPOSITORY, 'test-results', 'vitest.json');
const { isLint, isLong, vitestArguments } = parseTestArguments(process.argv.slice(2));
const { passed, failed, again } = await runTests();
if (!isLint) say(describeElectron(foundElectronVersion(), electronOfPackage()));
for (const name of again) say(`Passed only on the second try: ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function electronOfPackage() {
  return JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')).devDependencies.electron;
}

async function runTests() {
  if (!isLint && !(await isBuilt())) return { passed: 0, failed: 1, again: [] };
  const environment = isLong ? longEnvironment() : process.env;
  const first = await runVitest(vitestArguments, environment);
  const again = testsOfSecondTry(first.json);
  const cut = filesCutShort(first.json);
  if (first.json === null || cut.length === 0) return { ...countTests(first.json, first.code), again };
  const second = await runVitest(cut, environment);
  return {
    ...countWithSecondRun(first.json, cut, countTests(second.json, second.code)),
    again: [...again, ...cut.map((path) => relative(REPOSITORY, path))],
  };
}

/**
 * @param {readonly string[]} given
 * @param {NodeJS.ProcessEnv} env
 */
async function runVitest(given, env) {
  rmSync(resultFile, { force: true });
  const vitest = join(REPOSITORY, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`];
  const code = await handOver(process.execPath, [vitest, 'run', ...reporters, ...given], { env });
  return { code, json: existsSync(resultFile) ? readFileSync(resultFile, 'utf8') : null };
}

async function isBuilt() {
  say('Building …');
  try {
    await build();
    await buildWeb();
    return true;
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    say(error.message);
    return false;
  }
}

/** All random runs, with a new seed each time. */
function longEnvironment() {
  const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31));
  say(`TEST_SEED=${seed} repeats the random runs.`);
  return { ...process.env, TEST_SEED: seed, TILEWRIGHT_LONG: '1' };
}
