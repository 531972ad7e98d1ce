import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '../../../src/contract/document/documentLimits';
import { ENGLISH_LETTERS, readSource } from '../../../src/main/cache/lexiconSource';
import { readText } from '../../../src/main/cli/readText';
import { readDocumentFile, writeDocumentFile } from '../../../src/main/files/documentFile';
import { sentence } from '../../said';
import { runs } from '../../seed';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilewright-files-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('reading a document', () => {
  it('returns its bytes and its name', () => {
    const path = join(folder, 'a.cgp');
    writeFileSync(path, 'hello');
    expect(readDocumentFile(path)).toEqual({
      ok: true,
      value: { kind: 'opened', path, name: 'a.cgp', bytes: bytesOf('hello') },
    });
  });

  it('refuses a file that is too large', () => {
    const path = join(folder, 'words.txt');
    writeFileSync(path, '');
    truncateSync(path, MAX_DOCUMENT_BYTES + 1);
    expect(readDocumentFile(path)).toMatchObject({
      ok: true,
      value: { kind: 'too-large', name: 'words.txt' },
    });
  });

  it('names the file that cannot be read', () => {
    const refusalOf = (path: string) => {
      const read = readDocumentFile(path);
      return read.ok ? null : read.error.message;
    };
    const missing = join(folder, 'none.gcg');
    expect(refusalOf(missing)).toBe(
      sentence('files.unreadable', { path: missing, reason: sentence('files.missing') }),
    );
    expect(refusalOf(folder)).toBe(
      sentence('files.unreadable', { path: folder, reason: sentence('files.isFolder') }),
    );
  });
});

describe('anything but a regular file', () => {
  it.skipIf(process.platform === 'win32')('is refused without being opened', () => {
    const pipe = join(folder, 'pipe.cgp');
    execFileSync('mkfifo', [pipe]);
    symlinkSync(pipe, join(folder, 'link.cgp'));
    for (const path of [pipe, join(folder, 'link.cgp'), '/dev/zero']) {
      const message = sentence('files.unreadable', { path, reason: sentence('files.notRegular') });
      expect(readDocumentFile(path)).toEqual({ ok: false, error: { code: 'file', message } });
      expect(() => readText(path, 1000)).toThrow(message);
      expect(readSource({ kind: 'file', path, letters: ENGLISH_LETTERS })).toMatchObject({ ok: false });
    }
  });
});

describe('saving a document', () => {
  it('writes it completely, and leaves no other file', () => {
    const path = join(folder, 'a.tilewright');
    expect(writeDocumentFile(path, bytesOf('one'))).toMatchObject({
      ok: true,
      value: { name: 'a.tilewright' },
    });
    expect(writeDocumentFile(path, bytesOf('two')).ok).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe('two');
    expect(readdirSync(folder)).toEqual(['a.tilewright']);
  });

  it('keeps permissions, and symbolic links', () => {
    const path = join(folder, 'a.tilewright');
    const link = join(folder, 'link.tilewright');
    writeFileSync(path, 'old');
    chmodSync(path, 0o600);
    symlinkSync(path, link);
    expect(writeDocumentFile(link, bytesOf('new')).ok).toBe(true);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe('new');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('creates the target of a link if it does not exist', () => {
    mkdirSync(join(folder, 'far'));
    const link = join(folder, 'link.tilewright');
    symlinkSync('second.tilewright', link);
    symlinkSync(join('far', 'a.tilewright'), join(folder, 'second.tilewright'));
    expect(writeDocumentFile(link, bytesOf('new')).ok).toBe(true);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, 'far', 'a.tilewright'), 'utf8')).toBe('new');
  });

  it('reports circular links', () => {
    symlinkSync('b.tilewright', join(folder, 'a.tilewright'));
    symlinkSync('a.tilewright', join(folder, 'b.tilewright'));
    const path = join(folder, 'a.tilewright');
    const saved = writeDocumentFile(path, bytesOf('new'));
    expect(saved.ok ? '' : saved.error.message).toMatch(/links/);
    expect(readdirSync(folder).toSorted()).toEqual(['a.tilewright', 'b.tilewright']);
  });

  it('reports why it failed, and preserves the old file', () => {
    const path = join(folder, 'a.tilewright');
    // A non-empty folder cannot be replaced by a file, even by root.
    mkdirSync(path);
    writeFileSync(join(path, 'kept'), 'kept');
    const saved = writeDocumentFile(path, bytesOf('new'));
    expect(saved.ok ? '' : saved.error.message).toMatch(/a\.tilewright could not be written: .*unchanged\.$/);
    expect(readFileSync(join(path, 'kept'), 'utf8')).toBe('kept');
    expect(readdirSync(folder)).toEqual(['a.tilewright']);
  });
});

/** This many bytes of one letter: large enough that writing takes a while. */
const LENGTH = 1 << 20;
const KILLS = runs(20);
/** The last kill comes 60 ms after the save began. */
const STEP_MS = 60 / KILLS;

const WRITER = join(import.meta.dirname, '../../../src/main/writeFileDurably.ts');

/** A program that saves the letters A and B in turn, for ever. */
function writeSaver(): string {
  const { outputText } = ts.transpileModule(readFileSync(WRITER, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
  });
  const program = join(folder, 'saver.mjs');
  const loop = `
    for (let turn = 0; ; turn++) {
      writeFileDurably(process.argv[2], Buffer.alloc(${LENGTH}, turn % 2 === 0 ? 'A' : 'B'));
      if (turn === 0) process.stdout.write('saving');
    }`;
  writeFileSync(program, `${outputText}\n${loop}`);
  return program;
}

describe('a save that is killed', () => {
  it(`leaves the old file or the new one, ${KILLS} times`, async () => {
    const path = join(folder, 'a.tilewright');
    const program = writeSaver();
    const whole = [Buffer.alloc(LENGTH, 'A'), Buffer.alloc(LENGTH, 'B')];
    for (let kill = 0; kill < KILLS; kill++) {
      const saver = spawn(process.execPath, [program, path], { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(saver.stdout, 'data');
      // Another moment of the saving each time.
      await new Promise((next) => setTimeout(next, kill * STEP_MS));
      saver.kill('SIGKILL');
      await once(saver, 'exit');
      const left = readFileSync(path);
      expect(whole.some((each) => each.equals(left))).toBe(true);
    }
  });
});
