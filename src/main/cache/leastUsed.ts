import { statSync } from 'node:fs';

/** All files except those used last; of equally old ones, the first in alphabetical order stay. */
export const leastUsed = (paths: readonly string[], kept: number): readonly string[] =>
  paths
    .map((path) => ({ path, time: statSync(path).mtimeMs }))
    .toSorted((a, b) => b.time - a.time || (a.path < b.path ? -1 : 1))
    .slice(kept)
    .map(({ path }) => path);
