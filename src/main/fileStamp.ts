import { type Stats, statSync } from 'node:fs';

/** Undefined if the file does not exist. */
export type StatFile = (path: string) => Stats | undefined;

const statFile: StatFile = (path) => statSync(path, { throwIfNoEntry: false });

/** Changes whenever the file does; null if it does not exist. */
export function fileStamp(path: string, stat = statFile): string | null {
  const found = stat(path);
  return found === undefined ? null : `${found.mtimeMs} ${found.size}`;
}
