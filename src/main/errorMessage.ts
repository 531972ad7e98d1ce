/** Whether a file was not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What the system's commonest refusals of a file mean. */
const MEANING: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'access is denied',
  EPERM: 'it is not permitted',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EIO: 'the disk does not answer as it should',
  EROFS: 'the disk is read-only',
  EBUSY: 'another program uses it',
  ENAMETOOLONG: 'the name is too long',
};

/** What a caught value has to say, without a full stop. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return MEANING[code] ?? error.message;
}
