/** Project of vitest.config.ts reserved for `npm run lint`. */
const WITHOUT_LINT = '--project=!lint';

/**
 * Selects the tests: `--all` of them, `--lint` alone, or those of `npm test`.
 *
 * @param {readonly string[]} args the rest is passed to vitest
 * @returns {{ isLint: boolean, isLong: boolean, vitestArguments: readonly string[] }}
 */
export function parseTestArguments(args) {
  const isLint = args.includes('--lint');
  const isLong = args.includes('--all');
  const given = args.filter((arg) => arg !== '--lint' && arg !== '--all');
  const namesProject = given.some((arg) => arg.startsWith('--project'));
  if (isLint) return { isLint, isLong, vitestArguments: ['--project=lint', ...given] };
  return { isLint, isLong, vitestArguments: isLong || namesProject ? given : [WITHOUT_LINT, ...given] };
}
