/**
 * The languages that an environment asks for, the best one first: `LANGUAGE` is a list, and of the others the
 * first that is set holds (POSIX, GNU gettext).
 */
export function wantedLanguages(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || 'C';
  // Who asks for the plain locale wants no list, either.
  if (/^(C|POSIX)(\.|$)/.test(locale)) return [];
  return [...(env.LANGUAGE ?? '').split(':'), locale].filter((tag) => tag !== '');
}
