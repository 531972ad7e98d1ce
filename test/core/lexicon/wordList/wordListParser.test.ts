import { describe, expect, it } from 'vitest';
import { type Alphabet, alphabetOf } from '../../../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { type WordList, wordAt } from '../../../../src/core/lexicon/wordList/wordList';
import {
  type ParsedWordList,
  parseWordList,
  type WordListError,
  type WordListOptions,
} from '../../../../src/core/lexicon/wordList/wordListParser';
import { flaw } from '../../../../src/core/message';
import { say } from '../../../../src/texts/say';
import { said, sentence } from '../../../said';
import { DEFAULT_LIST_BYTES, defaultWords } from '../defaultWords';

const LETTERS = alphabetOf(ENGLISH);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function parsed(
  text: string | Uint8Array,
  letters: Alphabet = LETTERS,
  options?: WordListOptions,
): ParsedWordList {
  const result = parseWordList(typeof text === 'string' ? bytesOf(text) : text, letters, options);
  if (!result.ok) throw flaw(result.error.message);
  return result.value;
}

function errorOf(bytes: Uint8Array | string, options?: WordListOptions): WordListError {
  const result = parseWordList(typeof bytes === 'string' ? bytesOf(bytes) : bytes, LETTERS, options);
  if (result.ok) throw new Error('accepted');
  return result.error;
}

function spelled(words: WordList, letters: Alphabet = LETTERS): string[] {
  return Array.from(words.starts, (_, index) =>
    Array.from(wordAt(words, index), (letter) => letters[letter - 1]).join('-'),
  );
}

const compact = (words: WordList): string[] => spelled(words).map((word) => word.replaceAll('-', ''));

describe('reading a word list', () => {
  it('reads the default list unchanged', () => {
    const { words, report } = parsed(DEFAULT_LIST_BYTES, LETTERS, { maxLength: 15 });
    expect(compact(words)).toEqual(defaultWords(15));
    expect(report).toMatchObject({ encoding: 'utf-8', accepted: 269_870, duplicates: 0, emptyLines: 0 });
    expect(report.lines).toBe(269_870 + report.refused['too-long'] + report.refused['too-short']);
  });

  it('sorts, and counts repeated words, empty lines and lines', () => {
    const { words, report } = parsed('ears\nCare\n\near\nEAR\n  \ncares\ncare');
    expect(compact(words)).toEqual(['CARE', 'CARES', 'EAR', 'EARS']);
    expect(report).toMatchObject({ lines: 8, accepted: 4, duplicates: 2, emptyLines: 2, refusals: [] });
  });

  it.each([
    ['LF', 'AB\nCD\n'],
    ['CRLF', 'AB\r\nCD\r\n'],
    ['CR', 'AB\rCD\r'],
    ['no line end at the end', 'AB\nCD'],
    ['spaces around', ' AB\t\n\tCD  '],
    ['a byte order mark', '\ufeffAB\nCD\n'],
  ])('accepts %s', (_, text) => {
    const { words, report } = parsed(text);
    expect(compact(words)).toEqual(['AB', 'CD']);
    expect(report).toMatchObject({ lines: 2, emptyLines: 0 });
  });

  it('refuses lines one by one, with their number and the reason', () => {
    const { words, report } = parsed(`AB\nX\nNAÏVE\nIT'S\r\n${'A'.repeat(60)}\nAB CD\nEF\n`);
    expect(compact(words)).toEqual(['AB', 'EF']);
    expect(report.refused).toEqual({ 'outside-alphabet': 3, 'too-short': 1, 'too-long': 1 });
    expect(said(report.refusals)).toEqual([
      {
        line: 2,
        reason: 'too-short',
        message: sentence('wordList.wordLength', { line: 2, text: '“X”', length: 1, least: 2, most: 40 }),
      },
      {
        line: 3,
        reason: 'outside-alphabet',
        message: sentence('wordList.unknownLetter', {
          line: 3,
          text: '“NAÏVE”',
          count: 26,
          unknown: '“Ï”',
          first: 'A',
          last: 'Z',
        }),
      },
      {
        line: 4,
        reason: 'outside-alphabet',
        message: sentence('wordList.unknownLetter', {
          line: 4,
          text: "“IT'S”",
          count: 26,
          unknown: "“'”",
          first: 'A',
          last: 'Z',
        }),
      },
      {
        line: 5,
        reason: 'too-long',
        message: sentence('wordList.wordLength', {
          line: 5,
          text: `“${'A'.repeat(39)}…”`,
          length: 60,
          least: 2,
          most: 40,
        }),
      },
      {
        line: 6,
        reason: 'outside-alphabet',
        message: sentence('wordList.unknownLetter', {
          line: 6,
          text: '“AB CD”',
          count: 26,
          unknown: '“ ”',
          first: 'A',
          last: 'Z',
        }),
      },
    ]);
  });

  it('lists the first refusals and counts all of them', () => {
    const { report } = parsed(`AB\n${'1\n'.repeat(5000)}`, LETTERS, { listedRefusals: 3 });
    expect(report.refusals.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(report.refused['outside-alphabet']).toBe(5000);
  });

  it('keeps the words of the requested lengths', () => {
    const { words } = parsed('A\nAB\nABC\nABCD', LETTERS, { minLength: 1, maxLength: 3 });
    expect(compact(words)).toEqual(['A', 'AB', 'ABC']);
  });

  it('leaves no part of a refused line in the next word', () => {
    const { words } = parsed('ABCDEFG1\nHI\nJKLMNOP QRS\nTU\nVW');
    expect(compact(words)).toEqual(['HI', 'TU', 'VW']);
  });
});

describe('alphabets', () => {
  const german = ['A', 'B', 'E', 'R', 'T', 'Ä', 'Ö', 'Ü'];
  const spanish = ['A', 'C', 'CH', 'E', 'H', 'L', 'LL', 'O', 'R', 'RR'];
  const catalan = ['A', 'E', 'L', 'L·L', 'N', 'NY', 'QU', 'Y'];

  it('reads UTF-8 and Latin-1, and reports which it was', () => {
    const utf8 = parsed('BÄR\nTÜR\nröte\n', german);
    const latin1 = parsed(Uint8Array.from(Buffer.from('BÄR\nTÜR\nröte\n', 'latin1')), german);
    expect(utf8.report.encoding).toBe('utf-8');
    expect(latin1.report.encoding).toBe('latin-1');
    expect(spelled(utf8.words, german)).toEqual(['B-Ä-R', 'R-Ö-T-E', 'T-Ü-R']);
    expect(spelled(latin1.words, german)).toEqual(['B-Ä-R', 'R-Ö-T-E', 'T-Ü-R']);
    const late = parsed(Uint8Array.from(Buffer.from('RAT\nTAT\nTÜR\nröte\n', 'latin1')), german);
    expect(late.report).toMatchObject({ encoding: 'latin-1', lines: 4, accepted: 4 });
    expect(spelled(late.words, german)).toEqual(['R-A-T', 'R-Ö-T-E', 'T-A-T', 'T-Ü-R']);
  });

  it('reads letters written with combining marks', () => {
    expect(spelled(parsed('BA\u0308R', german).words, german)).toEqual(['B-Ä-R']);
  });

  it('reads the longest glyph: CH, LL, RR are one letter each', () => {
    const { words, report } = parsed('COCHE\ncarro\nCALLE\nCHAL\nCh\nLLL', spanish);
    expect(spelled(words, spanish)).toEqual(['C-A-LL-E', 'C-A-RR-O', 'C-O-CH-E', 'CH-A-L', 'LL-L']);
    expect(report.refused['too-short']).toBe(1);
    // L·LL instead of LL·L, and C-H instead of CH in a word too: every word with such a tile.
    expect(report.ambiguous).toBe(5);
  });

  it('prefers the longest glyphs that leave letters for the rest', () => {
    const letters = ['A', 'C', 'CH', 'HE', 'HEN'];
    const { words, report } = parsed('ache\nachen\nchhe', letters);
    expect(spelled(words, letters)).toEqual(['A-C-HE', 'A-C-HEN', 'CH-HE']);
    expect(report.ambiguous).toBe(0);
  });

  it('reads glyphs of three characters', () => {
    const { words, report } = parsed('al·lel\nNYAL\nqual\naŀla\nAĿL\nal.la', catalan);
    expect(spelled(words, catalan)).toEqual(['A-L·L', 'A-L·L-A', 'A-L·L-E-L', 'NY-A-L', 'QU-A-L']);
    expect(Array.from(wordAt(words, 2))).toEqual([1, 4, 2, 3]);
    expect(report.refusals.map(({ message }) => say(message))).toEqual([
      sentence('wordList.unknownLetter', {
        line: 6,
        text: '“al.la”',
        count: 8,
        unknown: '“.”',
        first: 'A',
        last: 'Y',
      }),
    ]);
    // Neither a dot nor a Q is a tile, but N and Y are.
    expect(report.ambiguous).toBe(1);
  });

  it('maps the capitals of every letter, in UTF-8 and in Latin-1', () => {
    const letters = ['Ą', 'Ł', 'Ñ', 'Å', 'Æ', 'Ö', 'Ø', 'Ź', 'Ż', 'Ç', 'Š'];
    const word = 'ąłñåæöøźżçš';
    expect(spelled(parsed(word, letters).words, letters)).toEqual([letters.join('-')]);
    expect(spelled(parsed(word.toUpperCase(), letters).words, letters)).toEqual([letters.join('-')]);
    const latin1 = parsed(Uint8Array.from(Buffer.from('ñåæöøç', 'latin1')), letters);
    expect(spelled(latin1.words, letters)).toEqual(['Ñ-Å-Æ-Ö-Ø-Ç']);
  });

  it('pairs I with ı and İ with i if the set has İ', () => {
    const turkish = ['A', 'I', 'İ', 'L'];
    const { words } = parsed('ila\nıla\nİL\nIL', turkish);
    expect(spelled(words, turkish)).toEqual(['I-L', 'I-L-A', 'İ-L', 'İ-L-A']);
  });

  it('counts letters, not characters, against the length limit', () => {
    const { words } = parsed('CHCHCH', spanish, { maxLength: 3 });
    expect(words.maxLength).toBe(3);
  });
});

describe('files that are no word lists', () => {
  it.each([
    ['an empty file', new Uint8Array(0), 'empty', sentence('wordList.empty')],
    [
      'a binary file',
      Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 1),
      'not-text',
      'byte 5 is a control character',
    ],
    ['UTF-16', Uint8Array.from(Buffer.from('\ufeffAB\n', 'utf16le')), 'not-text', 'save it as UTF-8'],
    ['only empty lines', bytesOf('\n \n'), 'no-words', sentence('wordList.noWords', { lines: 2 })],
    ['only a byte order mark', bytesOf('\ufeff'), 'no-words', sentence('wordList.noLines')],
    [
      'prose',
      bytesOf('12 34\n'),
      'no-words',
      sentence('wordList.noWordsAs', {
        lines: 1,
        example: 'Line 1, “12 34”: “1” is not among the 26 letters A … Z',
      }),
    ],
  ] as const)('refuses %s', (_, bytes, code, part) => {
    const error = errorOf(bytes);
    expect(error.code).toBe(code);
    expect(say(error.message)).toContain(part);
  });

  it('can be cancelled', () => {
    let asked = 0;
    const result = parseWordList(DEFAULT_LIST_BYTES, LETTERS, { isCancelled: () => ++asked > 5 });
    expect(result).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(errorOf('AB\n', { isCancelled: () => true }).code).toBe('cancelled');
  });
});
