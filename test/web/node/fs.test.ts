import * as nodeFs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { addFolders, allFiles, mountFiles } from '../../../src/web/node/files';
import * as memoryFs from '../../../src/web/node/fs';
import { runs, TEST_SEED } from '../../seed';

type Fs = Pick<
  typeof nodeFs,
  | 'closeSync'
  | 'copyFileSync'
  | 'existsSync'
  | 'fstatSync'
  | 'ftruncateSync'
  | 'mkdirSync'
  | 'openSync'
  | 'readdirSync'
  | 'readSync'
  | 'renameSync'
  | 'rmSync'
  | 'statSync'
  | 'writeSync'
>;

type Step = (fs: Fs, folder: string) => unknown;

const name = fc.constantFrom('a', 'b', 'sub/a', 'sub/deep/b');
const bytes = fc.uint8Array({ maxLength: 12 });

/** What `work` answers, or the code of its error. */
function outcome(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

const contentOf = (fs: Fs, path: string): readonly number[] => {
  const file = fs.openSync(path, 'r');
  const content = new Uint8Array(64);
  const length = fs.readSync(file, content, 0, 64, 0);
  fs.closeSync(file);
  return [...content.subarray(0, length)];
};

function writeInPieces(
  fs: Fs,
  path: string,
  flags: string,
  pieces: readonly Uint8Array[],
  cut: number,
): number {
  const file = fs.openSync(path, flags);
  for (const piece of pieces) fs.writeSync(file, piece);
  if (flags !== 'a') fs.ftruncateSync(file, Math.min(cut, fs.fstatSync(file).size));
  const { size } = fs.fstatSync(file);
  fs.closeSync(file);
  return size;
}

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(name, fc.constantFrom('w', 'wx', 'a', 'r+'), fc.array(bytes, { maxLength: 3 }), fc.nat(20)).map(
    ([path, flags, pieces, cut]): Step =>
      (fs, at) =>
        writeInPieces(fs, join(at, path), flags, pieces, cut),
  ),
  fc.tuple(name, name).map(
    ([from, to]): Step =>
      (fs, at) =>
        fs.renameSync(join(at, from), join(at, to)),
  ),
  fc.tuple(name, name).map(
    ([from, to]): Step =>
      (fs, at) =>
        fs.copyFileSync(join(at, from), join(at, to)),
  ),
  fc.tuple(name, fc.boolean()).map(
    ([path, force]): Step =>
      (fs, at) =>
        fs.rmSync(join(at, path), { force }),
  ),
  fc.constantFrom('sub', 'sub/deep').map(
    (path): Step =>
      (fs, at) => {
        fs.mkdirSync(join(at, path), { recursive: true });
      },
  ),
  fc.constantFrom('.', 'sub', 'sub/deep').map(
    (path): Step =>
      (fs, at) =>
        fs.readdirSync(join(at, path)).toSorted(),
  ),
  name.map(
    (path): Step =>
      (fs, at) =>
        fs.existsSync(join(at, path)),
  ),
  name.map(
    (path): Step =>
      (fs, at) =>
        fs.statSync(join(at, path)).size,
  ),
  name.map(
    (path): Step =>
      (fs, at) =>
        contentOf(fs, join(at, path)),
  ),
);

describe('files in memory', () => {
  const notes: string[] = [];

  beforeEach(() => {
    notes.length = 0;
    mountFiles(new Map(), {}, (path, file) =>
      notes.push(`${path} ${file === null ? 'gone' : file.bytes.length}`),
    );
  });

  it('answer as files on a disk do', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const disk = nodeFs.mkdtempSync(join(tmpdir(), 'tilewright-files-'));
        mountFiles(new Map(), {}, () => undefined);
        addFolders('/user');
        try {
          for (const take of steps) {
            const found = outcome(() => take(memoryFs as unknown as Fs, '/user'));
            expect(found).toEqual(outcome(() => take(nodeFs, disk)));
          }
        } finally {
          nodeFs.rmSync(disk, { recursive: true });
        }
      }),
      { seed: TEST_SEED, numRuns: runs(400) },
    );
  });

  it('are handed on when they are whole, under their last name', () => {
    addFolders('/user');
    const file = memoryFs.openSync('/user/a.1.tmp', 'wx');
    memoryFs.writeSync(file, Uint8Array.of(1, 2, 3));
    memoryFs.closeSync(file);
    expect(notes).toEqual([]);
    memoryFs.renameSync('/user/a.1.tmp', '/user/a');
    memoryFs.rmSync('/user/a');
    expect(notes).toEqual(['/user/a 3', '/user/a gone']);
    expect([...allFiles().keys()]).toEqual([]);
  });
});
