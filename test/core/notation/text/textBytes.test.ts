import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeLatin1, decodeUtf8, encodeUtf8 } from '../../../../src/core/notation/text/textBytes';
import { runs } from '../../../seed';

describe('textBytes', () => {
  it('encodes like the platform, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
        const text = String.fromCharCode(...units);
        expect(encodeUtf8(text)).toEqual(Uint8Array.from(Buffer.from(text, 'utf8')));
      }),
    );
  });

  it('accepts and reads the same bytes as a strict platform decoder', () => {
    const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const decode = (bytes: Uint8Array) => {
      try {
        return strict.decode(bytes);
      } catch {
        return undefined;
      }
    };
    // Bytes that start or continue sequences, so that many are almost right.
    const byte = fc.oneof(
      fc.integer({ min: 0, max: 255 }),
      fc.constantFrom(0x80, 0xbf, 0xc2, 0xe0, 0xa0, 0xed, 0x9f, 0xf0, 0x90, 0xf4, 0x8f),
    );
    fc.assert(
      fc.property(fc.uint8Array({ max: 255 }), fc.array(byte, { maxLength: 8 }), (any, tricky) => {
        for (const bytes of [any, Uint8Array.from(tricky)]) {
          const ours = decodeUtf8(bytes);
          expect(ours.ok ? ours.value : undefined).toBe(decode(bytes));
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  it('reports the first byte that is not UTF-8', () => {
    expect(decodeUtf8(Uint8Array.of(0x61, 0xc3, 0xa9, 0xff, 0x62))).toEqual({ ok: false, error: 3 });
  });

  it('decodes long texts', () => {
    const text = 'añ€😀'.repeat(5000);
    expect(decodeUtf8(encodeUtf8(text))).toEqual({ ok: true, value: text });
    expect(decodeLatin1(new Uint8Array(10_000).fill(0xf1))).toBe('ñ'.repeat(10_000));
  });
});
