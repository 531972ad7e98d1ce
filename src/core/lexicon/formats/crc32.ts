const POLYNOMIAL = 0xedb8_8320;

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** CRC-32 as in zlib, RFC 1952. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before;
  for (let index = 0; index < bytes.length; index++)
    sum = (TABLE[(sum ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}
