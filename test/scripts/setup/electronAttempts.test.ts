import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failedLately, rememberFailure } from '../../../scripts/setup/electronAttempts.mjs';
import { cacheFolder } from '../../../scripts/setup/folders.mjs';

const HOUR_MS = 60 * 60 * 1000;

describe('the record of failed attempts', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tilewright-attempts-'));
    // Each platform looks at its own variable.
    for (const name of ['XDG_CACHE_HOME', 'LOCALAPPDATA', 'HOME']) vi.stubEnv(name, folder);
    vi.useFakeTimers({ now: new Date('2024-03-01T12:00:00Z'), toFake: ['Date'] });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('holds for a day, for the one source', () => {
    expect(failedLately('official')).toBe(false);
    rememberFailure('official');
    expect(failedLately('official')).toBe(true);
    expect(failedLately('pinned')).toBe(false);
    vi.setSystemTime(Date.now() + 23 * HOUR_MS);
    expect(failedLately('official')).toBe(true);
    vi.setSystemTime(Date.now() + 2 * HOUR_MS);
    expect(failedLately('official')).toBe(false);
  });

  it('is begun anew when the file cannot be read', () => {
    rememberFailure('official');
    writeFileSync(join(cacheFolder(), 'electron-attempts.json'), '{');
    expect(failedLately('official')).toBe(false);
    rememberFailure('pinned');
    expect(failedLately('pinned')).toBe(true);
  });
});
