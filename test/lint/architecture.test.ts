import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../e2e/appSession';

/** Paths as the map writes them: from some folder on, mostly without the extension. */
const PATH = /`((?:[\w.-]+\/)+[\w.-]+)`/g;

it('ARCHITECTURE.md names only files and folders that exist', () => {
  const map = readFileSync(join(REPOSITORY, 'ARCHITECTURE.md'), 'utf8');
  const named = [...map.matchAll(PATH)].map(([, path]) => path as string);
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  const places = `\n${files}`.replaceAll('\n', '\n/');
  const exists = (path: string) => new RegExp(`/${path.replaceAll('.', '\\.')}(\\.\\w+)*(/|\n)`).test(places);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !exists(path))).toEqual([]);
});
