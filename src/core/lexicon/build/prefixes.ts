import { DAWG_ROOT } from '../gaddag';
import type { WordList } from '../wordList/wordList';
import { type BuildMonitor, STEPS_BETWEEN_CHECKS } from './buildMonitor';
import { NodeStack } from './nodeStack';
import type { NodeTable } from './nodeTable';
import { keyLayoutOf } from './stringSort';

/** Fraction of the stage at which all prefixes are listed. */
const LISTED = 0.1;

/**
 * Every distinct prefix of the words, with the arc to its node in the DAWG. The proper extensions of a prefix
 * are consecutive.
 */
export interface Prefixes {
  /** Index in the word list of the prefix's last letter. */
  readonly ends: Uint32Array;
  /** Number of letters. */
  readonly lengths: Uint8Array;
  /** The arc; `addPrefixTails` replaces some. */
  readonly arcs: Int32Array;
}

export interface ListedPrefixes {
  readonly prefixes: Prefixes;
  /** Keys for `sortStrings`: each prefix's last letters read backwards, and the letters before those. */
  readonly keys: readonly [Uint32Array, Uint32Array];
}

/**
 * Adds the minimal DAWG of the words to the table, its root as DAWG_ROOT. Undefined if cancelled or if the
 * table is full.
 */
export function addDawg(
  words: WordList,
  table: NodeTable,
  monitor: BuildMonitor,
): ListedPrefixes | undefined {
  const named = listPrefixes(words, monitor);
  if (named === undefined) return undefined;
  const { ends, keys, lengths } = named;
  const { letters, starts, shared } = words;
  const arcs = new Int32Array(lengths.length);
  const stack = new NodeStack(table, words.maxLength);
  let known = 0;
  let length = 0;
  for (let word = 0; word <= starts.length; word++) {
    const done = LISTED * starts.length + (1 - LISTED) * word;
    if (word % STEPS_BETWEEN_CHECKS === 0 && (table.isFull || !monitor.proceed('dawg', done, starts.length)))
      return undefined;
    const common = word < starts.length ? shared[word]! : 0;
    stack.popTo(common);
    for (; length > common; length--) arcs[known++] = stack.finishedAt(length);
    if (word === starts.length) break;
    const start = starts[word]!;
    for (let letter = letters[start + length]!; letter !== 0; letter = letters[start + length]!) {
      stack.push(letter);
      length++;
    }
    stack.accept();
  }
  stack.setRoot(DAWG_ROOT);
  return { prefixes: { ends, lengths, arcs }, keys };
}

/** A separate loop: combined, the two take the compiler longer. */
function listPrefixes(
  words: WordList,
  monitor: BuildMonitor,
): (Omit<Prefixes, 'arcs'> & Pick<ListedPrefixes, 'keys'>) | undefined {
  const { letters, starts, shared } = words;
  const count = words.letterCount - shared.reduce((sum, length) => sum + length, 0);
  const ends = new Uint32Array(count);
  const lengths = new Uint8Array(count);
  const keys = new Uint32Array(count);
  const nextKeys = new Uint32Array(count);
  const { letterBits, letters: keyLetters } = keyLayoutOf(words.alphabetSize);
  const highest = (keyLetters - 1) * letterBits;
  /** Key of each prefix of the current word, indexed by `keyLetters` + its length. */
  const keyAt = new Uint32Array(keyLetters + words.maxLength + 1);
  let known = 0;
  for (let word = 0; word < starts.length; word++) {
    if (word % STEPS_BETWEEN_CHECKS === 0 && !monitor.proceed('dawg', LISTED * word, starts.length))
      return undefined;
    const start = starts[word]!;
    let length = shared[word]!;
    for (let letter = letters[start + length]!; letter !== 0; letter = letters[start + length]!) {
      length++;
      keyAt[keyLetters + length] = (letter << highest) | (keyAt[keyLetters + length - 1]! >>> letterBits);
    }
    const common = word + 1 < starts.length ? shared[word + 1]! : 0;
    for (; length > common; length--) {
      ends[known] = start + length - 1;
      lengths[known] = length;
      keys[known] = keyAt[keyLetters + length]!;
      nextKeys[known] = keyAt[length]!;
      known++;
    }
  }
  return { ends, lengths, keys: [keys, nextKeys] };
}
