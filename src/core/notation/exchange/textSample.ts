import { parseJsonObject } from '../text/jsonFields';
import { meaningfulLines } from '../text/textLines';

/** As much of a text as shows its kind. */
export type TextSample =
  /** Null if the text begins as JSON, but is none. */
  | { readonly json: object | null; readonly lines: readonly [] }
  | { readonly json: undefined; readonly lines: readonly string[] };

/** A rack has no more characters than this on its line. */
const MAX_LETTERS_IN_LINE = 60;
/** Number of lines to inspect; a word list may have hundreds of thousands. */
const LOOKED_AT = 200;

export function sampleOf(text: string): TextSample {
  if (!/^\uFEFF?\s*\{/.test(text)) return { json: undefined, lines: firstLines(text) };
  const parsed = parseJsonObject(text.replace(/^\uFEFF/, ''));
  return { json: parsed.ok ? parsed.value : null, lines: [] };
}

function firstLines(text: string): string[] {
  let end = -1;
  for (let line = 0; line < LOOKED_AT; line++) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) break;
  }
  return meaningfulLines(end < 0 ? text : text.slice(0, end)).map((line) => line.text);
}

export const hasField = ({ json }: TextSample, ...names: readonly string[]): boolean =>
  json !== undefined && json !== null && names.some((name) => Object.hasOwn(json, name));

/** The first line, if there are lines. */
export const begins = ({ lines: [first] }: TextSample, pattern: RegExp): boolean =>
  first !== undefined && pattern.test(first);

export const isGcg = ({ lines }: TextSample): boolean =>
  lines.some((line) => /^(#(character-encoding|player[12]|id|title|lexicon)\b|>[^:]*:)/.test(line));

/** One line that begins with rows, which are separated by slashes and count their empty squares. */
export function isCgp({ lines }: TextSample): boolean {
  const [board = ''] = lines[0]?.split(/\s/) ?? [];
  return lines.length === 1 && board.includes('/') && /\d/.test(board);
}

/** At least half of several lines have dots but no blanks. */
export function isRows({ lines }: TextSample): boolean {
  const rows = lines.filter((line) => line.includes('.') && !/\s/.test(line));
  return lines.length > 1 && rows.length * 2 > lines.length;
}

export const isWordList = ({ lines }: TextSample): boolean =>
  lines.length > 1 && lines.filter((line) => /^\p{L}+$/u.test(line)).length * 2 > lines.length;

export function isLetters({ lines }: TextSample): boolean {
  const [line = ''] = lines;
  return (
    lines.length === 1 &&
    line.length <= MAX_LETTERS_IN_LINE &&
    /^(\p{L}|[?.]|\[\p{L}[^\]\s]*\])+$/u.test(line) &&
    /\p{L}|\?/u.test(line)
  );
}
