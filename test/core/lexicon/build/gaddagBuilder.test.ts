import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILD_STAGES, type BuildStage } from '../../../../src/core/lexicon/build/buildMonitor';
import { buildGaddag } from '../../../../src/core/lexicon/build/gaddagBuilder';
import { DAWG_ROOT, GADDAG_ROOT, type Gaddag, NO_ARC } from '../../../../src/core/lexicon/gaddag';
import { wordListOf } from '../../../../src/core/lexicon/wordList/wordList';
import { runs } from '../../../seed';
import { builtGaddag, codesOf, defaultGaddag, defaultWordList, defaultWords } from '../defaultWords';
import { acceptsPath, arcsOf, countPaths } from '../gaddagWalk';
import { seededRandom } from '../nearMisses';

const SEPARATOR = 0;

function gaddagOf(words: readonly string[], alphabetSize = 26): Gaddag {
  return builtGaddag(wordListOf(words.map(codesOf), alphabetSize));
}

/** The strings of a word's GADDAG paths, as text: `$` is the separator. */
function pathsOf(word: string): string[] {
  return Array.from(word, (_, index) => {
    const reversed = word
      .slice(0, index + 1)
      .split('')
      .reverse()
      .join('');
    return index + 1 < word.length ? `${reversed}$${word.slice(index + 1)}` : reversed;
  });
}

/** The set of strings that can be read from an arc's target, each ending where a word ends. */
function languageFrom(gaddag: Gaddag, arc: number, alphabetSize: number): string[] {
  const strings: string[] = [];
  const walk = (at: number, text: string): void => {
    if (gaddag.accepts(at)) strings.push(text);
    const separator = gaddag.followSeparator(at);
    if (separator !== NO_ARC) walk(separator, `${text}$`);
    for (let letter = 1; letter <= alphabetSize; letter++) {
      const next = gaddag.followLetter(at, letter);
      if (next !== NO_ARC) walk(next, text + String.fromCharCode(64 + letter));
    }
  };
  walk(arc, '');
  return strings.sort();
}

/**
 * Nodes and arcs of the minimal automaton of the GADDAG strings and the words together, by Myhill
 * and Nerode: a node for each distinct set of strings that may follow a prefix (a word's end itself
 * is a property of the arc).
 */
function countMinimal(words: readonly string[]): { nodes: number; arcs: number } {
  const nodes = new Map<string, number>();
  for (const strings of [words.flatMap(pathsOf), words]) {
    const followers = new Map<string, Set<string>>();
    for (const string of new Set(strings)) {
      for (let cut = 0; cut < string.length; cut++) {
        const prefix = string.slice(0, cut);
        if (!followers.has(prefix)) followers.set(prefix, new Set());
        followers.get(prefix)!.add(string.slice(cut));
      }
    }
    for (const set of followers.values()) {
      const firstLetters = new Set([...set].map((string) => string[0]));
      nodes.set([...set].sort().join(','), firstLetters.size);
    }
  }
  return { nodes: nodes.size, arcs: [...nodes.values()].reduce((sum, arcs) => sum + arcs, 0) };
}

const lexicon = (letters: string): fc.Arbitrary<string[]> =>
  fc.array(
    fc.array(fc.constantFrom(...letters), { minLength: 2, maxLength: 7 }).map((word) => word.join('')),
    { minLength: 1, maxLength: 40 },
  );

describe('building a GADDAG', () => {
  it('creates the four paths of CARE', () => {
    const gaddag = gaddagOf(['CARE']);
    expect(languageFrom(gaddag, GADDAG_ROOT, 26)).toEqual(['AC$RE', 'C$ARE', 'ERAC', 'RAC$E']);
    expect(languageFrom(gaddag, DAWG_ROOT, 26)).toEqual(['CARE']);
  });

  it.each(['AB', 'ABC', 'AEIRST'])(
    'creates exactly the paths of any words over %s, and no more nodes than needed',
    (letters) => {
      fc.assert(
        fc.property(lexicon(letters), (words) => {
          const unique = [...new Set(words)].sort();
          const gaddag = gaddagOf(words);
          expect(languageFrom(gaddag, GADDAG_ROOT, 26)).toEqual(unique.flatMap(pathsOf).sort());
          expect(languageFrom(gaddag, DAWG_ROOT, 26)).toEqual(unique);
          const { nodes, arcs } = gaddag.counts;
          expect({ nodes, arcs }).toEqual(countMinimal(unique));
        }),
        { numRuns: runs(300) },
      );
    },
  );

  it('does not depend on the order of the words, nor on duplicates', () => {
    fc.assert(
      fc.property(lexicon('ABCD'), fc.infiniteStream(fc.nat()), (words, keys) => {
        const shuffled = [...words, ...words]
          .map((word) => ({ word, key: keys.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ word }) => word);
        expect(gaddagOf(shuffled).arcs).toEqual(gaddagOf([...new Set(words)].sort()).arcs);
      }),
    );
  });

  it('accepts the maximum number of words, and not one more', () => {
    fc.assert(
      fc.property(lexicon('ABC'), (words) => {
        const list = wordListOf(words.map(codesOf), 26);
        const { arcs } = gaddagOf(words);
        const enough = buildGaddag(list, { maxWords: arcs.length });
        expect(enough.ok && enough.value.arcs).toEqual(arcs);
        expect(buildGaddag(list, { maxWords: arcs.length - 1 })).toEqual({ ok: false, error: 'too-large' });
      }),
    );
  });

  it('creates the same bytes from the shuffled and doubled default list', () => {
    const words = defaultWords(15);
    const random = seededRandom(3);
    const shuffled = [...words, ...words.slice(0, 1000)];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = random(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
    }
    const expected = defaultGaddag().arcs;
    const actual = gaddagOf(shuffled).arcs;
    expect(Buffer.compare(Buffer.from(actual), Buffer.from(expected))).toBe(0);
  });

  it('accepts an alphabet of 32 letters', () => {
    const random = seededRandom(4);
    const words = Array.from({ length: 500 }, () =>
      Array.from({ length: 2 + random(6) }, () => 1 + random(32)),
    );
    words.push([32, 31, 32], [32, 32], [1, 32]);
    const gaddag = builtGaddag(wordListOf(words, 32));
    for (const word of words) {
      expect(gaddag.acceptsWord(word)).toBe(true);
      expect(acceptsPath(gaddag, GADDAG_ROOT, word.toReversed())).toBe(true);
      expect(acceptsPath(gaddag, GADDAG_ROOT, [word[0]!, SEPARATOR, ...word.slice(1)])).toBe(true);
    }
    const unique = new Set(words.map((word) => word.join('.')));
    const letters = [...unique].reduce((sum, word) => sum + word.split('.').length, 0);
    expect(countPaths(gaddag, GADDAG_ROOT)).toBe(letters);
    expect(countPaths(gaddag, DAWG_ROOT)).toBe(unique.size);
  });

  it('accepts words of up to 255 letters but none of 256', () => {
    const longest = Array.from({ length: 255 }, (_, index) => 1 + (index % 26));
    const gaddag = builtGaddag(wordListOf([longest, [1, 2]], 26));
    expect(gaddag.acceptsWord(longest)).toBe(true);
    expect(countPaths(gaddag, GADDAG_ROOT)).toBe(257);
    expect(() => wordListOf([[...longest, 1]], 26)).toThrow('256 letters');
  });

  it('creates a GADDAG without nodes from no words', () => {
    const gaddag = builtGaddag(wordListOf([], 26));
    expect(gaddag.counts).toEqual({ words: 0, nodes: 0, arcs: 0 });
    expect(arcsOf(gaddag, GADDAG_ROOT)).toEqual([]);
    expect(gaddag.acceptsWord([1, 2])).toBe(false);
  });
});

describe('progress of a build', () => {
  it('reports every stage in order, each from 0 to at most 1, in steps of a hundredth', () => {
    const seen: BuildStage[] = [];
    const fractions: number[] = [];
    buildGaddag(defaultWordList(15), {
      onProgress: (stage, fraction) => {
        if (seen.at(-1) !== stage) seen.push(stage);
        fractions.push(fraction);
      },
    });
    expect(seen).toEqual(BUILD_STAGES.slice(2, 6));
    expect(Math.min(...fractions)).toBe(0);
    expect(Math.max(...fractions)).toBeLessThanOrEqual(1);
    expect(fractions.length).toBeGreaterThan(100);
    expect(fractions.length).toBeLessThanOrEqual(seen.length * 101);
  });

  it('stops at the next check after cancellation, at any point', () => {
    const words = defaultWordList(15);
    let checks = 0;
    buildGaddag(words, { isCancelled: () => ++checks < 0 });
    expect(checks).toBeGreaterThan(50);
    for (const last of [1, Math.floor(checks / 3), Math.floor(checks / 2), checks - 1]) {
      let asked = 0;
      const result = buildGaddag(words, { isCancelled: () => ++asked >= last });
      expect(result).toEqual({ ok: false, error: 'cancelled' });
      expect(asked).toBe(last);
    }
  });
});
