/**
 * Counts the results of a vitest run. Reports at least one failure unless tests ran and vitest succeeded.
 *
 * @param {string | null} json output of the JSON reporter; null if there is none
 * @param {number} exitCode of vitest
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(json, exitCode) {
  if (json === null) return { passed: 0, failed: 1 };
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(json);
  // A file that failed to load contains no failed test, yet its tests did not pass.
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const counted = numFailedTests + brokenFiles;
  const ranWell = exitCode === 0 && passed > 0;
  return { passed, failed: counted === 0 && !ranWell ? 1 : counted };
}

/**
 * Names the tests that failed at first and passed when they were tried again: the reporter keeps what was
 * wrong with them.
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
      .map(({ fullName }) => fullName),
  );
}
