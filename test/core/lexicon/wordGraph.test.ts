import { describe, expect, it } from 'vitest';
import type { Gaddag } from '../../../src/core/lexicon/gaddag';
import { openGaddag, shareGaddag } from '../../../src/core/lexicon/sharedGaddag';
import {
  ENDS,
  GRAPH_ROOT,
  TARGETS,
  type WordGraph,
  wordGraphFrom,
  wordGraphOf,
} from '../../../src/core/lexicon/wordGraph';
import { wordListOf } from '../../../src/core/lexicon/wordList/wordList';
import { builtGaddag, codesOf, defaultGaddag, defaultWords } from './defaultWords';

const lettersOf = (mask: number): number[] =>
  Array.from({ length: 32 }, (_, index) => index + 1).filter((letter) => ((mask >>> (letter - 1)) & 1) === 1);

const glyphOf = (letter: number): string => String.fromCharCode(64 + letter);
const wordOf = (letters: readonly number[]): string => letters.map(glyphOf).join('');

/** All words from the root on, A for the first letter, and the nodes on the way. */
function read(graph: WordGraph): { readonly words: string[]; readonly nodes: ReadonlySet<number> } {
  const words: string[] = [];
  const nodes = new Set<number>();
  const visit = (node: number, before: string): void => {
    nodes.add(node);
    for (const letter of lettersOf(graph[node + ENDS]!)) words.push(before + glyphOf(letter));
    for (const [nth, letter] of lettersOf(graph[node]!).entries())
      visit(graph[node + TARGETS + nth]!, before + glyphOf(letter));
  };
  visit(GRAPH_ROOT, '');
  return { words: words.sort(), nodes };
}

const graphOf = (words: readonly (readonly number[])[], letters: number): WordGraph =>
  wordGraphFrom(builtGaddag(wordListOf(words, letters)));

describe('the word graph', () => {
  it('has exactly the words of the default lexicon, and no two nodes alike', () => {
    const graph = wordGraphFrom(defaultGaddag());
    const { nodes, words } = read(graph);
    expect(words.join()).toBe(defaultWords(15).join());
    const keys = new Set<string>();
    for (const node of nodes) {
      const end = node + TARGETS + lettersOf(graph[node]!).length;
      keys.add(graph.subarray(node, end).join());
    }
    expect(keys.size).toBe(nodes.size);
  });

  it('has the first and the last of 32 letters', () => {
    const words = [
      [1, 32],
      [32, 1, 31],
      [32, 32],
      [31, 30, 32, 1],
    ];
    expect(read(graphOf(words, 32)).words).toEqual(words.map(wordOf).sort());
  });

  it('may have no words', () => {
    expect(read(graphOf([], 26)).words).toEqual([]);
  });

  it('is made once for a lexicon, and shared with other threads', () => {
    const gaddag: Gaddag = builtGaddag(wordListOf([codesOf('CARE')], 26));
    const shared = shareGaddag(gaddag);
    expect(wordGraphOf(gaddag)).toBe(shared.words);
    expect(shared.words?.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(wordGraphOf(openGaddag(shared))).toBe(shared.words);
  });
});
