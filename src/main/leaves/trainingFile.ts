import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { censusShapes } from '../../core/strategy/leaves/census/census';
import { errorMessage } from '../errorMessage';
import { parseJson } from '../parseJson';
import { readRegularFile } from '../regularFile';
import { writeFileDurably } from '../writeFileDurably';
import type { TrainingPlan, TrainingState } from './leaveTraining';

/**
 * State of a training: `MAGIC`, the length of the head (uint32), four bytes that are 0, the head
 * (JSON, filled up with blanks to a multiple of eight bytes), for each leave as a census numbers it sums and
 * squares (float64), values and errors (float32) and counts (uint32); at the end the SHA-256 of all that. In
 * the byte order of the machine: such a file is not meant for other machines than those of a cluster.
 */
const MAGIC = 'TWCENSUS';
const HEAD_AT = 16;
const MAX_HEAD = 1 << 20;
const HASH_BYTES = 32;
const BYTES_PER_LEAVE = 28;
const MAX_BYTES = 1 << 28;

export const MAX_BOARDS = 100_000;
const HEAD_BOUNDS = { maxLength: MAX_HEAD, maxValues: MAX_BOARDS + 10 };

const headParser = z.strictObject({
  plan: z.string(),
  generation: z.int().min(0).max(1000),
  boards: z.int().min(0).max(MAX_BOARDS),
  done: z.array(z.int().min(0).max(MAX_BOARDS)),
});

/** Fingerprint of a plan. */
export const planHash = (plan: TrainingPlan): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex');

/** The arrays of a state, in their order in the file, after the head. */
function arraysIn(buffer: ArrayBuffer, at: number, size: number) {
  return {
    sums: new Float64Array(buffer, at, size),
    squares: new Float64Array(buffer, at + 8 * size, size),
    values: new Float32Array(buffer, at + 16 * size, size),
    errors: new Float32Array(buffer, at + 20 * size, size),
    counts: new Uint32Array(buffer, at + 24 * size, size),
  };
}

export function writeTraining(path: string, plan: TrainingPlan, state: TrainingState): void {
  const { done, errors, generation, sums, values } = state;
  const json = JSON.stringify({ plan: planHash(plan), generation, boards: sums.boards, done });
  const head = json.padEnd(Math.ceil(json.length / 8) * 8);
  const at = HEAD_AT + head.length;
  const size = values.length;
  const bytes = new Uint8Array(at + BYTES_PER_LEAVE * size);
  bytes.set(Buffer.from(MAGIC));
  new DataView(bytes.buffer).setUint32(MAGIC.length, head.length, true);
  bytes.set(Buffer.from(head), HEAD_AT);
  const arrays = arraysIn(bytes.buffer, at, size);
  arrays.sums.set(sums.sums);
  arrays.squares.set(sums.squares);
  arrays.values.set(values);
  arrays.errors.set(errors);
  arrays.counts.set(sums.counts);
  writeFileDurably(path, bytes, createHash('sha256').update(bytes).digest());
}

/** The state in a file; fails if it is not of this plan, and is undefined if there is no file. */
export function readTraining(path: string, plan: TrainingPlan): Result<TrainingState | undefined, Message> {
  if (!existsSync(path)) return ok(undefined);
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = readRegularFile(path, MAX_BYTES);
  } catch (error) {
    return fail(message('leaves.unreadable', { path, reason: errorMessage(error) }));
  }
  const damaged = fail(message('leaves.damagedTraining', { path }));
  if (bytes.length < HEAD_AT + HASH_BYTES || Buffer.from(bytes.subarray(0, 8)).toString('latin1') !== MAGIC)
    return damaged;
  const end = bytes.length - HASH_BYTES;
  const hash = createHash('sha256').update(bytes.subarray(0, end)).digest();
  if (!hash.equals(bytes.subarray(end))) return damaged;
  const headLength = new DataView(bytes.buffer).getUint32(MAGIC.length, true);
  if (headLength > MAX_HEAD || headLength % 8 !== 0 || HEAD_AT + headLength > end) return damaged;
  const json = Buffer.from(bytes.subarray(HEAD_AT, HEAD_AT + headLength)).toString('latin1');
  const head = parseJson(json, headParser, HEAD_BOUNDS);
  if (!head.ok) return damaged;
  const { boards, done, generation, plan: hashOfPlan } = head.value;
  if (hashOfPlan !== planHash(plan)) return fail(message('leaves.otherTraining', { path }));
  const { size } = censusShapes(plan.rules).leaves;
  if (HEAD_AT + headLength + BYTES_PER_LEAVE * size !== end) return damaged;
  const { counts, errors, squares, sums, values } = arraysIn(bytes.buffer, HEAD_AT + headLength, size);
  return ok({ generation, done, sums: { boards, counts, squares, sums }, values, errors });
}

export const removeTraining = (path: string): void => rmSync(path, { force: true });
