/** Whether a file was not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What a caught value has to say. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
