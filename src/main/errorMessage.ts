import type { TextKey } from '../texts/catalogue';
import { text } from '../texts/text';

/** Whether the error says that a file does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Messages for the commonest file errors of the system. */
const MEANING: Readonly<Record<string, TextKey>> = {
  ENOENT: 'files.missing',
  EACCES: 'files.denied',
  EPERM: 'files.notPermitted',
  EISDIR: 'files.isFolder',
  ENOTDIR: 'files.noFolder',
  ENOSPC: 'files.diskFull',
  EDQUOT: 'files.shareUsed',
  EIO: 'files.diskFaulty',
  EROFS: 'files.readOnly',
  EBUSY: 'files.busy',
  ENAMETOOLONG: 'files.nameTooLong',
};

/** Message of a caught value, without a full stop. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const meaning = MEANING[code];
  return meaning === undefined ? error.message : text(meaning);
}
