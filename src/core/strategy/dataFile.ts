/** JSON with every non-ASCII character escaped. */
export const asciiBytes = (json: string): Uint8Array =>
  Uint8Array.from(
    json.replace(/[^ -~]/g, (other) => `\\u${other.charCodeAt(0).toString(16).padStart(4, '0')}`),
    (character) => character.charCodeAt(0),
  );

export const CHECK_BYTES = 4;

/** The FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv/) of the first bytes, by default of all. */
export function fnv1a(bytes: ArrayLike<number>, length = bytes.length): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < length; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The checksum of a file whose last four bytes are to hold it. */
export const checkSum = (bytes: Uint8Array): number => fnv1a(bytes, bytes.length - CHECK_BYTES);

export const startsWith = (bytes: Uint8Array, magic: string): boolean =>
  [...magic].every((character, at) => bytes[at] === character.charCodeAt(0));
