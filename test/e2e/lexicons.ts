import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { lexiconCacheDir, USER_DATA_VARIABLE } from '../../src/main/userDataDir';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the built-in lexicon as the app keeps it. */
    lexicons: string;
  }
}

const CLI = resolve(import.meta.dirname, '../../out/main/cli.js');

/** Builds the built-in lexicon once, so that not every app that is started has to. */
export default function setup(project: TestProject): () => void {
  const userData = mkdtempSync(join(tmpdir(), 'tilewright-lexicons-'));
  execFileSync(process.execPath, [CLI, 'words', '--prefix', 'AX', '--limit', '1'], {
    env: { ...process.env, [USER_DATA_VARIABLE]: userData },
    stdio: 'ignore',
  });
  project.provide('lexicons', lexiconCacheDir(userData));
  return () => rmSync(userData, { recursive: true, force: true });
}
