import { fail, ok, type Result } from '../result';
import { BuildMonitor, type BuildOptions, STEPS_BETWEEN_CHECKS } from './buildMonitor';
import {
  ARC_ACCEPTS,
  DAWG_ROOT,
  FIRST_ARC_SHIFT,
  GADDAG_ROOT,
  Gaddag,
  PSEUDO_ARCS,
  WORDS_PER_ARC,
} from './gaddag';
import { NodeStack } from './nodeStack';
import { NodeTable } from './nodeTable';
import { sortStrings } from './stringSort';
import type { WordList } from './wordList';

/** Raised whenever the builder makes other bytes of the same word list: files of other versions are not read. */
export const BUILDER_VERSION = 1;

/** Nodes and arcs per letter of the word list, a little above what English needs: only saves growing. */
const EXPECTED_NODES_PER_LETTER = 0.25;
const EXPECTED_ARCS_PER_LETTER = 0.52;

/** Every distinct prefix of the words with the arc that leads to its node in the DAWG. */
interface Prefixes {
  /** Where the prefix's last letter lies in the word list. */
  readonly ends: Uint32Array;
  readonly masks: Int32Array;
  readonly targets: Int32Array;
}

/**
 * Builds the minimal GADDAG of a word list without ever making the strings it holds. After the separator, the
 * state for prefix u is the DAWG's node of u; so the DAWG is built first, with each prefix's node remembered, and
 * the rest of the GADDAG is the minimal automaton of the reversed prefixes, each of which ends in a separator arc
 * to a node that is already there.
 */
export function buildGaddag(words: WordList, options: BuildOptions = {}): Result<Gaddag, 'cancelled'> {
  const monitor = new BuildMonitor(options);
  const table = new NodeTable(
    words.letterCount * EXPECTED_NODES_PER_LETTER,
    words.letterCount * EXPECTED_ARCS_PER_LETTER,
  );
  const prefixes = addDawg(words, table, monitor);
  if (prefixes === undefined) return fail('cancelled');
  const { letters, alphabetSize } = words;
  const order = sortStrings(
    { letters, starts: prefixes.ends, step: -1, alphabetSize },
    'sort-prefixes',
    monitor,
  );
  if (order === undefined) return fail('cancelled');
  if (!addReversedPrefixes({ words, prefixes, order }, table, monitor)) return fail('cancelled');
  const counts = {
    words: words.starts.length,
    nodes: table.nodeCount,
    arcs: table.arcCount - PSEUDO_ARCS,
  };
  return ok(
    new Gaddag(new Uint32Array(table.arcs.buffer.slice(0, table.arcCount * WORDS_PER_ARC * 4)), counts),
  );
}

/** Adds the DAWG of the words; undefined when cancelled. */
function addDawg(words: WordList, table: NodeTable, monitor: BuildMonitor): Prefixes | undefined {
  const { letters, starts, shared } = words;
  const count = words.letterCount - shared.reduce((sum, length) => sum + length, 0);
  const prefixes = {
    ends: new Uint32Array(count),
    masks: new Int32Array(count),
    targets: new Int32Array(count),
  };
  const stack = new NodeStack(table, words.maxLength);
  let known = 0;
  let previous = 0;
  for (let word = 0; word <= starts.length; word++) {
    if (word % STEPS_BETWEEN_CHECKS === 0 && !monitor.proceed('dawg', word, starts.length)) return undefined;
    const common = word < starts.length ? shared[word]! : 0;
    while (stack.depth > common) {
      prefixes.ends[known] = previous + stack.depth - 1;
      stack.pop();
      prefixes.masks[known] = stack.poppedMask;
      prefixes.targets[known] = stack.poppedTarget;
      known++;
    }
    if (word === starts.length) break;
    previous = starts[word]!;
    for (let at = previous + common; letters[at] !== 0; at++) stack.push(letters[at]!);
    stack.accept();
  }
  stack.popAll();
  setPseudoArc(table, DAWG_ROOT, stack);
  return prefixes;
}

/** Adds the part in front of the separators, `order` being that of the reversed prefixes; false when cancelled. */
function addReversedPrefixes(
  { words, prefixes, order }: { words: WordList; prefixes: Prefixes; order: Uint32Array },
  table: NodeTable,
  monitor: BuildMonitor,
): boolean {
  const { letters } = words;
  const stack = new NodeStack(table, words.maxLength);
  let previous = 0;
  for (let i = 0; i < order.length; i++) {
    if (i % STEPS_BETWEEN_CHECKS === 0 && !monitor.proceed('gaddag', i, order.length)) return false;
    const id = order[i]!;
    const end = prefixes.ends[id]!;
    let common = 0;
    while (letters[end - common] === letters[previous - common] && letters[end - common] !== 0) common++;
    while (stack.depth > common) stack.pop();
    for (let at = end - common; letters[at] !== 0; at--) stack.push(letters[at]!);
    const target = prefixes.targets[id]!;
    if ((target & ARC_ACCEPTS) !== 0) stack.accept();
    // The separator itself never ends a word, so all that is left of the target is the node it names.
    if (target >>> FIRST_ARC_SHIFT !== 0) stack.addSeparator(prefixes.masks[id]!, target & ~ARC_ACCEPTS);
    previous = end;
  }
  stack.popAll();
  setPseudoArc(table, GADDAG_ROOT, stack);
  return true;
}

function setPseudoArc(table: NodeTable, root: number, stack: NodeStack): void {
  table.arcs[root * WORDS_PER_ARC] = stack.poppedMask;
  table.arcs[root * WORDS_PER_ARC + 1] = stack.poppedTarget;
}
