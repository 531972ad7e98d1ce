import { parseJsonObject } from '../text/jsonFields';
import { meaningfulLines } from '../text/textLines';

/** The kind of a text, as far as it can be guessed. */
export type TextKind =
  | 'document'
  | 'cgp'
  | 'gcg'
  | 'rows'
  | 'board-file'
  | 'layout-file'
  | 'quackle-board'
  | 'tile-set-file'
  | 'distribution-csv'
  | 'quackle-alphabet'
  | 'word-list'
  | 'letters'
  | 'unknown';

/** Kinds by file extension, if the extension is unambiguous. */
const KIND_OF_EXTENSION: ReadonlyMap<string, TextKind> = new Map([
  ['tilewright', 'document'],
  ['cgp', 'cgp'],
  ['gcg', 'gcg'],
]);

/** A rack has no more characters than this on its line. */
const MAX_LETTERS_IN_LINE = 60;
/** Number of lines to inspect; a word list may have hundreds of thousands. */
const LOOKED_AT = 200;

/** The kind of a text: by an unambiguous file extension, otherwise by its content. */
export function detectText(text: string, fileName = ''): TextKind {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return KIND_OF_EXTENSION.get(extension) ?? detectByLooks(text);
}

function detectByLooks(text: string): TextKind {
  if (/^\uFEFF?\s*\{/.test(text)) return detectJson(text);
  const lines = firstLines(text);
  const [first] = lines;
  if (first === undefined) return 'unknown';
  if (isGcg(lines)) return 'gcg';
  if (/^Quackle(\s|$)/.test(first)) return 'quackle-board';
  if (/^\d+\s*,\s*\d+$/.test(first)) return 'layout-file';
  if (/^\?\s*,/.test(first)) return 'distribution-csv';
  if (lines.some((line) => /^blank\s+\d+\s+\d+$/.test(line))) return 'quackle-alphabet';
  if (lines.length === 1 && isCgp(first)) return 'cgp';
  if (lines.length > 1 && isRows(lines)) return 'rows';
  return detectLetters(lines);
}

function firstLines(text: string): string[] {
  let end = -1;
  for (let line = 0; line < LOOKED_AT; line++) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) break;
  }
  return meaningfulLines(end < 0 ? text : text.slice(0, end)).map((line) => line.text);
}

function detectJson(text: string): TextKind {
  const parsed = parseJsonObject(text.replace(/^\uFEFF/, ''));
  // The document parser will report the error.
  if (!parsed.ok) return 'document';
  const { value } = parsed;
  if (Object.hasOwn(value, 'format') || Object.hasOwn(value, 'position')) return 'document';
  if (Object.hasOwn(value, 'rows') || Object.hasOwn(value, 'letterMultipliers')) return 'board-file';
  return Object.hasOwn(value, 'letters') ? 'tile-set-file' : 'document';
}

const isGcg = (lines: readonly string[]): boolean =>
  lines.some((line) => /^(#(character-encoding|player[12]|id|title|lexicon)\b|>[^:]*:)/.test(line));

/** It begins with rows that are separated by slashes and count their empty squares. */
function isCgp(line: string): boolean {
  const [board = ''] = line.split(/\s/);
  return board.includes('/') && /\d/.test(board);
}

/** At least half of the lines have dots but no blanks. */
function isRows(lines: readonly string[]): boolean {
  const rows = lines.filter((line) => line.includes('.') && !/\s/.test(line));
  return rows.length * 2 > lines.length;
}

function detectLetters(lines: readonly string[]): TextKind {
  const isWord = (line: string) => /^\p{L}+$/u.test(line);
  if (lines.length > 1) {
    const words = lines.filter(isWord).length;
    return words * 2 > lines.length ? 'word-list' : 'unknown';
  }
  const [line = ''] = lines;
  const isLetters =
    line.length <= MAX_LETTERS_IN_LINE &&
    /^(\p{L}|[?.]|\[\p{L}[^\]\s]*\])+$/u.test(line) &&
    /\p{L}|\?/u.test(line);
  return isLetters ? 'letters' : 'unknown';
}
