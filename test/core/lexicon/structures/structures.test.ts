import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARC_ACCEPTS, ARC_TARGET, DAWG_ROOT } from '../../../../src/core/lexicon/gaddag';
import { buildStructure, STRUCTURE_KINDS } from '../../../../src/core/lexicon/structures/buildStructure';
import { buildDawg } from '../../../../src/core/lexicon/structures/dawg';
import {
  acceptsString,
  acceptsWord,
  type LexiconAutomaton,
  NOWHERE,
  SEPARATOR,
  type StructureKind,
} from '../../../../src/core/lexicon/structures/lexiconAutomaton';
import { type WordList, wordListOf } from '../../../../src/core/lexicon/wordList/wordList';
import { flaw } from '../../../../src/core/message';
import { codesOf, defaultWordList, defaultWords } from '../defaultWords';
import { nearMisses, seededRandom } from '../nearMisses';

function built(kind: StructureKind, words: WordList): LexiconAutomaton {
  const result = buildStructure(kind, words);
  if (!result.ok) throw flaw(result.error);
  return result.value;
}

/** All strings that the structure accepts, as symbols joined by dots. */
function allStrings(automaton: LexiconAutomaton, alphabetSize: number): string[] {
  const strings: string[] = [];
  const walk = (place: number, path: readonly number[]): void => {
    if (automaton.accepts(place)) strings.push(path.join('.'));
    for (let symbol = SEPARATOR; symbol <= alphabetSize; symbol++) {
      const next = automaton.follow(place, symbol);
      if (next !== NOWHERE) walk(next, [...path, symbol]);
    }
  };
  walk(automaton.root, []);
  return strings.sort();
}

function pathsOf(word: readonly number[]): number[][] {
  return word.map((_, index) => {
    const reversed = word.slice(0, index + 1).reverse();
    return index + 1 < word.length ? [...reversed, SEPARATOR, ...word.slice(index + 1)] : reversed;
  });
}

const words = defaultWords(15);
const list = defaultWordList(15);

/**
 * The counts of the literature for these 269,870 words. A trie counts its root and its leaves; a DAWG
 * and the minimal GADDAG count nodes with arcs, and the GADDAG here also the DAWG's root, with 26
 * arcs, which no path reaches.
 */
const COUNTS = {
  trie: { words: 269_870, nodes: 593_391, arcs: 593_390, letterSetEntries: 0 },
  dawg: { words: 269_870, nodes: 77_363, arcs: 185_647, letterSetEntries: 0 },
  'semi-minimal-gaddag': { words: 269_870, nodes: 1_868_281, arcs: 2_287_714, letterSetEntries: 539_740 },
  gaddag: { words: 269_870, nodes: 574_516 + 1, arcs: 1_210_915 + 26, letterSetEntries: 0 },
} as const;

describe.each(STRUCTURE_KINDS)('%s', (kind) => {
  const automaton = built(kind, list);

  it('has the known counts for the default lexicon', () => {
    expect(automaton.kind).toBe(kind);
    expect(automaton.counts).toEqual(COUNTS[kind]);
  });

  it('accepts every word', () => {
    expect(words.filter((word) => !acceptsWord(automaton, codesOf(word)))).toEqual([]);
  });

  it('accepts every string that represents one of 20,000 words', () => {
    const random = seededRandom(6);
    for (let i = 0; i < 20_000; i++) {
      const word = codesOf(words[random(words.length)]!);
      for (const string of automaton.strings === 'words' ? [word] : pathsOf(word))
        if (!acceptsString(automaton, string)) throw new Error(`${string} is missing`);
    }
  });

  it('rejects 100,000 near-words', () => {
    for (const miss of nearMisses(words, 100_000, 7))
      if (acceptsWord(automaton, codesOf(miss))) throw new Error(`${miss} is no word, but accepted`);
  });

  it('accepts its strings and no others, for any words', () => {
    const word = fc.array(fc.constantFrom(1, 2, 31, 32), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 25 }), (some) => {
        const unique = [...new Map(some.map((letters) => [letters.join('.'), letters])).values()];
        const any = built(kind, wordListOf(some, 32));
        const expected = any.strings === 'words' ? unique : unique.flatMap(pathsOf);
        expect(allStrings(any, 32)).toEqual(expected.map((string) => string.join('.')).sort());
        expect(any.counts.words).toBe(unique.length);
      }),
    );
  });

  it('can be cancelled', () => {
    let asked = 0;
    const result = buildStructure(kind, list, { isCancelled: () => ++asked > 3 });
    expect(result).toEqual({ ok: false, error: 'cancelled' });
    expect(asked).toBe(4);
  });
});

describe('the DAWG', () => {
  it('has the known number of states if acceptance belongs to the state', () => {
    const dawg = buildDawg(list);
    if (!dawg.ok) throw flaw(dawg.error);
    const { arcs } = dawg.value;
    // A state is a node together with the acceptance of the arc that enters it; the root is entered by none.
    const states = new Set<number>();
    let stateArcs = 0;
    const enter = (place: number) => {
      const state = arcs[place]! & (ARC_TARGET | ARC_ACCEPTS);
      if (states.has(state)) return;
      states.add(state);
      for (let letter = 1; letter <= 26; letter++) {
        const next = dawg.value.follow(place, letter);
        if (next === NOWHERE) continue;
        stateArcs++;
        enter(next);
      }
    };
    enter(DAWG_ROOT);
    expect(states.size).toBe(78_232);
    expect(stateArcs).toBe(186_889);
  });

  it('and the trie have no separators', () => {
    expect(built('dawg', list).follow(DAWG_ROOT, SEPARATOR)).toBe(NOWHERE);
    expect(built('trie', list).follow(0, SEPARATOR)).toBe(NOWHERE);
  });
});
