/** JSON with every non-ASCII character escaped. */
export const asciiBytes = (json: string): Uint8Array =>
  Uint8Array.from(
    json.replace(/[^ -~]/g, (other) => `\\u${other.charCodeAt(0).toString(16).padStart(4, '0')}`),
    (character) => character.charCodeAt(0),
  );

export const CHECK_BYTES = 4;

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) of all bytes but the last four. */
export function checkSum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < bytes.length - CHECK_BYTES; at++) sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01000193);
  return sum >>> 0;
}

export const startsWith = (bytes: Uint8Array, magic: string): boolean =>
  [...magic].every((character, at) => bytes[at] === character.charCodeAt(0));
