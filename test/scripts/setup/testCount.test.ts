import { describe, expect, it } from 'vitest';
import {
  countTests,
  countWithSecondRun,
  filesCutShort,
  testsOfSecondTry,
} from '../../../scripts/setup/testCount.mjs';

const result = (passed: number, failed: number, files: readonly (readonly string[])[]) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: files.map(([status, ...tests]) => ({
      status,
      assertionResults: tests.map((test) => ({ status: test })),
    })),
  });

describe('countTests', () => {
  it('counts a run that went well', () => {
    expect(countTests(result(2, 0, [['passed', 'passed', 'passed']]), 0)).toEqual({ passed: 2, failed: 0 });
  });

  it('counts failed tests', () => {
    expect(countTests(result(1, 2, [['failed', 'passed', 'failed', 'failed']]), 1)).toEqual({
      passed: 1,
      failed: 2,
    });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const json = result(1, 0, [['passed', 'passed'], ['failed']]);
    expect(countTests(json, 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a file whose clean-up failed after its tests passed', () => {
    expect(countTests(result(1, 0, [['failed', 'passed']]), 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a runner that ended badly although no test failed', () => {
    expect(countTests(result(5, 0, [['passed', 'passed']]), 1)).toEqual({ passed: 5, failed: 1 });
  });

  it('fails a run without tests, and one that wrote no result', () => {
    expect(countTests(result(0, 0, []), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(null, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(null, 139)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('testsOfSecondTry', () => {
  it('names tests that passed after a failure, with the failure, and no others', () => {
    const [once, again, never] = [
      { status: 'passed', fullName: 'at once', failureMessages: [] },
      { status: 'passed', fullName: 'again', failureMessages: ['Error: gone\n    at …'] },
      { status: 'failed', fullName: 'never', failureMessages: ['AssertionError: …', 'AssertionError: …'] },
    ];
    const json = JSON.stringify({
      testResults: [{ assertionResults: [once, again] }, { assertionResults: [never] }],
    });
    expect(testsOfSecondTry(json)).toEqual(['again (Error: gone)']);
    expect(testsOfSecondTry(null)).toEqual([]);
  });
});

describe('a file whose process ended under it', () => {
  const file = (name: string, ...tests: readonly string[]) => ({
    name,
    status: tests.includes('failed') ? 'failed' : 'passed',
    assertionResults: tests.map((status) => ({ status })),
  });
  const cutShort = (failed: number, ...others: ReturnType<typeof file>[]) =>
    JSON.stringify({
      numPassedTests: 3,
      numFailedTests: failed,
      testResults: [
        file('whole', 'passed', 'passed', 'skipped'),
        file('cut', 'passed', 'pending'),
        ...others,
      ],
    });

  it('is named; one with skipped tests is not', () => {
    expect(filesCutShort(cutShort(0))).toEqual(['cut']);
    expect(filesCutShort(null)).toEqual([]);
  });

  it('counts as its second run counts it, beside the others', () => {
    expect(countWithSecondRun(cutShort(0), ['cut'], { passed: 2, failed: 0 })).toEqual({
      passed: 4,
      failed: 0,
    });
    expect(countWithSecondRun(cutShort(0), ['cut'], { passed: 1, failed: 1 })).toEqual({
      passed: 3,
      failed: 1,
    });
  });

  it('does not hide a failure of another file', () => {
    const json = cutShort(1, file('other', 'failed'));
    expect(countWithSecondRun(json, ['cut'], { passed: 2, failed: 0 })).toEqual({ passed: 4, failed: 1 });
  });
});
