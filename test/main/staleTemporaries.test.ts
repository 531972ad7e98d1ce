import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeStaleTemporaries } from '../../src/main/staleTemporaries';
import { temporaryFor } from '../../src/main/writeFileDurably';

/** The number of a process that has ended. */
const endedProcess = (): number => spawnSync(process.execPath, ['--version']).pid;

describe('temporary files of processes that were killed', () => {
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

  it('are removed; those of living processes and everything else stay', () => {
    const living = temporaryFor(join(folder, 'a.gaddag')).slice(folder.length + 1);
    const kept = ['a.gaddag', 'a.12.tmp', 'notes.tmp', '.123.456.tmp', `a.${process.ppid}.7.tmp`, living];
    put(...kept, `a.gaddag.${endedProcess()}.123456.tmp`);
    remove();
    expect(left()).toEqual(kept.toSorted());
  });

  it('are removed after a day, whoever has the number now', () => {
    const name = `a.${process.ppid}.7.tmp`;
    put(name);
    utimesSync(join(folder, name), 1_000_000, 1_000_000);
    remove();
    expect(left()).toEqual([]);
  });

  it('stay in a folder of the person unless they were to become a file of Tilewright', () => {
    const pid = endedProcess();
    put(`a.tilewright.${pid}.1.tmp`, `other.${pid}.1.tmp`);
    remove(new Set([join(folder, 'a.tilewright')]));
    expect(left()).toEqual([`other.${pid}.1.tmp`]);
  });

  it('are none where there is no folder', () => {
    rmSync(folder, { recursive: true });
    expect(() => remove()).not.toThrow();
  });
});
