import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphabetOf } from '../../../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import type { Gaddag } from '../../../../src/core/lexicon/gaddag';
import { findWords } from '../../../../src/core/lexicon/queries/findWords';
import {
  parseQuery,
  type QueryKind,
  type QueryText,
} from '../../../../src/core/lexicon/queries/lexiconQuery';
import type { QueryError } from '../../../../src/core/lexicon/queries/queryError';
import {
  type SearchResult,
  searchWords,
  type WordOrder,
} from '../../../../src/core/lexicon/queries/searchWords';
import type { Word } from '../../../../src/core/lexicon/queries/wordWalk';
import { LetterReader } from '../../../../src/core/lexicon/wordList/letterReader';
import { wordListOf } from '../../../../src/core/lexicon/wordList/wordList';
import { flaw } from '../../../../src/core/message';
import { said, sentence } from '../../../said';
import { runs } from '../../../seed';
import { builtGaddag, codesOf, defaultGaddag, defaultWords } from '../defaultWords';

const VALUES = ENGLISH.letters.map(({ value }) => value);
const reader = new LetterReader(alphabetOf(ENGLISH));
const words = defaultWords(15);
const gaddag = defaultGaddag();

const textOf = (word: Word): string => word.map((letter) => String.fromCharCode(64 + letter)).join('');

function found(query: QueryText, lexicon: Gaddag = gaddag): string[] {
  const parsed = parseQuery(query, reader);
  if (!parsed.ok) throw flaw(parsed.error.message);
  return [...findWords(lexicon, parsed.value)].map(textOf);
}

function search(query: QueryText, order: WordOrder, limit = Number.POSITIVE_INFINITY): SearchResult {
  const parsed = parseQuery(query, reader);
  if (!parsed.ok) throw flaw(parsed.error.message);
  const result = searchWords(gaddag, VALUES, parsed.value, { order, limit });
  if (!result.ok) throw flaw(result.error);
  return result.value;
}

function errorOf(kind: QueryKind, text: string): QueryError | undefined {
  const parsed = parseQuery({ kind, text }, reader);
  return parsed.ok ? undefined : parsed.error;
}

/** The answers by looking at every word of the list: `text` in capitals, for a pattern as in the query. */
function scanned(list: readonly string[], kind: QueryKind, text: string): string[] {
  const sorted = (letters: string): string => letters.split('').sort().join('');
  const source = text.replaceAll('?', '[A-Z]').replaceAll('*', '[A-Z]*');
  const pattern = kind === 'pattern' ? new RegExp(`^${source}$`) : /^$/;
  const tests: Record<QueryKind, (word: string) => boolean> = {
    exact: (word) => word === text,
    prefix: (word) => word.startsWith(text),
    suffix: (word) => word.endsWith(text),
    contains: (word) => word.includes(text),
    pattern: (word) => pattern.test(word),
    'front-hooks': (word) => word.slice(1) === text,
    'back-hooks': (word) => word.slice(0, -1) === text,
    'inner-hooks': (word) => text.slice(1) === word || text.slice(0, -1) === word,
    anagram: (word) => word.length === text.length && missing(word, text) === 0,
    'sub-anagram': (word) => missing(word, text) === 0,
  };
  /** Letters of the word for which the tiles hold neither letter nor blank. */
  const missing = (word: string, tiles: string): number => {
    const left = sorted(tiles.replaceAll('?', '')).split('');
    let lacking = 0;
    for (const letter of word) {
      const at = left.indexOf(letter);
      if (at >= 0) left.splice(at, 1);
      else lacking++;
    }
    return Math.max(0, lacking - (tiles.split('?').length - 1));
  };
  return list.filter(tests[kind]);
}

describe.each([
  ['exact', 'QUIZ'],
  ['exact', 'QUIZZX'],
  ['prefix', 'AX'],
  ['prefix', 'AXE'],
  ['prefix', 'QZ'],
  ['suffix', 'AX'],
  ['suffix', 'ZZLE'],
  ['contains', 'AX'],
  ['contains', 'ISSI'],
  ['contains', 'ANA'],
  ['contains', 'E'],
  ['front-hooks', 'EAR'],
  ['back-hooks', 'CARE'],
  ['inner-hooks', 'SCARES'],
  ['inner-hooks', 'AAA'],
  ['pattern', '?A?E'],
  ['pattern', '*AX*'],
  ['pattern', 'A*E*I*'],
  ['pattern', '[AEI][^S]*[XZ]'],
  ['pattern', '*[^AEIOUY][^AEIOUY][^AEIOUY][^AEIOUY][^AEIOUY]*'],
  ['pattern', '***Q[^U]**'],
  ['pattern', '*'],
  ['pattern', '???????????????'],
  ['anagram', 'RETINAS'],
  ['anagram', 'RETINA?'],
  ['anagram', 'QJ??'],
  ['sub-anagram', 'RETINAS'],
  ['sub-anagram', 'VVWW?'],
  ['sub-anagram', 'AAEEII??'],
] as const)('%s %s', (kind, text) => {
  it('finds the same words as a scan of the list, each once', () => {
    expect(found({ kind, text }).sort()).toEqual(scanned(words, kind, text));
  });
});

describe('queries to the lexicon', () => {
  it('solve the examples of the literature', () => {
    expect(found({ kind: 'contains', text: 'ax' })).toEqual(
      expect.arrayContaining(['AXOLOTL', 'AXIOM', 'AXING', 'FAXES', 'MAXIMUM', 'RELAX']),
    );
    expect(found({ kind: 'prefix', text: 'CARE' })).toContain('CARE');
    expect(found({ kind: 'suffix', text: 'AX', maxLength: 3 }).sort()).toEqual(
      expect.arrayContaining(['FAX', 'LAX', 'RAX', 'TAX', 'WAX']),
    );
  });

  it('agree with a scan for any small lexicon', () => {
    const word = fc
      .array(fc.constantFrom('A', 'B'), { minLength: 1, maxLength: 6 })
      .map((letters) => letters.join(''));
    const kinds: QueryKind[] = [
      'exact',
      'prefix',
      'suffix',
      'contains',
      'front-hooks',
      'back-hooks',
      'inner-hooks',
    ];
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 40 }),
        word,
        fc.constantFrom(...kinds),
        (list, text, kind) => {
          const lexicon = builtGaddag(wordListOf(list.map(codesOf), 26));
          expect(found({ kind, text }, lexicon).sort()).toEqual(scanned(list, kind, text).sort());
        },
      ),
      { numRuns: runs(2000) },
    );
  });

  it('agree with a scan for any pattern and any tiles', () => {
    const word = fc
      .array(fc.constantFrom('A', 'B', 'C'), { minLength: 1, maxLength: 5 })
      .map((letters) => letters.join(''));
    const part = fc.constantFrom('A', 'B', '?', '*', '[AC]', '[^B]');
    const tile = fc.constantFrom('A', 'B', 'C', '?');
    const text = fc.oneof(
      fc.record({
        kind: fc.constant<QueryKind>('pattern'),
        parts: fc.array(part, { minLength: 1, maxLength: 6 }),
      }),
      fc.record({
        kind: fc.constantFrom<QueryKind>('anagram', 'sub-anagram'),
        parts: fc.array(tile, { minLength: 1, maxLength: 5 }),
      }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 40 }), text, (list, { kind, parts }) => {
        const lexicon = builtGaddag(wordListOf(list.map(codesOf), 26));
        const asked = parts.join('');
        expect(found({ kind, text: asked }, lexicon).sort()).toEqual(scanned(list, kind, asked).sort());
      }),
      { numRuns: runs(2000) },
    );
  });

  it('respect the length limits', () => {
    for (const kind of ['prefix', 'suffix', 'contains', 'pattern', 'sub-anagram'] as const) {
      const text = kind === 'pattern' ? '*IN*' : kind === 'sub-anagram' ? 'RETINAS??' : 'IN';
      const expected = scanned(words, kind, text).filter((word) => word.length >= 4 && word.length <= 6);
      expect(found({ kind, text, minLength: 4, maxLength: 6 }).sort()).toEqual(expected);
    }
    expect(found({ kind: 'exact', text: 'QUIZ', maxLength: 3 })).toEqual([]);
    expect(found({ kind: 'contains', text: 'QUIZ', maxLength: 3 })).toEqual([]);
  });

  it('are lazy', () => {
    const parsed = parseQuery({ kind: 'pattern', text: '*' }, reader);
    if (!parsed.ok) throw flaw(parsed.error.message);
    const stream = findWords(gaddag, parsed.value);
    expect([stream.next().value, stream.next().value].map((word) => word && textOf(word))).toEqual([
      'AA',
      'AAH',
    ]);
  });

  it('ignore case', () => {
    expect(found({ kind: 'exact', text: 'quiz' })).toEqual(['QUIZ']);
    expect(found({ kind: 'anagram', text: 'zuqi' })).toEqual(['QUIZ']);
  });
});

describe('a search', () => {
  const points: Record<string, number> = { A: 1, E: 1, I: 1, L: 1, R: 1, T: 1, X: 8, N: 1, S: 1, F: 4 };
  const value = (word: string): number => [...word].reduce((sum, letter) => sum + points[letter]!, 0);
  const query = { kind: 'sub-anagram', text: 'RELAXFIN' } as const;
  const answers = scanned(words, 'sub-anagram', 'RELAXFIN');

  it('sorts by alphabet, length or score, ties by alphabet', () => {
    const byLength = answers.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
    const byScore = answers.toSorted((a, b) => value(b) - value(a) || (a < b ? -1 : 1));
    expect(search(query, 'alphabet').words.map(textOf)).toEqual(answers);
    expect(search(query, 'length').words.map(textOf)).toEqual(byLength);
    expect(search(query, 'score').words.map(textOf)).toEqual(byScore);
  });

  it('stops at the limit and returns the true total', () => {
    const result = search(query, 'score', 5);
    expect(result.total).toBe(answers.length);
    expect(result.words).toEqual(search(query, 'score').words.slice(0, 5));
    expect(search(query, 'score', 0)).toEqual({ total: answers.length, words: [] });
  });

  it('can be cancelled', () => {
    const parsed = parseQuery({ kind: 'pattern', text: '*' }, reader);
    if (!parsed.ok) throw flaw(parsed.error.message);
    let asked = 0;
    const isCancelled = (): boolean => ++asked > 2;
    expect(searchWords(gaddag, VALUES, parsed.value, { order: 'length', limit: 1, isCancelled })).toEqual({
      ok: false,
      error: 'cancelled',
    });
  });
});

describe('an invalid query', () => {
  it.each([
    ['prefix', '', 0, sentence('wordQuestion.empty')],
    ['suffix', 'A'.repeat(1001), 1000, sentence('tooLong.question', { length: 1001, most: 1000 })],
    ['exact', 'A B', 1, sentence('wordQuestion.unknownLetter', { letter: '“ ”' })],
    ['contains', 'ABÄ', 2, sentence('wordQuestion.unknownLetter', { letter: '“Ä”' })],
    ['anagram', 'A?1', 2, sentence('wordQuestion.unknownLetter', { letter: '“1”' })],
    ['prefix', 'A?', 1, sentence('wordQuestion.unknownLetter', { letter: '“?”' })],
    ['pattern', 'A[BC', 1, 'The set that begins with [ has no ].'],
    ['pattern', 'A[]', 1, 'There is no letter between [ and ].'],
    ['pattern', 'A[^]B', 1, 'There is no letter between [ and ].'],
    ['pattern', '*A[B1]', 4, sentence('wordQuestion.unknownLetter', { letter: '“1”' })],
    ['pattern', 'AB]', 2, sentence('wordQuestion.unknownLetter', { letter: '“]”' })],
    ['pattern', '?-?', 1, sentence('wordQuestion.unknownLetter', { letter: '“-”' })],
  ] as const)('%s "%s"', (kind, text, position, message) => {
    expect(said(errorOf(kind, text))).toEqual({ position, message });
  });

  it('reports if the length limits exclude everything', () => {
    const parsed = parseQuery({ kind: 'prefix', text: 'A', minLength: 5, maxLength: 4 }, reader);
    expect(said(parsed)).toMatchObject({
      ok: false,
      error: { message: sentence('wordQuestion.noLength', { least: 5, most: 4 }) },
    });
  });
});
