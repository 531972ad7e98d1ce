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
import { CrashReports } from '../../../src/main/crashes/crashReports';

let dir = '';
let logged: string[] = [];
const folder = () => join(dir, 'crashes');
const open = (graphics = async () => 'a card') =>
  new CrashReports({ folder: folder(), log: (message) => logged.push(message), graphics });

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-crashes-'));
  logged = [];
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('reports of crashes', () => {
  it('contain the process, the versions, the stack with its cause, and the GPU', async () => {
    const cause = new Error('the disk is gone');
    const path = open().write('Something ended', new Error('no answer', { cause })) ?? '';
    await expect.poll(() => readFileSync(path, 'utf8')).toContain('Graphics: a card');
    const report = readFileSync(path, 'utf8');
    expect(report).toMatch(/^Tilewright crash report.*\n\n/);
    expect(report).toContain('\nSomething ended\nTime: 20');
    expect(report).toContain(`Node.js ${process.versions.node}\n`);
    expect(report).toMatch(/Error: no answer\n\s+at .*crashReports\.test/);
    expect(report).toContain('the disk is gone');
    expect(logged).toEqual([]);
  });

  it('are limited to the ten newest, and leave other files alone', () => {
    mkdirSync(folder());
    writeFileSync(join(folder(), 'notes.txt'), 'mine');
    for (let year = 2001; year <= 2012; year++) writeFileSync(join(folder(), `crash-${year}-1.txt`), '');
    const path = open().write('Something ended') ?? '';
    const left = readdirSync(folder());
    expect(left).toHaveLength(11);
    expect(left[0]).toBe('crash-2004-1.txt');
    expect(left).toContain('notes.txt');
    expect(existsSync(path)).toBe(true);
  });

  it('are limited in number per run', () => {
    const reports = open();
    const paths = Array.from({ length: 30 }, () => reports.write('Again.'));
    expect(paths.filter((path) => path === null)).toHaveLength(10);
    expect(readdirSync(folder())).toHaveLength(10);
  });

  it('are mentioned in the log if they cannot be written', () => {
    writeFileSync(folder(), 'a file');
    expect(open().write('Something ended')).toBeNull();
    expect(logged).toEqual([expect.stringMatching(/^The crash report .* could not be written: /)]);
  });
});
