import { type Stats, statSync } from 'node:fs';

/** Undefined where there is no such file. */
export type StatFile = (path: string) => Stats | undefined;

const statFile: StatFile = (path) => statSync(path, { throwIfNoEntry: false });

/** Tells when a file is another one; null where there is none. */
export function fileStamp(path: string, stat = statFile): string | null {
  const found = stat(path);
  return found === undefined ? null : `${found.mtimeMs} ${found.size}`;
}
