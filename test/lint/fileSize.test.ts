import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from './projectCommand';

const LONGEST = 400;

/** Files that may be longer, each with the reason. */
const ALLOWED_LONGER: ReadonlyMap<string, string> = new Map();

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name));
}

const countLines = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8').split('\n').length - 1;

describe('source files', () => {
  const files = ['src', 'test', 'scripts'].flatMap(sourceFiles);

  it('exist', () => {
    expect(files).toContain('src/core/result.ts');
    expect(files).toContain('test/lint/fileSize.test.ts');
    expect(files).toContain('scripts/setup.mjs');
  });

  it(`have at most ${LONGEST} lines`, () => {
    const tooLong = files.filter((file) => countLines(file) > LONGEST && !ALLOWED_LONGER.has(file));
    expect(tooLong.map((file) => `${file}: ${countLines(file)} lines`)).toEqual([]);
  });

  it('are listed as exceptions only while they are longer', () => {
    expect([...ALLOWED_LONGER.keys()].filter((file) => countLines(file) <= LONGEST)).toEqual([]);
  });
});
