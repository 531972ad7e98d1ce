import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnsavedStore } from '../../../src/main/files/unsavedStore';

const DOCUMENT = { path: '/home/ann/a.tilewright', name: 'a.tilewright', text: '{"format": "tilewright"}' };
const KEPT = { kind: 'kept', document: DOCUMENT };
const NONE = { kind: 'none' };

describe('unsaved changes', () => {
  let folder: string;
  const log: string[] = [];
  /** As at another start of the program. */
  const open = () => new UnsavedStore(folder, (message) => log.push(message));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tilewright-unsaved-'));
    log.length = 0;
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are kept after an abnormal exit, until they are discarded', () => {
    expect(open().take()).toEqual(NONE);
    expect(open().keep(DOCUMENT).ok).toBe(true);
    const first = open();
    expect(first.take()).toEqual(KEPT);
    expect(first.confirm().ok).toBe(true);
    expect(open().take()).toEqual(KEPT);
    expect(open().forget().ok).toBe(true);
    expect(open().take()).toEqual(NONE);
    expect(open().forget().ok).toBe(true);
  });

  it('are set aside as a document if the page crashed while restoring them', () => {
    open().keep(DOCUMENT);
    expect(open().take()).toEqual(KEPT);
    const path = join(folder, 'set aside', 'a 1.tilewright');
    expect(open().take()).toEqual({ kind: 'set-aside', name: 'a.tilewright', path, reason: 'unfinished' });
    expect(readFileSync(path, 'utf8')).toBe(DOCUMENT.text);
    expect(open().take()).toEqual(NONE);
    expect(readdirSync(folder)).toEqual(['set aside']);
  });

  it('are set aside if the page cannot show them, before others are kept', () => {
    open().keep(DOCUMENT);
    const store = open();
    expect(store.refuse()).toEqual(NONE);
    expect(store.take()).toEqual(KEPT);
    const path = join(folder, 'set aside', 'a 1.tilewright');
    expect(store.refuse()).toEqual({ kind: 'set-aside', name: 'a.tilewright', path, reason: 'refused' });
    expect(store.refuse()).toEqual(NONE);
    const later = { ...DOCUMENT, text: '{}' };
    expect(store.keep(later).ok).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe(DOCUMENT.text);
    expect(open().take()).toEqual({ kind: 'kept', document: later });
  });

  it('that cannot be set aside stay, and nothing else replaces them', () => {
    open().keep(DOCUMENT);
    const store = open();
    store.take();
    // A file takes the place of the folder.
    writeFileSync(join(folder, 'set aside'), '');
    expect(store.refuse()).toMatchObject({ kind: 'problem' });
    expect(store.keep({ ...DOCUMENT, text: '{}' }).ok).toBe(false);
    rmSync(join(folder, 'set aside'));
    expect(store.keep({ ...DOCUMENT, text: '{}' }).ok).toBe(true);
    expect(readFileSync(join(folder, 'set aside', 'a 1.tilewright'), 'utf8')).toBe(DOCUMENT.text);
  });

  it('never replace what was set aside before, whatever the name', () => {
    for (const number of [1, 2]) {
      open().keep({ ...DOCUMENT, name: '../../a?b\u0000.tilewright', text: `${number}` });
      open().take();
      expect(open().take()).toMatchObject({ path: join(folder, 'set aside', `a_b_ ${number}.tilewright`) });
    }
    expect(readFileSync(join(folder, 'set aside', 'a_b_ 1.tilewright'), 'utf8')).toBe('1');
  });

  it('are not restored if they are already in the file', () => {
    const path = join(folder, 'a.tilewright');
    open().keep({ ...DOCUMENT, path });
    writeFileSync(path, DOCUMENT.text);
    expect(open().take()).toEqual(NONE);
    expect(existsSync(join(folder, 'unsaved.json'))).toBe(false);
  });

  it('are set aside if the file was saved after them', () => {
    const path = join(folder, 'a.tilewright');
    open().keep({ ...DOCUMENT, path });
    writeFileSync(path, 'newer');
    const later = Date.now() / 1000 + 5;
    utimesSync(path, later, later);
    expect(open().take()).toMatchObject({ kind: 'set-aside', reason: 'older' });
    expect(readFileSync(join(folder, 'set aside', 'a 1.tilewright'), 'utf8')).toBe(DOCUMENT.text);
    expect(readFileSync(path, 'utf8')).toBe('newer');
  });

  it('are restored if the file was saved before them', () => {
    const path = join(folder, 'a.tilewright');
    writeFileSync(path, 'older');
    utimesSync(path, 1_000_000, 1_000_000);
    open().keep({ ...DOCUMENT, path });
    expect(open().take()).toMatchObject({ kind: 'kept', document: { path } });
  });

  it.each(['{"path": nul', '{"path": 7, "name": "a", "text": ""}'])(
    'are moved aside and reported: %s',
    (text) => {
      writeFileSync(join(folder, 'unsaved.json'), text);
      const aside = join(folder, 'unsaved.broken.json');
      const message = new RegExp(`^The unsaved changes .*could not be read: .*They are kept in ${aside}\\.$`);
      expect(open().take()).toEqual({ kind: 'problem', message: expect.stringMatching(message) });
      expect(existsSync(join(folder, 'unsaved.json'))).toBe(false);
      expect(readFileSync(aside, 'utf8')).toBe(text);
    },
  );
});
