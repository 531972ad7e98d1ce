import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { codePointOf, sequenceLength } from '../../utf8';

export type TextEncoding = 'utf-8' | 'latin-1';

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

export interface TextLayout {
  readonly encoding: TextEncoding;
  /** Offset of the text, after a byte order mark. */
  readonly start: number;
}

/**
 * Detects the encoding of a text file: UTF-8 if all of it is valid UTF-8, else Latin-1. Fails with one
 * sentence if it is not text: text contains no control characters but white space.
 */
export function detectTextLayout(bytes: Uint8Array): Result<TextLayout, Message> {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return fail(message('wordList.utf16'));
  const start = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? BYTE_ORDER_MARK.length : 0;
  let allBits = 0;
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]!;
    allBits |= byte;
    if (byte < 0x20 && !isWhiteSpace(byte))
      return fail(message('wordList.notText', { byte: String(at + 1) }));
  }
  const encoding = allBits < 0x80 || isUtf8(bytes, start) ? 'utf-8' : 'latin-1';
  return ok({ encoding, start });
}

/** Tab, line feed, vertical tab, form feed, carriage return, and the end-of-file mark of DOS editors. */
function isWhiteSpace(byte: number): boolean {
  return (byte >= 0x09 && byte <= 0x0d) || byte === 0x1a;
}

/** Whether the bytes are well-formed UTF-8. */
function isUtf8(bytes: Uint8Array, start: number): boolean {
  for (let at = start; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/** The characters of bytes from … to − 1, which must be well-formed in the encoding. */
export function decodeText(bytes: Uint8Array, from: number, to: number, encoding: TextEncoding): string {
  let text = '';
  for (let at = from; at < to; ) {
    const length = encoding === 'latin-1' ? 1 : sequenceLength(bytes, at);
    text += String.fromCodePoint(codePointOf(bytes, at, length));
    at += Math.max(1, length);
  }
  return text;
}
