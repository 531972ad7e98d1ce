import { fail, ok, type Result } from '../../result';
import { BuildMonitor, type BuildOptions, STEPS_BETWEEN_CHECKS } from '../build/buildMonitor';
import type { WordList } from '../wordList/wordList';
import { type LexiconAutomaton, NOWHERE, type StructureCounts } from './lexiconAutomaton';

/**
 * One byte per node:   bit 7: has children   bit 6: a word ends here   bits 5–0: letter of the arc to it
 */
const HAS_CHILDREN = 0x80;
const ENDS_WORD = 0x40;
const LETTER_BITS = 0x3f;
const NO_SIBLING = 0;

/**
 * A trie (Fredkin 1960): a node for every prefix. The nodes are in the order of the sorted words, so a node's
 * first child directly follows it; `siblings` holds each node's next sibling, 0 if it has none. A place is a
 * node.
 */
export class Trie implements LexiconAutomaton {
  readonly kind = 'trie';
  readonly strings = 'words';
  readonly root = 0;

  constructor(
    private readonly nodes: Uint8Array,
    private readonly siblings: Uint32Array,
    readonly counts: StructureCounts,
  ) {}

  get bytes(): number {
    return this.nodes.byteLength + this.siblings.byteLength;
  }

  follow(place: number, symbol: number): number {
    if ((this.nodes[place]! & HAS_CHILDREN) === 0) return NOWHERE;
    let child = place + 1;
    while ((this.nodes[child]! & LETTER_BITS) !== symbol) {
      child = this.siblings[child]!;
      if (child === NO_SIBLING) return NOWHERE;
    }
    return child;
  }

  accepts(place: number): boolean {
    return (this.nodes[place]! & ENDS_WORD) !== 0;
  }
}

export function buildTrie(words: WordList, options: BuildOptions = {}): Result<Trie, 'cancelled'> {
  const monitor = new BuildMonitor(options);
  const { letters, starts, lengths, shared } = words;
  const count = 1 + words.letterCount - shared.reduce((sum, length) => sum + length, 0);
  const nodes = new Uint8Array(count);
  const siblings = new Uint32Array(count);
  /** The node of each prefix of the current word, by length. */
  const path = new Uint32Array(words.maxLength + 1);
  let used = 1;
  for (let word = 0; word < starts.length; word++) {
    if (word % STEPS_BETWEEN_CHECKS === 0 && !monitor.proceed('trie', word, starts.length))
      return fail('cancelled');
    const common = shared[word]!;
    // If the previous word continues after the common prefix, the first new node is the sibling of its next
    // node.
    if (word > 0 && lengths[word - 1]! > common) siblings[path[common + 1]!] = used;
    for (let depth = common; depth < lengths[word]!; depth++) {
      nodes[path[depth]!]! |= HAS_CHILDREN;
      nodes[used] = letters[starts[word]! + depth]!;
      path[depth + 1] = used++;
    }
    nodes[used - 1]! |= ENDS_WORD;
  }
  const counts = { words: starts.length, nodes: count, arcs: count - 1, letterSetEntries: 0 };
  return ok(new Trie(nodes, siblings, counts));
}
