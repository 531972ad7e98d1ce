import type { LetterCode } from '../../alphabet/tile';
import { SEPARATOR } from '../structures/lexiconAutomaton';
import { type BuiltGraph, type Construction, graphAfter, type PathSymbol } from './construction';

/** Questions about some letters that a structure can answer. */
export const QUESTIONS = ['word', 'begins', 'ends', 'contains'] as const;
export type QuestionKind = (typeof QUESTIONS)[number];

type Letters = readonly LetterCode[];
type Path = readonly PathSymbol[];

export interface WalkedArc {
  readonly node: number;
  readonly symbol: PathSymbol;
}

export interface Answer {
  /** Whether the letters lead to the answer; otherwise every path was tried. */
  readonly isLed: boolean;
  /** The arcs along which the letters lead, in order. */
  readonly led: readonly WalkedArc[];
  /** Those walked after them, in order; an arc that several paths share is walked once for each. */
  readonly tried: readonly WalkedArc[];
  /** The words found, each once, in the order of the alphabet. */
  readonly words: readonly Letters[];
  /** The nodes at which they were found. */
  readonly ends: ReadonlySet<number>;
}

/**
 * Answers a question by a walk through the finished structure. In a trie or a DAWG, a path begins where the
 * word does, so it leads only to words by their beginning. In a GADDAG, a path begins with any part of a
 * word, turned round, so it leads to the answer of every question.
 *
 * @param letters at least one
 */
export function askGraph(construction: Construction, question: QuestionKind, letters: Letters): Answer {
  const { kind } = construction;
  const isTurned = kind !== 'trie' && kind !== 'dawg';
  const search = new Search(graphAfter(construction, construction.steps.length), isTurned);
  const path = isTurned ? letters.toReversed() : letters;
  if (question === 'word') search.lookUp(path, kind === 'gordon-gaddag');
  else if (!isTurned && question !== 'begins') {
    search.goBelow(0, [], true, (word) => matches(word, question, letters));
    return search.answer(false);
  } else if (isTurned && question === 'begins') {
    const node = search.lookUp(path);
    search.goBelow(search.walk(node, [SEPARATOR]), [...path, SEPARATOR]);
  } else search.goBelow(search.reach(path), path, question !== 'ends');
  return search.answer(true);
}

/** Whether a word ends with the letters or contains them. */
function matches(word: Letters, question: 'ends' | 'contains', letters: Letters): boolean {
  const isAt = (start: number) => letters.every((letter, nth) => word[start + nth] === letter);
  const last = word.length - letters.length;
  return question === 'ends' ? last >= 0 && isAt(last) : word.some((_, start) => isAt(start));
}

class Search {
  private readonly led: WalkedArc[] = [];
  private readonly tried: WalkedArc[] = [];
  private readonly words = new Map<string, Letters>();
  private readonly ends = new Set<number>();

  constructor(
    private readonly graph: BuiltGraph,
    private readonly isTurned: boolean,
  ) {}

  /** Follows the symbols from a node; undefined if an arc is missing. */
  walk(from: number | undefined, path: Path): number | undefined {
    let node = from;
    for (const symbol of path) {
      const target = node === undefined ? undefined : this.graph.arcs[node]?.get(symbol);
      if (node !== undefined && target !== undefined) this.led.push({ node, symbol });
      node = target;
    }
    return node;
  }

  /** Follows the path from the root, and finds it if its last letter is in the letter set on the way. */
  reach(path: Path, skipsLast = false): number | undefined {
    const before = this.walk(0, path.slice(0, -1));
    const last = path.slice(-1);
    if (before !== undefined && last.some((letter) => this.graph.completions.get(before)?.has(letter)))
      this.find(path, before);
    return skipsLast ? undefined : this.walk(before, last);
  }

  /**
   * The same for a path that is a word as it is.
   *
   * @param hasLetterSets whether words end only in letter sets, so that the last arc says nothing
   */
  lookUp(path: Path, hasLetterSets = false): number | undefined {
    const node = this.reach(path, hasLetterSets);
    if (node !== undefined && this.graph.ends.has(node)) this.find(path, node);
    return node;
  }

  /** Tries every path from a node, with those over the separator or without. */
  goBelow(
    node: number | undefined,
    path: Path,
    takesSeparator = true,
    isWanted: (word: Letters) => boolean = () => true,
  ): void {
    if (node === undefined) return;
    const find = (found: Path) => isWanted(found) && this.find(found, node);
    if (this.graph.ends.has(node)) find(path);
    for (const letter of this.graph.completions.get(node) ?? []) find([...path, letter]);
    for (const [symbol, target] of this.graph.arcs[node] ?? []) {
      if (symbol === SEPARATOR && !takesSeparator) continue;
      this.tried.push({ node, symbol });
      this.goBelow(target, [...path, symbol], takesSeparator, isWanted);
    }
  }

  answer(isLed: boolean): Answer {
    const words = [...this.words].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return { isLed, led: this.led, tried: this.tried, words: words.map(([, word]) => word), ends: this.ends };
  }

  private find(path: Path, node: number): void {
    this.ends.add(node);
    const word = this.isTurned ? unturned(path) : path;
    this.words.set(String.fromCharCode(...word), word);
  }
}

/** The word of a GADDAG path: REV(x)$y is xy. */
function unturned(path: Path): Letters {
  const turn = path.indexOf(SEPARATOR);
  return turn < 0 ? path.toReversed() : [...path.slice(0, turn).toReversed(), ...path.slice(turn + 1)];
}
