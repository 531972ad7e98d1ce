import { certain } from '../../certain';
import { type Message, message } from '../../message';
import { shortened } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { MAX_PART } from '../text/textBounds';
import { decodeLatin1, decodeUtf8 } from '../text/textBytes';
import { splitLines } from '../text/textLines';
import type { GcgProblem } from './gcgProblem';

export const ENCODING_PRAGMA = '#character-encoding';
const UTF8 = 'UTF-8';
const LATIN1 = 'ISO-8859-1';

/** A game record as text, and a notice for the user about how it was decoded. */
export interface DecodedGcg {
  readonly text: string;
  readonly notice: Message | undefined;
}

/**
 * Decodes a game record: UTF-8 if the first line or a byte-order mark says so, otherwise ISO-8859-1, except
 * that non-ASCII bytes that are valid UTF-8 are decoded as UTF-8, with a notice.
 */
export function decodeGcg(bytes: Uint8Array): Result<DecodedGcg, GcgProblem> {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return fail(unsupported('UTF-16'));
  const name = encodingNameOf(firstLineOf(bytes));
  if (name === UTF8 || startsWith(bytes, [0xef, 0xbb, 0xbf])) return asUtf8(decodeUtf8(bytes), bytes);
  if (name !== undefined && name !== LATIN1) return fail(unsupported(name));
  if (name === undefined && bytes.some((byte) => byte >= 0x80)) {
    const utf8 = decodeUtf8(bytes);
    if (utf8.ok) return ok({ text: utf8.value, notice: UNDECLARED });
  }
  return ok({ text: decodeLatin1(bytes), notice: undefined });
}

const firstLineOf = (bytes: Uint8Array): string => {
  const end = bytes.findIndex((byte) => byte === 0x0a || byte === 0x0d);
  return decodeLatin1(bytes.subarray(0, Math.min(MAX_PART, end < 0 ? bytes.length : end)));
};

const UNDECLARED = message('gcg.encodingUndeclared');

/** The name in an encoding pragma, in upper case; undefined for other lines. */
export function encodingNameOf(line: string): string | undefined {
  const [word, name = ''] = line.trim().split(/[ \t]+/);
  return word === ENCODING_PRAGMA ? name.toUpperCase() : undefined;
}

/** The error for an unsupported encoding name; undefined if it is supported. */
export function checkEncodingName(name: string): GcgProblem | undefined {
  return name === UTF8 || name === LATIN1 ? undefined : unsupported(name);
}

function unsupported(name: string): GcgProblem {
  const problem = message('gcg.encodingUnsupported', { name: shortened(name), readable: [UTF8, LATIN1] });
  return { code: 'encoding-unsupported', line: 1, message: problem };
}

function asUtf8(utf8: Result<string, number>, bytes: Uint8Array): Result<DecodedGcg, GcgProblem> {
  if (utf8.ok) return ok({ text: utf8.value, notice: undefined });
  const line = splitLines(`${decodeLatin1(bytes.subarray(0, utf8.error))}.`).length;
  const byte = certain(bytes[utf8.error], 'the byte that cannot be read')
    .toString(16)
    .toUpperCase()
    .padStart(2, '0');
  const problem = message('gcg.encodingInvalid', { byte, offset: String(utf8.error) });
  return fail({ code: 'encoding-invalid', line, message: problem });
}

const startsWith = (bytes: Uint8Array, prefix: readonly number[]): boolean =>
  prefix.every((byte, index) => bytes[index] === byte);
