import { SetupProblem, say } from './report.mjs';

/**
 * Runs a script's work; its result becomes the exit code. A problem that is told as a sentence ends in exit code 1.
 *
 * @param {() => Promise<number>} work
 */
export async function exitWith(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
