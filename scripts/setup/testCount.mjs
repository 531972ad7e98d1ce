/**
 * Counts a finished run of vitest. Never zero failures unless tests ran and the runner itself ended well.
 *
 * @param {string | null} json what the JSON reporter wrote; null where it wrote nothing
 * @param {number} exitCode of vitest
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(json, exitCode) {
  if (json === null) return { passed: 0, failed: 1 };
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(json);
  // A file that could not even be loaded holds no failed test, yet its tests did not pass.
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const counted = numFailedTests + brokenFiles;
  const ranWell = exitCode === 0 && passed > 0;
  return { passed, failed: counted === 0 && !ranWell ? 1 : counted };
}
