import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { rulesParser } from '../../contract/board/setupParser';
import { MAX_NAME } from '../../contract/requests/limits';
import { seedParser } from '../../contract/requests/shapes';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { asciiBytes, startsWith } from '../../core/strategy/dataFile';
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
const BLANK = 0x20;

export const MAX_BOARDS = 100_000;
/** Rules of the largest board have three numbers for each square. */
const MAX_PLAN_VALUES = 20_000;
const HEAD_BOUNDS = { maxLength: MAX_HEAD, maxValues: MAX_BOARDS + MAX_PLAN_VALUES };

const planParser: z.ZodType<TrainingPlan> = z.strictObject({
  rules: rulesParser,
  seed: seedParser,
  generations: z.array(z.int().min(1).max(MAX_BOARDS)).max(1000),
  lexicon: z.strictObject({ id: z.string().max(MAX_NAME), name: z.string().max(MAX_NAME) }),
});

const headParser = z.strictObject({
  /** Fingerprint of the plan, and the plan itself. */
  plan: z.string(),
  /** Absent in files of earlier versions. */
  of: planParser.optional(),
  generation: z.int().min(0).max(1000),
  boards: z.int().min(0).max(MAX_BOARDS),
  done: z.array(z.int().min(0).max(MAX_BOARDS)),
});

/** Fingerprint of a plan, in whatever order its fields come. */
export const planHash = (plan: TrainingPlan): string =>
  createHash('sha256').update(JSON.stringify(plan, inOrder)).digest('hex');

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

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
  const about = { plan: planHash(plan), of: plan, generation, boards: sums.boards, done };
  const head = asciiBytes(JSON.stringify(about));
  const headLength = Math.ceil(head.length / 8) * 8;
  const at = HEAD_AT + headLength;
  const size = values.length;
  const bytes = new Uint8Array(at + BYTES_PER_LEAVE * size);
  bytes.set(asciiBytes(MAGIC));
  new DataView(bytes.buffer).setUint32(MAGIC.length, headLength, true);
  bytes.fill(BLANK, HEAD_AT, at);
  bytes.set(head, HEAD_AT);
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
  const opened = openTraining(path);
  if (!opened.ok || opened.value === undefined) return opened as Result<undefined, Message>;
  const { arraysAt, buffer, end, head } = opened.value;
  if (head.plan !== planHash(plan)) return fail(message('leaves.otherTraining', { path }));
  const { size } = censusShapes(plan.rules).leaves;
  if (arraysAt + BYTES_PER_LEAVE * size !== end) return fail(message('leaves.damagedTraining', { path }));
  const { counts, errors, squares, sums, values } = arraysIn(buffer, arraysAt, size);
  const { boards, done, generation } = head;
  return ok({ generation, done, sums: { boards, counts, squares, sums }, values, errors });
}

export interface FiledTraining {
  readonly plan: TrainingPlan;
  readonly generation: number;
  /** Number of boards of this generation that are done. */
  readonly boardsDone: number;
}

/** The training in a file, without its sums; undefined if there is no file. */
export function readTrainingPlan(path: string): Result<FiledTraining | undefined, Message> {
  const opened = openTraining(path);
  if (!opened.ok || opened.value === undefined) return opened as Result<undefined, Message>;
  const { done, generation, of: plan } = opened.value.head;
  if (plan === undefined || generation > plan.generations.length)
    return fail(message('leaves.damagedTraining', { path }));
  return ok({ plan, generation, boardsDone: done.length });
}

interface OpenedTraining {
  readonly head: z.infer<typeof headParser>;
  readonly buffer: ArrayBuffer;
  readonly arraysAt: number;
  readonly end: number;
}

function openTraining(path: string): Result<OpenedTraining | undefined, Message> {
  if (!existsSync(path)) return ok(undefined);
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = readRegularFile(path, MAX_BYTES);
  } catch (error) {
    return fail(message('leaves.unreadable', { path, reason: errorMessage(error) }));
  }
  const damaged = fail(message('leaves.damagedTraining', { path }));
  if (bytes.length < HEAD_AT + HASH_BYTES || !startsWith(bytes, MAGIC)) return damaged;
  const end = bytes.length - HASH_BYTES;
  const hash = createHash('sha256').update(bytes.subarray(0, end)).digest();
  if (!hash.equals(Buffer.from(bytes.subarray(end)))) return damaged;
  const headLength = new DataView(bytes.buffer).getUint32(MAGIC.length, true);
  const arraysAt = HEAD_AT + headLength;
  if (headLength > MAX_HEAD || headLength % 8 !== 0 || arraysAt > end) return damaged;
  const json = Buffer.from(bytes.subarray(HEAD_AT, arraysAt)).toString('latin1');
  const head = parseJson(json, headParser, HEAD_BOUNDS);
  return head.ok ? ok({ head: head.value, buffer: bytes.buffer, arraysAt, end }) : damaged;
}

export const removeTraining = (path: string): void => rmSync(path, { force: true });
