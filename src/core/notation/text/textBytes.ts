import { certain } from '../../certain';
import { fail, ok, type Result } from '../../result';
import { codePointOf, sequenceLength } from '../../utf8';

/**
 * Decodes strict UTF-8: returns the text, or the offset of the first invalid byte. A byte-order mark is kept.
 */
export function decodeUtf8(bytes: Uint8Array): Result<string, number> {
  const parts: string[] = [];
  const units = new Uint16Array(CHUNK + 1);
  let used = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return fail(at);
    const code = codePointOf(bytes, at, length);
    at += length;
    if (code < 0x10000) units[used++] = code;
    else {
      units[used++] = 0xd7c0 + (code >> 10);
      units[used++] = 0xdc00 | (code & 0x3ff);
    }
    if (used >= CHUNK) {
      parts.push(textOf(units.subarray(0, used)));
      used = 0;
    }
  }
  return ok(parts.join('') + textOf(units.subarray(0, used)));
}

/** ISO-8859-1: every byte is the character of the same number. */
export function decodeLatin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) parts.push(textOf(bytes.subarray(at, at + CHUNK)));
  return parts.join('');
}

/** Ten times as fast as spreading the codes. */
const textOf = (codes: Uint8Array | Uint16Array): string =>
  String.fromCharCode.apply(null, codes as unknown as number[]);

/** UTF-8 without a byte-order mark. Lone surrogates become U+FFFD, as everywhere on the platform. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const point = certain(character.codePointAt(0), 'the code point of a character');
    const code = isSurrogate(point) ? REPLACEMENT : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), continuation(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), continuation(code >> 6), continuation(code));
    else
      bytes.push(0xf0 | (code >> 18), continuation(code >> 12), continuation(code >> 6), continuation(code));
  }
  return Uint8Array.from(bytes);
}

/** Arguments per call: far below every engine's limit. */
const CHUNK = 4096;

const REPLACEMENT = 0xfffd;

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

const continuation = (code: number): number => 0x80 | (code & 0x3f);
