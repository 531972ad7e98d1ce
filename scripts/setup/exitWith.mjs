import { SetupProblem, say } from './report.mjs';

/**
 * Runs a script's work and exits with its result as the exit code; a `SetupProblem` is printed and gives exit
 * code 1.
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
