import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  askGraph,
  QUESTIONS,
  type QuestionKind,
} from '../../../../src/core/lexicon/construction/askGraph';
import { construct } from '../../../../src/core/lexicon/construction/construct';
import {
  CONSTRUCTIONS,
  type ConstructionKind,
  graphAfter,
} from '../../../../src/core/lexicon/construction/construction';
import { codesOf } from '../../../oracle/oracleLexicon';
import { runs, TEST_SEED } from '../../../seed';
import { lettersOf } from './symbols';

const constructionOf = (kind: ConstructionKind, words: string) =>
  construct(kind, words.split(' ').map(codesOf));
const ask = (kind: ConstructionKind, words: string, question: QuestionKind, letters: string): Answer =>
  askGraph(constructionOf(kind, words), question, codesOf(letters));

/** The arcs that the letters lead along, and those tried after them. */
const walkOf = ({ led, tried }: Answer): string =>
  [led, tried].map((arcs) => lettersOf(arcs.map(({ symbol }) => symbol))).join(' ');
const wordsOf = ({ words }: Answer): string => words.map(lettersOf).join(' ');

describe('CARE and CARES', () => {
  const BOTH = 'CARE CARES';

  it('are found by their beginning in a trie', () => {
    const answer = ask('trie', BOTH, 'begins', 'CA');
    expect(walkOf(answer)).toBe('CA RES');
    expect([wordsOf(answer), answer.isLed]).toEqual([BOTH, true]);
    expect(walkOf(ask('trie', BOTH, 'word', 'CAR'))).toBe('CAR ');
    expect(wordsOf(ask('trie', BOTH, 'word', 'CAR'))).toBe('');
  });

  it('are found by their end in a trie only where every arc is tried', () => {
    const answer = ask('trie', BOTH, 'ends', 'ES');
    expect([walkOf(answer), wordsOf(answer), answer.isLed]).toEqual([' CARES', 'CARES', false]);
  });

  it('are found by their end in a GADDAG along the letters from right to left', () => {
    // SERAC: E leads from S, and R, A and C go on to the beginning. The path over the separator is not taken.
    const answer = ask('minimal-gaddag', 'CARE CARES', 'ends', 'ES');
    expect([walkOf(answer), wordsOf(answer), answer.isLed]).toEqual(['SE RAC', 'CARES', true]);
  });
});

describe('HELLO', () => {
  it('is found by its middle in a GADDAG', () => {
    // From L: L, E, H, then $LO and $O; ELL turned is LLE.
    const answer = ask('full-gaddag', 'HELLO', 'contains', 'ELL');
    expect([walkOf(answer), wordsOf(answer)]).toEqual(['LLE H$O', 'HELLO']);
    // L alone leads to both: LLEH$O and LEH$LO.
    const twice = ask('full-gaddag', 'HELLO', 'contains', 'L');
    expect([twice.led.length, twice.tried.length, wordsOf(twice)]).toEqual([1, 3 + 2 + 2 + 3, 'HELLO']);
  });

  it('is found by its beginning in a GADDAG over the separator', () => {
    expect(walkOf(ask('full-gaddag', 'HELLO', 'begins', 'HE'))).toBe('EH$ LLO');
  });

  it('ends in a letter set of Gordon’s GADDAG: the last letter takes no arc', () => {
    expect(walkOf(ask('gordon-gaddag', 'HELLO', 'word', 'HELLO'))).toBe('OLLE ');
    expect(walkOf(ask('gordon-gaddag', 'HELLO', 'begins', 'HE'))).toBe('EH$ LL');
    expect(wordsOf(ask('gordon-gaddag', 'HELLO', 'begins', 'HELLO'))).toBe('HELLO');
  });
});

describe('any words and letters', () => {
  const letters = (maxLength: number) =>
    fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 1, maxLength });
  const asked: Readonly<Record<QuestionKind, (word: string, letters: string) => boolean>> = {
    word: (word, part) => word === part,
    begins: (word, part) => word.startsWith(part),
    ends: (word, part) => word.endsWith(part),
    contains: (word, part) => word.includes(part),
  };

  it(`are answered by each structure as by brute force (TEST_SEED=${TEST_SEED})`, () => {
    fc.assert(
      fc.property(fc.array(letters(6), { minLength: 1, maxLength: 10 }), letters(4), (list, part) => {
        const words = [...new Set(list)].sort();
        for (const kind of CONSTRUCTIONS) {
          const construction = constructionOf(kind, words.join(' '));
          const { arcCount, arcs } = graphAfter(construction, construction.steps.length);
          for (const question of QUESTIONS) {
            const answer = askGraph(construction, question, codesOf(part));
            expect(wordsOf(answer)).toBe(words.filter((word) => asked[question](word, part)).join(' '));
            const walked = [...answer.led, ...answer.tried];
            for (const { node, symbol } of walked) expect(arcs[node]?.has(symbol)).toBe(true);
            if (!answer.isLed)
              expect(new Set(walked.map(({ node, symbol }) => `${node} ${symbol}`)).size).toBe(arcCount);
          }
        }
      }),
      { numRuns: runs(500), seed: TEST_SEED },
    );
  });
});
