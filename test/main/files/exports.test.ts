import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Exports } from '../../../src/main/files/exports';
import { said } from '../../said';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('files that are written bit by bit', () => {
  let folder: string;
  let path: string;
  const exports = new Exports();

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tilewright-exports-'));
    path = join(folder, 'film.gif');
  });
  afterEach(() => {
    exports.dropAll();
    rmSync(folder, { recursive: true });
  });

  const begun = (): number => {
    const answer = exports.begin(path);
    if (!answer.ok || answer.value.kind === 'none') throw new Error('The file was not begun.');
    expect(answer.value.name).toBe('film.gif');
    return answer.value.id;
  };

  it('are there once they are kept, whole, in whatever order they were written', () => {
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

  it('refuses to write to what is not open', () => {
    const id = begun();
    exports.end({ id, isKept: true });
    const refused = { ok: false, error: { code: 'bad-request', message: 'That file is not being written.' } };
    expect(said(exports.write({ id, position: 0, bytes: bytes(1) }))).toEqual(refused);
    expect(said(exports.end({ id, isKept: true }))).toEqual(refused);
  });

  it('says where a file cannot be', () => {
    const answer = said(exports.begin(join(folder, 'missing', 'film.gif')));
    expect(answer).toMatchObject({ ok: false, error: { code: 'file' } });
  });
});
