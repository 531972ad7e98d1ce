import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { formatKlv2, parseKlv2 } from '../../../../src/core/strategy/leaves/klv2';
import { LeaveTable, leaveShapeOf } from '../../../../src/core/strategy/leaves/leaveTable';
import { unwrap } from '../../../oracle/oraclePositions';
import { said, sentence } from '../../../said';
import { tilesOf } from '../tableGames';
import { SPANISH_LIKE, someLeaves } from './someLeaves';

const [ACCEPTS, LAST] = [0x80_0000, 0x40_0000];
const node = (kind: number, flags: number, target: number): number => (kind << 24) | flags | target;

/** The words of a file, and then its values. */
function fileOf(nodes: readonly number[], values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * (nodes.length + values.length + 2)));
  for (const [at, word] of [nodes.length, ...nodes, values.length].entries())
    view.setUint32(4 * at, word >>> 0, true);
  for (const [nth, value] of values.entries()) view.setFloat32(4 * (nodes.length + 2 + nth), value, true);
  return new Uint8Array(view.buffer);
}

/**
 * By hand, as the format is told: lists for the first tile, after the blank, after CH. The list after the
 * blank is the second and third node of the first list without what follows there, so it stands alone.
 */
const NODES = [
  node(0, LAST, 2),
  node(0, LAST, 0),
  node(0, ACCEPTS, 5),
  node(1, ACCEPTS, 7),
  node(2, ACCEPTS | LAST, 0),
  node(1, ACCEPTS, 0),
  node(2, ACCEPTS | LAST, 0),
  node(1, ACCEPTS, 0),
  node(2, ACCEPTS | LAST, 0),
];
const VALUES = [20, 21.25, 18, 1.5, -4, -2.125, -3.5];

const read = (bytes: Uint8Array, rackSize = 3) => parseKlv2(bytes, SPANISH_LIKE, rackSize);
const DAMAGED = {
  ok: false,
  error: sentence('leaves.damagedKlv2'),
};

describe('KLV2', () => {
  it('is read from a file made by hand', () => {
    const { table } = someLeaves();
    expect(unwrap(read(fileOf(NODES, VALUES)))).toEqual(table);
  });

  it('shares nodes: a list may begin inside another', () => {
    // After the blank, CH and Ñ may follow: the end of the list after CH CH that this begins with the blank.
    const shared = [...NODES.slice(0, 2), node(0, ACCEPTS, 5), ...NODES.slice(3, 5), ...NODES.slice(7)];
    shared[3] = node(1, ACCEPTS, 5);
    expect(unwrap(read(fileOf(shared, VALUES)))).toEqual(someLeaves().table);
  });

  it('is preserved by writing and reading', () => {
    const { table } = someLeaves();
    expect(unwrap(read(formatKlv2(table)))).toEqual(table);
    const shape = leaveShapeOf(ENGLISH, 7);
    const values = Float32Array.from({ length: shape.size }, (_, index) => ((index * 31) % 997) / 8);
    values[0] = 0;
    const english = new LeaveTable(shape, values);
    const bytes = formatKlv2(english);
    const view = new DataView(bytes.buffer);
    const leaveCount = view.getUint32(4 + 4 * view.getUint32(0, true), true);
    expect(leaveCount).toBe(914_624);
    const again = unwrap(parseKlv2(bytes, ENGLISH, 7));
    expect(again.values.every((value, index) => value === values[index])).toBe(true);
    expect(again.valueOf(tilesOf('ERS?'))).toBe(english.valueOf(tilesOf('ERS?')));
  });

  it('has shorter leaves if the file lacks some', () => {
    const short = [NODES[0]!, NODES[1]!, node(0, ACCEPTS, 0), node(1, ACCEPTS, 5), NODES[4]!];
    const bytes = fileOf([...short, node(2, ACCEPTS | LAST, 0)], [20, 1.5, -2, -3.5]);
    const table = unwrap(read(bytes));
    expect(table.shape.longest).toBe(1);
    expect([...table.values]).toEqual([0, 20, 1.5, -3.5]);
    expect(said(parseKlv2(bytes, ENGLISH, 7))).toEqual({
      ok: false,
      error: sentence('leaves.otherTiles', { tiles: 'English' }),
    });
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['a number of bytes that is none of words', fileOf(NODES, VALUES).subarray(1)],
    ['a value too few', fileOf(NODES, VALUES.slice(1))],
    ['a list behind the end', fileOf(NODES.with(3, node(1, ACCEPTS, 99)), VALUES)],
    ['a circle', fileOf(NODES.with(5, node(1, ACCEPTS, 2)), VALUES)],
    ['a list without an end', fileOf(NODES.with(8, node(2, ACCEPTS, 0)), VALUES)],
    ['kinds out of order', fileOf(NODES.with(6, node(1, ACCEPTS | LAST, 0)), VALUES)],
    ['far too many nodes', Uint8Array.from([255, 255, 255, 255, 0, 0, 0, 0])],
  ])('is refused with %s', (_what, bytes) => {
    expect(said(read(bytes))).toEqual(DAMAGED);
  });

  it('is refused with a value that is no number of points', () => {
    expect(unwrap(read(fileOf(NODES, VALUES.with(1, Number.NaN)))).shape.longest).toBe(1);
    expect(read(fileOf(NODES, VALUES.with(0, Number.POSITIVE_INFINITY))).ok).toBe(false);
  });
});
