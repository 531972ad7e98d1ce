import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** The calls of the file system with which the main process reads and writes its files. */
const CALLS = [
  'closeSync',
  'fstatSync',
  'fsyncSync',
  'mkdirSync',
  'openSync',
  'readdirSync',
  'readlinkSync',
  'readSync',
  'realpathSync',
  'renameSync',
  'rmSync',
  'statSync',
  'utimesSync',
  'writeSync',
] as const;

type Call = (...args: readonly unknown[]) => unknown;

export const DISK_FAULTS = ['EACCES', 'EIO', 'ENOENT', 'ENOSPC', 'EROFS'] as const;

export interface FailingCalls {
  /** The first call that fails, from 1. */
  readonly first: number;
  /** The last one; infinite for a disk that does not come back. */
  readonly last: number;
  readonly fault: (typeof DISK_FAULTS)[number];
}

/**
 * Runs `work` on a file system of which some calls fail. Bytes that do not fit are written half, as on a disk
 * that is full in the middle of them; a file is closed even where that is said to fail.
 *
 * @returns what `work` gave, and how many calls it made: fewer than `first` where none failed
 */
export function onFailingDisk<T>(
  { fault, first, last }: FailingCalls,
  work: () => T,
): { readonly value: T; readonly calls: number } {
  const real = Object.fromEntries(CALLS.map((name): [string, Call] => [name, fs[name] as Call]));
  let calls = 0;
  const failingAtTimes =
    (name: string, call: Call): Call =>
    (...args) => {
      calls++;
      if (calls < first || calls > last) return call(...args);
      const [file, bytes] = args;
      if (name === 'closeSync') call(file);
      if (name === 'writeSync' && bytes instanceof Uint8Array)
        call(file, bytes.subarray(0, bytes.length >> 1));
      throw Object.assign(new Error(`${fault}: ${name} was made to fail`), { code: fault });
    };
  for (const [name, call] of Object.entries(real)) Reflect.set(fs, name, failingAtTimes(name, call));
  syncBuiltinESMExports();
  try {
    return { value: work(), calls };
  } finally {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  }
}

/**
 * Lets each call of `run` fail in turn, first it alone and then it and all that follow.
 * @param run gives its number of calls
 */
export async function inEveryCall(
  fault: FailingCalls['fault'],
  run: (failing: FailingCalls) => number | Promise<number>,
): Promise<void> {
  for (const isLasting of [false, true]) {
    let hasFailed = true;
    for (let first = 1; hasFailed; first++) {
      const last = isLasting ? Number.POSITIVE_INFINITY : first;
      hasFailed = (await run({ fault, first, last })) >= first;
    }
  }
}
