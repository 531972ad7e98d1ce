import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ExportNotes } from '../../../src/main/files/exportNotes';
import { Exports } from '../../../src/main/files/exports';
import { said, sentence } from '../../said';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('files written piece by piece', () => {
  let folder: string;
  let path: string;
  let notesDir: string;
  let exports: Exports;
  const log: string[] = [];
  const notes = () => new ExportNotes(notesDir, (message) => log.push(message));
  const noted = () => readdirSync(notesDir).map((name) => readFileSync(join(notesDir, name), 'utf8'));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tilewright-exports-'));
    notesDir = mkdtempSync(join(tmpdir(), 'tilewright-notes-'));
    path = join(folder, 'film.gif');
    exports = new Exports(notes());
    log.length = 0;
  });
  afterEach(() => {
    exports.dropAll();
    for (const dir of [folder, notesDir]) rmSync(dir, { recursive: true, force: true });
  });

  const begun = (): number => {
    const answer = exports.begin(path);
    if (!answer.ok || answer.value.kind === 'none') throw new Error('The file was not begun.');
    expect(answer.value.name).toBe('film.gif');
    return answer.value.id;
  };

  it('exist once they are kept, complete, in any order of writing', () => {
    const id = begun();
    expect(exports.write({ id, position: 2, bytes: bytes(3, 4) }).ok).toBe(true);
    expect(exports.write({ id, position: 0, bytes: bytes(1, 2) }).ok).toBe(true);
    expect(exports.write({ id, position: 3, bytes: bytes(5) }).ok).toBe(true);
    expect(readdirSync(folder)).not.toContain('film.gif');
    expect(exports.end({ id, isKept: true })).toEqual({
      ok: true,
      value: { kind: 'saved', path, name: 'film.gif' },
    });
    expect([...readFileSync(path)]).toEqual([1, 2, 3, 5]);
    expect(readdirSync(folder)).toEqual(['film.gif']);
  });

  it('leave nothing when they are dropped, and the old file as it was', () => {
    writeFileSync(path, 'old');
    const id = begun();
    exports.write({ id, position: 0, bytes: bytes(1) });
    expect(exports.end({ id, isKept: false })).toEqual({ ok: true, value: { kind: 'none' } });
    expect(readdirSync(folder)).toEqual(['film.gif']);
    expect(readFileSync(path, 'utf8')).toBe('old');
    begun();
    exports.dropAll();
    expect(readdirSync(folder)).toEqual(['film.gif']);
  });

  it('refuse writing to unopened files', () => {
    const id = begun();
    exports.end({ id, isKept: true });
    const refused = { ok: false, error: { code: 'bad-request', message: sentence('files.noExport') } };
    expect(said(exports.write({ id, position: 0, bytes: bytes(1) }))).toEqual(refused);
    expect(said(exports.end({ id, isKept: true }))).toEqual(refused);
  });

  it('report an impossible destination', () => {
    const answer = said(exports.begin(join(folder, 'missing', 'film.gif')));
    expect(answer).toMatchObject({ ok: false, error: { code: 'file' } });
  });

  it('are recorded only while they are written', () => {
    const first = begun();
    const second = begun();
    expect(noted().toSorted()).toEqual(
      readdirSync(folder)
        .map((name) => join(folder, name))
        .toSorted(),
    );
    exports.end({ id: first, isKept: true });
    expect(noted()).toHaveLength(1);
    exports.end({ id: second, isKept: false });
    expect(noted()).toEqual([]);
    expect(log).toEqual([]);
  });

  describe('of a killed process', () => {
    const ended = () => spawnSync(process.execPath, ['--version']).pid;
    const put = (name: string) => {
      const file = join(folder, name);
      writeFileSync(file, 'x');
      return file;
    };
    const note = (text: string) => writeFileSync(join(notesDir, `${noted().length}.txt`), text);

    it('are removed, but nothing unrecorded or with another name', async () => {
      const pid = ended();
      const rest = put(`film.gif.${pid}.1.tmp`);
      const others = [
        put(`other.gif.${pid}.2.tmp`),
        put('film.gif'),
        put(`film.gif.${process.ppid}.3.tmp`),
        put('my notes.tmp'),
      ];
      for (const text of [rest, join(folder, 'film.gif'), join(folder, 'my notes.tmp'), folder, ''])
        note(text);
      note(join(folder, `film.gif.${process.ppid}.3.tmp`));
      await notes().removeRests();
      expect(existsSync(rest)).toBe(false);
      expect(others.filter(existsSync)).toEqual(others);
      // Its process lives.
      expect(noted()).toEqual([join(folder, `film.gif.${process.ppid}.3.tmp`)]);
      expect(log).toEqual([]);
    });

    it('are removed when the next one starts, but not the one being written', async () => {
      const rest = put(`film.gif.${ended()}.1.tmp`);
      note(rest);
      const id = begun();
      await expect.poll(() => existsSync(rest)).toBe(false);
      await expect.poll(noted).toHaveLength(1);
      expect(exports.end({ id, isKept: true }).ok).toBe(true);
      expect(readdirSync(folder)).toEqual(['film.gif']);
    });

    it('stay recorded while their drive is disconnected', async () => {
      const away = join(folder, 'drive');
      const rest = join(away, `film.gif.${ended()}.1.tmp`);
      note(rest);
      await notes().removeRests();
      expect(noted()).toEqual([rest]);
      mkdirSync(away);
      writeFileSync(rest, 'x');
      await notes().removeRests();
      expect(noted()).toEqual([]);
      expect(readdirSync(away)).toEqual([]);
    });
  });

  it('are written even if no record can be', () => {
    rmSync(notesDir, { recursive: true });
    writeFileSync(notesDir, 'a file in the place of the folder');
    const id = begun();
    expect(log).toHaveLength(1);
    expect(exports.end({ id, isKept: true }).ok).toBe(true);
    expect(readdirSync(folder)).toEqual(['film.gif']);
  });
});
