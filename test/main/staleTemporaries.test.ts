import { spawnSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeLeftovers, removeStaleTemporaries, tidyOnceShown } from '../../src/main/staleTemporaries';
import { ownFolders } from '../../src/main/userDataDir';
import { temporaryFor } from '../../src/main/writeFileDurably';

/** The number of a process that has ended. */
const endedProcess = (): number => spawnSync(process.execPath, ['--version']).pid;

describe('temporary files of killed processes', () => {
  let folder: string;
  const put = (...names: readonly string[]) => {
    for (const name of names) writeFileSync(join(folder, name), 'x');
  };
  const left = () => readdirSync(folder).toSorted();
  const remove = (ofFiles?: ReadonlySet<string>) =>
    removeStaleTemporaries(folder, (message) => expect.fail(message), ofFiles);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tilewright-stale-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are removed; those of living processes and everything else stay', async () => {
    const living = temporaryFor(join(folder, 'a.gaddag')).slice(folder.length + 1);
    const kept = ['a.gaddag', 'a.12.tmp', 'notes.tmp', '.123.456.tmp', `a.${process.ppid}.7.tmp`, living];
    put(...kept, `a.gaddag.${endedProcess()}.123456.tmp`);
    await remove();
    expect(left()).toEqual(kept.toSorted());
  });

  it('are removed after a day, even if the process number is in use again', async () => {
    const name = `a.${process.ppid}.7.tmp`;
    put(name);
    utimesSync(join(folder, name), 1_000_000, 1_000_000);
    await remove();
    expect(left()).toEqual([]);
  });

  it('stay in a user’s folder unless they belong to Tilewright', async () => {
    const pid = endedProcess();
    put(`a.tilewright.${pid}.1.tmp`, `other.${pid}.1.tmp`);
    await remove(new Set([join(folder, 'a.tilewright')]));
    expect(left()).toEqual([`other.${pid}.1.tmp`]);
  });

  it('are none if there is no folder', async () => {
    rmSync(folder, { recursive: true });
    await expect(remove()).resolves.toBeUndefined();
  });

  it('are searched for once the window is shown, in its own folders and next to recent files', async () => {
    const window = new EventEmitter();
    const [own, far] = [join(folder, 'own'), join(folder, 'far')];
    const pid = endedProcess();
    for (const dir of [own, far]) {
      mkdirSync(dir);
      for (const name of ['a.gcg', 'b.gcg']) put(join(basename(dir), `${name}.${pid}.1.tmp`));
    }
    const places = () => ({ own: [own], files: [join(far, 'a.gcg')] });
    tidyOnceShown(window, places, (message) => expect.fail(message));
    await new Promise((next) => setTimeout(next, 50));
    expect(readdirSync(own)).toHaveLength(2);
    window.emit('show');
    await expect.poll(() => readdirSync(far)).toEqual([`b.gcg.${pid}.1.tmp`]);
    expect(readdirSync(own)).toEqual([]);
  });

  it('delay nobody if a drive does not answer', async () => {
    const { readdir } = fsPromises;
    const asked: string[] = [];
    Object.assign(fsPromises, {
      readdir: (dir: string) => {
        asked.push(dir);
        return new Promise(() => undefined);
      },
    });
    syncBuiltinESMExports();
    try {
      const window = new EventEmitter();
      const places = () => ({ own: [], files: ['/network/a.gcg', '/other/b.gcg'] });
      tidyOnceShown(window, places, (message) => expect.fail(message));
      expect(window.emit('show')).toBe(true);
      await new Promise((next) => setTimeout(next, 20));
      expect(asked).toEqual(['/network']);
    } finally {
      Object.assign(fsPromises, { readdir });
      syncBuiltinESMExports();
    }
  });
});

describe('the folders of Tilewright', () => {
  it('are all searched, including those inside its user data', async () => {
    const userData = mkdtempSync(join(tmpdir(), 'tilewright-own-'));
    const pid = endedProcess();
    const files = ['', 'lexicons', 'tournament', 'leaves', 'crashes', 'set aside', 'reviews', 'uploads'].map(
      (name) => join(userData, name, `a.${pid}.1.tmp`),
    );
    for (const file of files) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'x');
    }
    await removeLeftovers({ own: ownFolders(userData), files: [] }, (message) => expect.fail(message));
    expect(files.filter((file) => existsSync(file))).toEqual([]);
    rmSync(userData, { recursive: true });
  });
});
