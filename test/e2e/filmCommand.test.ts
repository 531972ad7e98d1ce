import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IS_LONG, someOf } from '../seed';
import { electronOf, startFilm, whenGone, whenWriting } from './filmProcess';

const canFindChildren = existsSync(`/proc/${process.pid}/task/${process.pid}/children`);

describe.skipIf(!canFindChildren)('a film by command line', () => {
  let userData: string;
  let out: string;
  beforeEach(() => {
    userData = mkdtempSync(join(tmpdir(), 'tilewright-film-e2e-'));
    out = mkdtempSync(join(tmpdir(), 'tilewright-film-out-'));
  });
  afterEach(() => {
    for (const folder of [userData, out]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it.runIf(IS_LONG)(
    'leaves only a profile if its command line is killed, which the next film removes',
    async () => {
      const profiles = () => readdirSync(join(userData, 'film profiles'));
      const cli = startFilm(userData, out);
      const electron = await electronOf(cli);
      await whenWriting(out);
      cli.kill('SIGKILL');
      await whenGone(electron, out);
      expect(profiles()).toMatchObject([expect.stringContaining(`${cli.pid}-`)]);
      const next = startFilm(userData, out);
      const nextElectron = await electronOf(next);
      expect(profiles()).toMatchObject([expect.stringContaining(`${next.pid}-`)]);
      next.kill('SIGTERM');
      await whenGone(nextElectron, out);
    },
  );

  const SIGNALS = [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const;
  it.each(someOf(SIGNALS))('ends by %s with %i before it has said anything', async (signal, code) => {
    const cli = startFilm(userData, out);
    const electron = await electronOf(cli);
    let said = '';
    cli.stderr?.on('data', (bytes) => {
      said += String(bytes);
    });
    cli.kill(signal);
    expect(await once(cli, 'close')).toEqual([code, null]);
    expect(said).toBe('');
    await whenGone(electron, out);
  });
});
