/** Size of a JSON text; for other texts, a rough measure. */
export interface JsonExtent {
  /** Number of values, including lists and objects. */
  readonly values: number;
  /** Greatest nesting depth of lists and objects. */
  readonly depth: number;
}

const [BLANK, QUOTE, COMMA, BACKSLASH] = [0x20, 0x22, 0x2c, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Scans the text once without allocating: a megabyte of values can take a hundred megabytes in memory. */
export function measureJson(text: string): JsonExtent {
  let values = 1;
  let depth = 0;
  let deepest = 0;
  // A list or object has just begun: its first value has no comma before it.
  let isOpen = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= BLANK) continue;
    const isClose = code === CLOSE_LIST || code === CLOSE_OBJECT;
    if (code === COMMA || (isOpen && !isClose)) values++;
    isOpen = code === OPEN_LIST || code === OPEN_OBJECT;
    if (isOpen) deepest = Math.max(deepest, ++depth);
    else if (isClose) depth--;
    else if (code === QUOTE) at = endOfText(text, at);
  }
  return { values, depth: deepest };
}

/** Index of the closing quotation mark of the string that begins at `start`. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
