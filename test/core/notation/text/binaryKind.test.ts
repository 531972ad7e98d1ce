import { describe, expect, it } from 'vitest';
import { binaryKind } from '../../../../src/core/notation/text/binaryKind';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('a file', () => {
  it.each([
    ['picture', '\x89PNG\r\n\x1a\n'],
    ['picture', '\xff\xd8\xff\xe0'],
    ['picture', 'GIF89a'],
    ['other', 'PK\x03\x04'],
    ['other', 'text, then \0'],
    [null, ''],
    [null, 'a\tb\r\nc\f\x1a'],
    [null, 'zo\xe9'],
    [null, '\xff\xfea\0'],
  ])('is %s: %j', (kind, text) => {
    expect(binaryKind(bytesOf(text))).toBe(kind);
  });

  it('is a text if only its end has other bytes, which its parser reports', () => {
    expect(binaryKind(bytesOf(`${'a'.repeat(5000)}\0`))).toBeNull();
  });
});
