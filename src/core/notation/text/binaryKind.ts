/** The first bytes of pictures: PNG, JPEG, GIF, WebP or another RIFF, TIFF. */
const PICTURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];

/** Number of bytes to inspect. */
const LOOKED_AT = 4096;

/** The kind of a file that is not text; null for text. UTF-16 counts as text: the decoder handles it. */
export function binaryKind(bytes: Uint8Array): 'picture' | 'other' | null {
  if (PICTURES.some((start) => start.every((byte, at) => bytes[at] === byte))) return 'picture';
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return null;
  return bytes.subarray(0, LOOKED_AT).some(isControl) ? 'other' : null;
}

/** Whether a text has characters that none has. */
export const hasControls = (text: string): boolean =>
  [...text.slice(0, LOOKED_AT)].some((character) => isControl(character.charCodeAt(0)));

/** Tabs, ends of lines and of pages, the end of a DOS file and the escape occur in texts. */
const isControl = (code: number): boolean =>
  code < 0x20 && !(code >= 0x09 && code <= 0x0d) && code !== 0x1a && code !== 0x1b;
