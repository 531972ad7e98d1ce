import { certain, entryAt } from '../../certain';
import { SEPARATOR } from '../structures/lexiconAutomaton';
import { Builder, type Construction, type ConstructionKind, type PathSymbol } from './construction';

type Strings = Construction['strings'];

/**
 * Records the construction of a structure from words.
 *
 * @param words letter codes in reading order; in any order, and repeated ones count once
 */
export function construct(kind: ConstructionKind, words: Strings): Construction {
  const sorted = sortedOnce(words);
  switch (kind) {
    case 'trie':
      return insertAll(kind, sorted);
    case 'dawg':
      return minimise(kind, sorted);
    case 'full-gaddag':
      return insertAll(kind, sortedOnce(sorted.flatMap(gaddagPaths)));
    case 'gordon-gaddag':
      return buildLikeGordon(sorted);
    case 'minimal-gaddag':
      return minimise(kind, sortedOnce(sorted.flatMap(gaddagPaths)));
  }
}

/**
 * REV(x)$y for every way to split a word into x and y, x not empty; without the separator if y is empty
 * (Gordon 1994, https://doi.org/10.1002/spe.4380240205).
 */
export function gaddagPaths(word: readonly PathSymbol[]): Strings {
  return word.map((_, last) => {
    const turned = word.slice(0, last + 1).toReversed();
    const rest = word.slice(last + 1);
    return rest.length === 0 ? turned : [...turned, SEPARATOR, ...rest];
  });
}

/** Each string once, in the order of the alphabet. */
function sortedOnce(strings: Strings): Strings {
  const byText = new Map(strings.map((string) => [String.fromCharCode(...string), string]));
  return [...byText].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, string]) => string);
}

/** A trie: follows what is there, and adds the rest. */
function insertAll(kind: ConstructionKind, strings: Strings): Construction {
  const builder = new Builder();
  for (const [text, string] of strings.entries()) {
    builder.begin(text);
    builder.take({ kind: 'end', node: string.reduce((node, symbol) => builder.addArc(node, symbol), 0) });
  }
  return builder.finish(kind, strings);
}

/**
 * Incremental minimisation of sorted strings: what a string does not share with the next one is complete, and
 * its nodes are merged with equal ones, the last first (Daciuk et al. 2000,
 * https://aclanthology.org/J00-1002/).
 */
function minimise(kind: ConstructionKind, strings: Strings): Construction {
  const builder = new Builder();
  const registered = new Map<string, number>();
  /** Merges or registers the nodes that the latest string has added beyond the first `kept` symbols. */
  const settle = (path: readonly number[], kept: number) => {
    for (let depth = path.length - 1; depth > kept; depth--) {
      const node = entryAt(path, depth);
      const signature = builder.signature(node);
      const equal = registered.get(signature);
      if (equal === undefined) {
        registered.set(signature, node);
        builder.take({ kind: 'register', node });
      } else builder.take({ kind: 'merge', node, target: equal });
    }
  };
  let path: readonly number[] = [0];
  for (const [text, string] of strings.entries()) {
    const before = strings[text - 1] ?? [];
    settle(path, sharedLength(before, string));
    builder.begin(text);
    const next = [0];
    for (const symbol of string) next.push(builder.addArc(certain(next.at(-1), 'a node'), symbol));
    path = next;
    builder.take({ kind: 'end', node: certain(path.at(-1), 'the last node') });
  }
  settle(path, 0);
  return builder.finish(kind, strings);
}

function sharedLength(one: readonly PathSymbol[], other: readonly PathSymbol[]): number {
  const different = one.findIndex((symbol, nth) => symbol !== other[nth]);
  return different < 0 ? one.length : different;
}

/**
 * Gordon's own construction (1994, figure 3): letter sets instead of last letters, and paths that are equal
 * after the separator share their ends if they belong to the same word.
 */
function buildLikeGordon(words: Strings): Construction {
  const builder = new Builder();
  const strings: (readonly PathSymbol[])[] = [];
  const begin = (string: readonly PathSymbol[]) => {
    builder.begin(strings.length);
    strings.push(string);
  };
  for (const word of words) {
    const paths = gaddagPaths(word).toReversed();
    const [whole = [], first, ...others] = paths;
    begin(whole);
    complete(builder, walk(builder, whole.slice(0, -1)), whole);
    if (first === undefined) continue;
    begin(first);
    let behind = walk(builder, first.slice(0, -1));
    complete(builder, behind, first);
    for (const path of others) {
      begin(path);
      const turn = path.indexOf(SEPARATOR);
      const node = walk(builder, path.slice(0, turn + 1));
      builder.forceArc(node, entryAt(path, turn + 1), behind);
      behind = node;
    }
  }
  return builder.finish('gordon-gaddag', strings);
}

const walk = (builder: Builder, string: readonly PathSymbol[]): number =>
  string.reduce((node, symbol) => builder.addArc(node, symbol), 0);

const complete = (builder: Builder, node: number, string: readonly PathSymbol[]): void =>
  builder.take({ kind: 'complete', node, symbol: certain(string.at(-1), 'the last letter') });
