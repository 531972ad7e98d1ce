import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltProgram, buildProgram } from '../main/builtEngine';
import { CASES } from './size/cases';
import { printTable } from './table';

const MB = 1 << 20;
const MOST_MS = 1000;
/** Bytes allowed in addition to a multiple of the input. */
const SPARE = 100 * MB;
const TIMES_INPUT = 4;

interface Measured {
  readonly ms: number;
  readonly peak: number;
  readonly outcome: string;
}

let program: BuiltProgram;
const rows: Readonly<Record<string, string | number>>[] = [];
beforeAll(async () => {
  program = await buildProgram({ reader: '../../test/fuzz/size/reader.ts' });
});
afterAll(() => {
  program.remove();
  printTable('The largest inputs, each read in a process of its own', rows);
});

/** A file that is refused may be moved aside: each run has one of its own. */
function measure(door: string, path: string, bytes: Uint8Array): Measured {
  writeFileSync(path, bytes);
  const reader = [join(program.dir, 'reader.js'), door, path];
  const run = spawnSync(process.execPath, reader, { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

/** The better of two: other programs may have had the processor. */
function measureTwice(door: string, path: string, bytes: Uint8Array): Measured {
  const [one, other] = [measure(door, path, bytes), measure(door, path, bytes)];
  return one.ms < other.ms ? one : other;
}

describe('input of the largest size allowed', () => {
  it.each(CASES)(
    'is processed quickly and in little memory: $input',
    ({ door, file, input, isCancellable, make, mostPeak }) => {
      const folder = mkdtempSync(join(tmpdir(), 'tilewright-size-'));
      try {
        const bytes = make();
        const { ms, outcome, peak } = (isCancellable ? measure : measureTwice)(
          door,
          join(folder, file),
          bytes,
        );
        rows.push({
          input,
          bytes: bytes.length,
          ms: Math.round(ms),
          'peak MB': Math.ceil(peak / MB),
          outcome: outcome.slice(0, 90),
        });
        expect(outcome.length).toBeLessThan(400);
        if (!isCancellable) expect(ms).toBeLessThan(MOST_MS);
        expect(peak).toBeLessThan(mostPeak ?? TIMES_INPUT * bytes.length + SPARE);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
