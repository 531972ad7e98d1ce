import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../../src/main/host/openBrowser';

const ADDRESS = 'http://127.0.0.1:1/#token=abc';

describe('the page that redirects a browser to the address', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tilewright-open-'));
    // No browser is found, so none opens.
    vi.stubEnv('PATH', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is written on a first start, too, for this user alone, and removed at the end', async () => {
    const dir = join(folder, 'not', 'there', 'yet');
    const page = join(dir, 'open.html');
    const onFailure = vi.fn();
    const removePage = openBrowser(ADDRESS, dir, onFailure);
    expect(readFileSync(page, 'utf8')).toContain(ADDRESS);
    if (process.platform !== 'win32') expect(statSync(page).mode & 0o777).toBe(0o600);
    await expect.poll(() => onFailure.mock.calls.length).toBeGreaterThan(0);
    removePage();
    expect(existsSync(page)).toBe(false);
  });
});
