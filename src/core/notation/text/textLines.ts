const BYTE_ORDER_MARK = '\uFEFF';

/** The lines of a text with any line ends (`\n`, `\r\n` or `\r`); the last line end is optional. */
export function splitLines(text: string): string[] {
  const lines = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Number of line ends of any kind. */
export function countLineEnds(text: string): number {
  let ends = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '\n' || (character === '\r' && text[at + 1] !== '\n')) ends++;
  }
  return ends;
}

/** One line of a text with its number, from 1. */
export interface NumberedLine {
  readonly line: number;
  readonly text: string;
}

/** The lines with content, trimmed. */
export function meaningfulLines(text: string): NumberedLine[] {
  return splitLines(text)
    .map((content, index) => ({ line: index + 1, text: content.trim() }))
    .filter((numbered) => numbered.text !== '');
}
