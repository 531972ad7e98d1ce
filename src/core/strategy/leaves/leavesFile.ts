import type { TileDistribution } from '../../alphabet/tileDistribution';
import { MAX_RACK_TILES } from '../../board/checkRules';
import { type Message, message } from '../../message';
import { JsonFields, parseJsonObject } from '../../notation/text/jsonFields';
import { checkDistribution } from '../../notation/tileSets/checkDistribution';
import { readDistribution } from '../../notation/tileSets/tileSetFile';
import { fail, ok, type Result } from '../../result';
import { asciiBytes, CHECK_BYTES, checkSum, startsWith } from '../dataFile';
import { countLeaves, kindCounts, LeaveShape } from './leaveShape';
import { LeaveTable, MAX_LEAVES } from './leaveTable';

/** Leaves of a tile set, and their origin. */
export interface FiledLeaves {
  readonly distribution: TileDistribution;
  readonly rackSize: number;
  readonly table: LeaveTable;
  readonly origin: LeavesOrigin;
}

export interface TrainedLeaves extends FiledLeaves {
  /** By number of the leave: the standard error of its value, in points. */
  readonly errors: Float32Array;
}

/** How leaves were trained, for display only. */
export interface LeavesOrigin {
  readonly lexicon: string;
  readonly board: string;
  readonly seed: string;
  /** Boards of each generation, for example 256,256,1024. */
  readonly generations: string;
  readonly command: string;
  /** The date, for example 2026-01-31. */
  readonly date: string;
}

/**
 * A leaves file: `MAGIC`, the length of the header (uint32), the header (JSON), then the value of each leave
 * but the empty one, by size (int16), then their errors (uint8), both in fractions of a point given in the
 * header, and a checksum (uint32). Little-endian.
 */
const MAGIC = 'TWLEAVE2';
/** The same in dictionary order. Such files are only read. */
const OLD_MAGIC = 'TWLEAVE1';
const HEAD_AT = MAGIC.length + 4;
const MAX_HEAD = 1 << 15;
const BYTES_PER_LEAVE = 3;

const MAX_VALUE = 0x7fff;
const MAX_ERROR = 0xff;
/** Log2 of the fractions per point; fewer if values are too large to fit. */
const VALUE_BITS = 8;
const ERROR_BITS = 6;
const LEAST_BITS = -64;

export const isLeavesFile = (bytes: Uint8Array): boolean => startsWith(bytes, MAGIC) || isOld(bytes);

const isOld = (bytes: Uint8Array): boolean => startsWith(bytes, OLD_MAGIC);

export function formatLeavesFile(leaves: TrainedLeaves): Uint8Array {
  const { distribution, errors, origin, rackSize, table } = leaves;
  const valueBits = bitsFor(table.values, MAX_VALUE, VALUE_BITS);
  const errorBits = bitsFor(errors, MAX_ERROR, ERROR_BITS);
  const { longest } = table.shape;
  const head = asciiBytes(
    JSON.stringify({ ...origin, rackSize, longest, valueBits, errorBits, tiles: distribution }),
  );
  const count = table.shape.size - 1;
  const bytes = new Uint8Array(HEAD_AT + head.length + BYTES_PER_LEAVE * count + CHECK_BYTES);
  const view = new DataView(bytes.buffer);
  bytes.set(asciiBytes(MAGIC));
  view.setUint32(MAGIC.length, head.length, true);
  bytes.set(head, HEAD_AT);
  const at = HEAD_AT + head.length;
  const filed = new LeaveShape(table.shape.counts, longest).inDictionary();
  for (const [nth, index] of table.shape.inDictionary().entries()) {
    if (index === 0) continue;
    const place = filed[nth]! - 1;
    view.setInt16(at + 2 * place, Math.round(table.values[index]! * 2 ** valueBits), true);
    view.setUint8(at + 2 * count + place, Math.round(errors[index]! * 2 ** errorBits));
  }
  view.setUint32(bytes.length - CHECK_BYTES, checkSum(bytes), true);
  return bytes;
}

/** The number of bits with which the largest number has at most `most` fractions. */
function bitsFor(numbers: Float32Array, most: number, finest: number): number {
  const largest = numbers.reduce((max, each) => Math.max(max, Math.abs(each)), 0);
  let bits = finest;
  while (bits > LEAST_BITS && largest * 2 ** bits > most) bits--;
  return bits;
}

/** Parses a leaves file; a damaged one is rejected as a whole. */
export function parseLeavesFile(bytes: Uint8Array): Result<TrainedLeaves, Message> {
  const parsed = parseValues(bytes);
  if (!parsed.ok) return parsed;
  const { errorBits, errorsAt, leaves } = parsed.value;
  const { shape } = leaves.table;
  const errors = new Float32Array(shape.size);
  for (let nth = 1; nth < shape.size; nth++) errors[nth] = bytes[errorsAt + nth - 1]! / 2 ** errorBits;
  return ok({ ...leaves, errors: isOld(bytes) ? numbered(shape, errors) : errors });
}

/**
 * Parses the file without the errors, which take as much memory as the values and are not needed for play.
 */
export function parseLeaveValues(bytes: Uint8Array): Result<FiledLeaves, Message> {
  const parsed = parseValues(bytes);
  return parsed.ok ? ok(parsed.value.leaves) : parsed;
}

interface ParsedValues {
  readonly leaves: FiledLeaves;
  /** Start of the errors in the file. */
  readonly errorsAt: number;
  readonly errorBits: number;
}

function parseValues(bytes: Uint8Array): Result<ParsedValues, Message> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isLeavesFile(bytes) || bytes.length < HEAD_AT + CHECK_BYTES) return fail(message('leaves.noFile'));
  const headLength = view.getUint32(MAGIC.length, true);
  const at = HEAD_AT + headLength;
  if (headLength > MAX_HEAD || at + CHECK_BYTES > bytes.length) return fail(DAMAGED);
  if (view.getUint32(bytes.length - CHECK_BYTES, true) !== checkSum(bytes)) return fail(DAMAGED);
  const head = parseJsonObject(String.fromCharCode(...bytes.subarray(HEAD_AT, at)));
  if (!head.ok) return head;
  const parsed = readHead(new JsonFields(head.value));
  if (!parsed.ok) return parsed;
  const { errorBits, longest, valueBits, ...about } = parsed.value;
  const counts = kindCounts(about.distribution);
  const count = countLeaves(counts, longest) - 1;
  if (count >= MAX_LEAVES || bytes.length !== at + BYTES_PER_LEAVE * count + CHECK_BYTES)
    return fail(DAMAGED);
  const shape = new LeaveShape(counts, longest);
  const values = valuesFrom(view, at, count, 2 ** valueBits);
  const table = new LeaveTable(shape, isOld(bytes) ? numbered(shape, values) : values);
  return ok({ leaves: { ...about, table }, errorsAt: at + 2 * count, errorBits });
}

function valuesFrom(view: DataView, at: number, count: number, parts: number): Float32Array {
  const values = new Float32Array(count + 1);
  for (let nth = 0; nth < count; nth++) values[nth + 1] = view.getInt16(at + 2 * nth, true) / parts;
  return values;
}

/** Reorders data of old files from dictionary order to the numbers of leaves. */
function numbered(shape: LeaveShape, numbers: Float32Array): Float32Array {
  const byNumber = new Float32Array(shape.size);
  for (const [nth, index] of shape.inDictionary().entries()) byNumber[index] = numbers[nth]!;
  return byNumber;
}

const DAMAGED = message('leaves.damaged');

interface Head extends Omit<FiledLeaves, 'table'> {
  readonly longest: number;
  readonly valueBits: number;
  readonly errorBits: number;
}

function readHead(fields: JsonFields): Result<Head, Message> {
  const rackSize = fields.integer('rackSize', 1, MAX_RACK_TILES);
  const longest = fields.integer('longest', 0, rackSize);
  const valueBits = fields.integer('valueBits', LEAST_BITS, VALUE_BITS);
  const errorBits = fields.integer('errorBits', LEAST_BITS, ERROR_BITS);
  const origin = {
    lexicon: fields.text('lexicon'),
    board: fields.text('board'),
    seed: fields.text('seed'),
    generations: fields.text('generations'),
    command: fields.text('command'),
    date: fields.text('date'),
  };
  const distribution = readDistribution(fields.fields('tiles'));
  if (fields.problem !== undefined) return fail(fields.problem);
  const checked = checkDistribution(distribution);
  if (!checked.ok) return checked;
  return ok({ rackSize, longest, valueBits, errorBits, origin, distribution: checked.value });
}
