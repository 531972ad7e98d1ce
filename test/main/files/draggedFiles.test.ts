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
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DraggedFiles } from '../../../src/main/files/draggedFiles';
import { unwrap } from '../../oracle/oraclePositions';
import { said } from '../../said';

let folder = '';
const dir = () => join(folder, 'dragged');
const file = (name: string) => ({ name, bytes: Uint8Array.of(1, 2, 3) });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilewright-dragged-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('files that are dragged out', () => {
  it('have the name of the document and its bytes, and are removed with the program', () => {
    const dragged = new DraggedFiles(dir());
    const path = unwrap(dragged.write(file('Final.gcg')));
    expect(basename(path)).toBe('Final.gcg');
    expect([...readFileSync(path)]).toEqual([1, 2, 3]);
    dragged.dropAll();
    expect(existsSync(dir())).toBe(false);
  });

  it('stay inside their folder', () => {
    const path = unwrap(new DraggedFiles(dir()).write(file('../a/b:c.gcg')));
    expect(path).toBe(join(dir(), '1', '.._a_b_c.gcg'));
  });

  it('are limited to five, without those of an earlier run', () => {
    mkdirSync(join(dir(), '77'), { recursive: true });
    const dragged = new DraggedFiles(dir());
    for (let drag = 1; drag <= 7; drag++) unwrap(dragged.write(file('a.gcg')));
    expect(readdirSync(dir())).toEqual(['3', '4', '5', '6', '7']);
  });

  it('report why there is none', () => {
    writeFileSync(join(folder, 'a file'), '');
    const written = new DraggedFiles(join(folder, 'a file', 'dragged')).write(file('a.gcg'));
    expect(said(written)).toMatchObject({
      ok: false,
      error: { code: 'file', message: expect.stringMatching(/^a\.gcg could not be copied for dragging: /) },
    });
  });
});
