import * as node from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createHash } from '../../../src/web/node/crypto';

describe('hashes of a page', () => {
  const words = Uint32Array.from([1, 2 ** 31, 3, 4]);
  it.each([
    ['text', 'Größe'],
    ['bytes', Uint8Array.of(1, 2, 255)],
    ['a Buffer', Buffer.from('GADDAG')],
    ['words', words],
    ['a part of an array', words.subarray(1, 3)],
  ])('are those of Node: of %s', (_, data) => {
    const twice = (create: typeof node.createHash | typeof createHash) =>
      create('sha256').update(data).update(data).digest('hex');
    expect(twice(createHash)).toBe(twice(node.createHash));
    expect([...createHash('sha256').update(data).digest()]).toEqual([
      ...node.createHash('sha256').update(data).digest(),
    ]);
  });
});
