/** Number of bytes of the UTF-8 character at `at`; 0 if it is malformed (Unicode Standard, table 3-7). */
export function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!;
  if (lead < 0x80) return 1;
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  for (let i = 1; i < length; i++) if ((bytes[at + i]! & 0xc0) !== 0x80) return 0;
  const second = bytes[at + 1]!;
  // Overlong, a surrogate, or above U+10FFFF.
  const isForbidden =
    (lead === 0xe0 && second < 0xa0) ||
    (lead === 0xed && second >= 0xa0) ||
    (lead === 0xf0 && second < 0x90) ||
    (lead === 0xf4 && second >= 0x90);
  return isForbidden ? 0 : length;
}

/** The code point of a well-formed character of `length` bytes; with `length` below two, the byte itself. */
export function codePointOf(bytes: Uint8Array, at: number, length: number): number {
  let point = length < 2 ? bytes[at]! : bytes[at]! & (0x7f >> length);
  for (let i = 1; i < length; i++) point = (point << 6) | (bytes[at + i]! & 0x3f);
  return point;
}
