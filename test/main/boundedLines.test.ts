import { describe, expect, it } from 'vitest';
import { BoundedLines } from '../../src/main/boundedLines';

function linesOf(most: number, pieces: readonly (string | Buffer)[]) {
  const found: (string | undefined)[] = [];
  const lines = new BoundedLines(most, (line) => found.push(line));
  for (const piece of pieces) lines.push(Buffer.from(piece));
  return found;
}

describe('lines of bytes', () => {
  it('come whole, however they are divided', () => {
    const text = 'one\ntwo é\n\nlast';
    const bytes = Buffer.from(text);
    const single = Array.from(bytes, (byte) => Buffer.from([byte]));
    for (const pieces of [[text], single]) expect(linesOf(10, pieces)).toEqual(['one', 'two é', '']);
  });

  it('that are too long are dropped, and the next one is read', () => {
    expect(linesOf(3, ['ab', 'cd', 'ef\ngh\nijkl\nmno\n'])).toEqual([undefined, 'gh', undefined, 'mno']);
  });
});
