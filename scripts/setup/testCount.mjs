/**
 * Counts the results of a vitest run. Reports at least one failure unless tests ran and vitest succeeded.
 *
 * @param {string | null} json output of the JSON reporter; null if there is none
 * @param {number} exitCode of vitest
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(json, exitCode) {
  if (json === null) return { passed: 0, failed: 1 };
  const counted = countAlone(json);
  const ranWell = exitCode === 0 && counted.passed > 0;
  return counted.failed > 0 || ranWell ? counted : { ...counted, failed: 1 };
}

/**
 * The same for a run whose files `cut` a second run has tested again, from the beginning.
 *
 * @param {string} json output of the JSON reporter for the first run, whose exit status says nothing more
 * @param {readonly string[]} cut from `filesCutShort`
 * @param {{ passed: number, failed: number }} second
 * @returns {{ passed: number, failed: number }}
 */
export function countWithSecondRun(json, cut, second) {
  const { failed, passed } = countAlone(json);
  /** @type {{ testResults: { name: string, assertionResults: { status: string }[] }[] }} */
  const { testResults } = JSON.parse(json);
  const passedTwice = testResults
    .filter(({ name }) => cut.includes(name))
    .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed'));
  return { passed: passed - passedTwice.length + second.passed, failed: failed + second.failed };
}

/** @param {string} json */
function countAlone(json) {
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(json);
  // A file that failed to load contains no failed test, yet its tests did not pass.
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return { passed, failed: numFailedTests + brokenFiles };
}

/**
 * The tests that failed at first and passed when they were tried again, each with the first line of what the
 * reporter kept of its failure.
 *
 * @param {string | null} json output of the JSON reporter
 * @returns {readonly string[]}
 */
export function testsOfSecondTry(json) {
  if (json === null) return [];
  /** @type {{ testResults: { assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} */
  const { testResults } = JSON.parse(json);
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ failureMessages, status }) => status === 'passed' && failureMessages.length > 0)
      .map(({ failureMessages: [failure = ''], fullName }) => `${fullName} (${failure.split('\n', 1)[0]})`),
  );
}

/**
 * Files with tests that never ended: the process that ran them ended first, as Node 20 sometimes does when a
 * thread is ended while V8 still compiles for it (an assertion in `NodePlatform::ForIsolate`).
 *
 * @param {string | null} json output of the JSON reporter
 * @returns {readonly string[]} paths
 */
export function filesCutShort(json) {
  if (json === null) return [];
  /** @type {{ testResults: { name: string, assertionResults: { status: string }[] }[] }} */
  const { testResults } = JSON.parse(json);
  return testResults
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'pending'))
    .map(({ name }) => name);
}
