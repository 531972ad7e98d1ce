import { type BuildMonitor, STEPS_BETWEEN_CHECKS } from './buildMonitor';
import { DAWG_ROOT } from './gaddag';
import { NodeStack } from './nodeStack';
import type { NodeTable } from './nodeTable';
import type { WordList } from './wordList';

/**
 * Every distinct prefix of the words, with the arc that leads to its node in the DAWG. All prefixes that begin with
 * the same letters, other than these letters themselves, follow one another.
 */
export interface Prefixes {
  /** Where the prefix's last letter lies in the word list. */
  readonly ends: Uint32Array;
  /** Its number of letters. */
  readonly lengths: Uint8Array;
  /** The two words of the arc. */
  readonly masks: Int32Array;
  readonly targets: Int32Array;
}

/** Adds the minimal DAWG of the words to the table, its root as DAWG_ROOT; undefined when cancelled. */
export function addDawg(words: WordList, table: NodeTable, monitor: BuildMonitor): Prefixes | undefined {
  const { letters, starts, shared } = words;
  const count = words.letterCount - shared.reduce((sum, length) => sum + length, 0);
  const ends = new Uint32Array(count);
  const lengths = new Uint8Array(count);
  const masks = new Int32Array(count);
  const targets = new Int32Array(count);
  const stack = new NodeStack(table, words.maxLength);
  let known = 0;
  let start = 0;
  for (let word = 0; word <= starts.length; word++) {
    if (word % STEPS_BETWEEN_CHECKS === 0 && !monitor.proceed('dawg', word, starts.length)) return undefined;
    const common = word < starts.length ? shared[word]! : 0;
    while (stack.depth > common) {
      ends[known] = start + stack.depth - 1;
      lengths[known] = stack.depth;
      stack.pop();
      masks[known] = stack.poppedMask;
      targets[known] = stack.poppedTarget;
      known++;
    }
    if (word === starts.length) break;
    start = starts[word]!;
    for (let at = start + common; letters[at] !== 0; at++) stack.push(letters[at]!);
    stack.accept();
  }
  stack.setRoot(DAWG_ROOT);
  return { ends, lengths, masks, targets };
}
