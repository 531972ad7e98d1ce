import { describe, expect, it } from 'vitest';
import { LeaveShape } from '../../../../src/core/strategy/leaves/leaveShape';
import { formatLeavesCsv } from '../../../../src/core/strategy/leaves/leavesCsv';
import {
  formatLeavesFile,
  isLeavesFile,
  parseLeavesFile,
  parseLeaveValues,
} from '../../../../src/core/strategy/leaves/leavesFile';
import { LeaveTable } from '../../../../src/core/strategy/leaves/leaveTable';
import { unwrap } from '../../../oracle/oraclePositions';
import { said, sentence } from '../../../said';
import { SPANISH_LIKE, someLeaves } from './someLeaves';

/** Indexes of ?, ?CH, ?Ñ, CH, CH CH, CH Ñ and Ñ in `someLeaves`, without the empty leave. */
const DICTIONARY = [0, 3, 5, 1, 4, 6, 2];

/** The same leaves in a file as it was before leaves were numbered by size. */
function oldFileOf(bytes: Uint8Array): Uint8Array {
  const old = bytes.slice();
  const view = new DataView(old.buffer);
  old[7] = '1'.charCodeAt(0);
  const at = 12 + view.getUint32(8, true);
  for (const [to, from] of DICTIONARY.entries()) {
    old.set(bytes.subarray(at + 2 * from, at + 2 * from + 2), at + 2 * to);
    old.set(bytes.subarray(at + 14 + from, at + 15 + from), at + 14 + to);
  }
  const end = old.length - 4;
  const sum = old.subarray(0, end).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5);
  view.setUint32(end, sum >>> 0, true);
  return old;
}

describe('a leaves file', () => {
  it('is read as it was written, values to a 256th of a point', () => {
    const leaves = someLeaves();
    const bytes = formatLeavesFile(leaves);
    const read = unwrap(parseLeavesFile(bytes));
    expect(read.origin).toEqual(leaves.origin);
    expect(read.distribution).toEqual(SPANISH_LIKE);
    expect(read.table.shape).toEqual(leaves.table.shape);
    for (const [index, value] of leaves.table.values.entries()) {
      expect(Math.abs(read.table.values[index]! - value)).toBeLessThanOrEqual(1 / 512);
      expect(Math.abs(read.errors[index]! - leaves.errors[index]!)).toBeLessThanOrEqual(1 / 128);
    }
    expect(formatLeavesFile(read)).toEqual(bytes);
    const { errors: _, ...withoutErrors } = read;
    expect(unwrap(parseLeaveValues(bytes))).toEqual(withoutErrors);
  });

  it('of the older kind is read, with leaves in dictionary order', () => {
    const bytes = formatLeavesFile(someLeaves());
    expect(unwrap(parseLeavesFile(oldFileOf(bytes)))).toEqual(unwrap(parseLeavesFile(bytes)));
    expect(unwrap(parseLeaveValues(oldFileOf(bytes)))).toEqual(unwrap(parseLeaveValues(bytes)));
  });

  it('is the same for a table in dictionary order', () => {
    const leaves = someLeaves();
    const { counts, longest } = leaves.table.shape;
    const inOrder = Float32Array.from(DICTIONARY, (nth) => leaves.errors[nth + 1]!);
    const shape = new LeaveShape(counts, longest, 'dictionary');
    const table = new LeaveTable(shape, leaves.table.inDictionary());
    const errors = Float32Array.of(0, ...inOrder);
    expect(formatLeavesFile({ ...leaves, table, errors })).toEqual(formatLeavesFile(leaves));
  });

  it('keeps values of any size, coarser', () => {
    const leaves = someLeaves();
    const table = new LeaveTable(
      leaves.table.shape,
      leaves.table.values.map((value) => 1000 * value),
    );
    const read = unwrap(parseLeavesFile(formatLeavesFile({ ...leaves, table })));
    for (const [index, value] of table.values.entries())
      expect(Math.abs(read.table.values[index]! - value)).toBeLessThanOrEqual(1);
  });

  it('is rejected if a byte of it has changed or is missing', () => {
    const bytes = formatLeavesFile(someLeaves());
    for (let at = 0; at < bytes.length; at += 7) {
      const changed = bytes.slice();
      changed[at]! ^= 1 << (at % 8);
      expect(parseLeavesFile(changed).ok).toBe(false);
      expect(parseLeavesFile(bytes.subarray(0, at)).ok).toBe(false);
    }
    expect(isLeavesFile(bytes)).toBe(true);
    expect(said(parseLeavesFile(bytes.subarray(0, 100)))).toEqual({
      ok: false,
      error: sentence('leaves.damaged'),
    });
    expect(said(parseLeavesFile(new Uint8Array(40)))).toEqual({
      ok: false,
      error: sentence('leaves.noFile'),
    });
  });
});

describe('leaves as CSV', () => {
  it('are a line each, letters of two characters in brackets', () => {
    const lines = formatLeavesCsv(someLeaves()).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'leave,value,error',
      '?,20.000,0.500',
      '?[CH],21.250,0.250',
      '?Ñ,18.000,0.000',
    ]);
    expect(lines.at(-2)).toBe('Ñ,-3.500,1.250');
  });
});
