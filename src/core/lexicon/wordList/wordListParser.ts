import type { Alphabet } from '../../alphabet/alphabet';
import type { LetterCode } from '../../alphabet/tile';
import { MAX_BOARD_SIDE } from '../../board/boardLayout';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { BuildMonitor, type BuildOptions, STEPS_BETWEEN_CHECKS } from '../build/buildMonitor';
import { BEGINS_GLYPH, LetterReader } from './letterReader';
import { decodeText, detectTextLayout, type TextEncoding } from './textEncoding';
import { MAX_WORD_LETTERS, sortWords, type UnsortedWords, type WordList } from './wordList';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const LETTER_BITS = BEGINS_GLYPH - 1;
const NOT_PLAIN = -1;

/** More than 40 letters of 16 characters of 4 bytes, with surrounding blanks. */
const MAX_LINE_BYTES = 4096;
/** Enough for the quoted part of a line. */
const QUOTED_BYTES = 400;

export interface WordListOptions extends BuildOptions {
  /** Length of the shortest word, by default 2: a single letter is never a play. */
  readonly minLength?: number;
  /** Length of the longest word, by default the longest side of a board: a longer word fits on none. */
  readonly maxLength?: number;
  /** Maximum number of refused lines in the report; all are counted. 100 by default. */
  readonly listedRefusals?: number;
}

export type RefusalReason = 'outside-alphabet' | 'too-short' | 'too-long';

export interface Refusal {
  /** Counted from 1. */
  readonly line: number;
  readonly reason: RefusalReason;
  /** A single sentence: what is on the line and what is allowed. */
  readonly message: Message;
}

export interface WordListReport {
  readonly encoding: TextEncoding;
  readonly lines: number;
  /** Number of distinct words. */
  readonly accepted: number;
  readonly duplicates: number;
  readonly emptyLines: number;
  /** Number of words that can be spelled with other tiles, too; they are read with the longest tiles. */
  readonly ambiguous: number;
  readonly refused: Readonly<Record<RefusalReason, number>>;
  readonly refusals: readonly Refusal[];
}

export interface WordListError {
  readonly code: 'empty' | 'not-text' | 'no-words' | 'cancelled';
  readonly message: Message;
}

export interface ParsedWordList {
  readonly words: WordList;
  readonly report: WordListReport;
}

/** Parses a word list: one word per line, in upper or lower case, in any order, with any line ends. */
export function parseWordList(
  bytes: Uint8Array,
  alphabet: Alphabet,
  options: WordListOptions = {},
): Result<ParsedWordList, WordListError> {
  if (bytes.length === 0) return fail({ code: 'empty', message: message('wordList.empty') });
  const monitor = new BuildMonitor(options);
  const parser = new WordListParser(bytes, alphabet, options);
  const error = parser.readLines(monitor);
  if (error !== undefined) return fail(error);
  if (parser.count === 0) return fail({ code: 'no-words', message: parser.describeNoWords() });
  const sorted = sortWords(parser.words(), monitor);
  if (sorted === undefined) return fail(CANCELLED);
  return ok({ words: sorted.words, report: parser.report(sorted.duplicates) });
}

const CANCELLED: WordListError = { code: 'cancelled', message: message('wordList.cancelled') };

/** Older Catalan texts have one character for L with the middle dot after it. */
const spellOutMiddleDot = (character: string): string => (character === 'Ŀ' ? 'L·' : 'l·');

const isLineEnd = (byte: number): boolean => byte === LINE_FEED || byte === CARRIAGE_RETURN;

const lineEndLength = (bytes: Uint8Array, at: number): number =>
  bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED ? 2 : 1;

class WordListParser {
  count = 0;
  private lines = 0;
  private emptyLines = 0;
  private ambiguous = 0;
  private readonly refused = { 'outside-alphabet': 0, 'too-short': 0, 'too-long': 0 };
  private readonly refusals: Refusal[] = [];
  private readonly reader: LetterReader;
  private readonly minLength: number;
  private readonly maxLength: number;
  private readonly listedRefusals: number;
  /** Possible first bytes of characters that come second in a glyph. */
  private readonly secondBytes = new Uint8Array(256);
  /** The words so far, separated and enclosed by zeros. */
  private readonly letters: Uint8Array;
  private readonly starts: Uint32Array;
  private readonly lengths: Uint8Array;
  private used = 1;
  /** Unknown as long as all lines have been plain ASCII words, which are the same in every encoding. */
  private encoding: TextEncoding | undefined;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly alphabet: Alphabet,
    options: WordListOptions,
  ) {
    this.reader = new LetterReader(alphabet);
    this.minLength = options.minLength ?? 2;
    this.maxLength = Math.min(options.maxLength ?? MAX_BOARD_SIDE, MAX_WORD_LETTERS);
    this.listedRefusals = options.listedRefusals ?? 100;
    // A letter takes at least one byte, and the zero after a word takes the place of the line end.
    this.letters = new Uint8Array(bytes.length + 2);
    const mostWords = Math.ceil((bytes.length + 1) / (Math.max(1, this.minLength) + 1));
    this.starts = new Uint32Array(mostWords);
    this.lengths = new Uint8Array(mostWords);
    for (const character of this.reader.secondCharacters) {
      const point = character.charCodeAt(0);
      if (point < 0x80) this.secondBytes[point] = 1;
      else this.secondBytes.fill(1, 0x80);
    }
  }

  /** Returns an error about the list as a whole, if any. */
  readLines(monitor: BuildMonitor): WordListError | undefined {
    const { bytes } = this;
    for (let at = 0; at < bytes.length; ) {
      if (this.lines % STEPS_BETWEEN_CHECKS === 0 && !monitor.proceed('read', at, bytes.length))
        return CANCELLED;
      if (isLineEnd(bytes[at]!)) {
        this.lines++;
        this.emptyLines++;
        at += lineEndLength(bytes, at);
        continue;
      }
      let end = this.readPlainLine(at);
      if (end === NOT_PLAIN && this.encoding === undefined) {
        const layout = detectTextLayout(bytes);
        if (!layout.ok) return { code: 'not-text', message: layout.error };
        this.encoding = layout.value.encoding;
        at = Math.max(at, layout.value.start);
        continue;
      }
      this.lines++;
      if (end === NOT_PLAIN) {
        end = at;
        while (end < bytes.length && !isLineEnd(bytes[end]!)) end++;
        if (end - at > MAX_LINE_BYTES) this.refuseLongLine(at, end - at);
        else this.readAnyLine(decodeText(bytes, at, end, this.encoding ?? 'utf-8'));
      }
      at = end + lineEndLength(bytes, end);
    }
    return undefined;
  }

  /**
   * Accepts the line at `from` if it consists of single-character letters only and its word has an allowed
   * length. Returns its end, or NOT_PLAIN without having changed anything.
   */
  private readPlainLine(from: number): number {
    const { bytes, letters, secondBytes } = this;
    const { table } = this.reader;
    const isLatin1 = this.encoding === 'latin-1';
    const tooHigh = this.encoding === undefined ? 0x80 : 0xe0;
    let used = this.used;
    let at = from;
    while (at < bytes.length) {
      let character = bytes[at]!;
      let next = at + 1;
      if (character >= 0x80 && !isLatin1) {
        if (character >= tooHigh) return NOT_PLAIN;
        character = ((character & 0x1f) << 6) | (bytes[next]! & 0x3f);
        next++;
      }
      const letter = table[character]!;
      if (used - this.used > this.maxLength) return NOT_PLAIN;
      if (letter === 0) {
        if (character !== LINE_FEED && character !== CARRIAGE_RETURN) return NOT_PLAIN;
        break;
      }
      if (letter >= BEGINS_GLYPH && next < bytes.length && secondBytes[bytes[next]!] === 1) return NOT_PLAIN;
      letters[used++] = letter & LETTER_BITS;
      at = next;
    }
    const length = used - this.used;
    if (length < this.minLength || length > this.maxLength) return NOT_PLAIN;
    this.endWord(length);
    return at;
  }

  /** Accepts or refuses a line with any content. */
  private readAnyLine(line: string): void {
    const text = line.normalize('NFC').replace(/[ŀĿ]/g, spellOutMiddleDot).trim();
    if (text === '') {
      this.emptyLines++;
      return;
    }
    const result = this.reader.read(text);
    if ('unknown' in result) {
      const unknown = quoted(result.unknown);
      this.refuse('outside-alphabet', () => this.describeUnknown(text, unknown));
    } else if (result.letters.length < this.minLength) {
      this.refuse('too-short', () => this.describeLength(text, result.letters));
    } else if (result.letters.length > this.maxLength) {
      this.refuse('too-long', () => this.describeLength(text, result.letters));
    } else {
      if (result.isAmbiguous) this.ambiguous++;
      this.letters.set(result.letters, this.used);
      this.endWord(result.letters.length);
    }
  }

  /** A line too long for any word: only the beginning of its text is read. */
  private refuseLongLine(from: number, byteLength: number): void {
    let to = from + QUOTED_BYTES;
    while (this.encoding === 'utf-8' && (this.bytes[to]! & 0xc0) === 0x80) to--;
    const text = decodeText(this.bytes, from, to, this.encoding ?? 'utf-8');
    this.refuse('too-long', () =>
      message('wordList.lineLength', {
        line: String(this.lines),
        text: quoted(text),
        length: byteLength,
        most: String(MAX_LINE_BYTES),
      }),
    );
  }

  private endWord(length: number): void {
    this.starts[this.count] = this.used;
    this.lengths[this.count++] = length;
    this.used += length + 1;
    // An abandoned line may have left letters here.
    this.letters[this.used - 1] = 0;
  }

  private describeUnknown(text: string, unknown: string): Message {
    return message('wordList.unknownLetter', {
      line: String(this.lines),
      text: quoted(text),
      unknown,
      count: this.alphabet.length,
      first: this.alphabet[0] ?? '',
      last: this.alphabet.at(-1) ?? '',
    });
  }

  private describeLength(text: string, letters: readonly LetterCode[]): Message {
    return message('wordList.wordLength', {
      line: String(this.lines),
      text: quoted(text),
      length: String(letters.length),
      least: String(this.minLength),
      most: String(this.maxLength),
    });
  }

  /** Most lines of a list in other letters are refused: only those that are listed get a description. */
  private refuse(reason: RefusalReason, describe: () => Message): void {
    this.refused[reason]++;
    if (this.refusals.length >= this.listedRefusals) return;
    this.refusals.push({ line: this.lines, reason, message: describe() });
  }

  describeNoWords(): Message {
    const [first] = this.refusals;
    if (this.lines === 0) return message('wordList.noLines');
    return first === undefined
      ? message('wordList.noWords', { lines: this.lines })
      : message('wordList.noWordsAs', { lines: this.lines, example: first.message });
  }

  words(): UnsortedWords {
    return {
      letters: this.letters.subarray(0, this.used),
      starts: this.starts.subarray(0, this.count),
      lengths: this.lengths.subarray(0, this.count),
      alphabetSize: this.alphabet.length,
    };
  }

  report(duplicates: number): WordListReport {
    return {
      encoding: this.encoding ?? 'utf-8',
      lines: this.lines,
      accepted: this.count - duplicates,
      duplicates,
      emptyLines: this.emptyLines,
      ambiguous: this.ambiguous,
      refused: this.refused,
      refusals: this.refusals,
    };
  }
}
