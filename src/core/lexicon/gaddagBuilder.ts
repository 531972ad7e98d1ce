import { fail, ok, type Result } from '../result';
import { BuildMonitor, type BuildOptions, STEPS_BETWEEN_CHECKS } from './buildMonitor';
import { ARC_ACCEPTS, FIRST_ARC_SHIFT, GADDAG_ROOT, Gaddag, PSEUDO_ARCS } from './gaddag';
import { NodeStack } from './nodeStack';
import { NodeTable } from './nodeTable';
import { addDawg, type Prefixes } from './prefixes';
import { addPrefixTails } from './prefixTails';
import { sortStrings } from './stringSort';
import type { WordList } from './wordList';

/** Raised whenever a word list gets other bytes, here or by `layOutBreadthFirst`: files of other versions are not read. */
export const BUILDER_VERSION = 2;

/** Nodes and arcs per letter of the word list, a little above what English needs: only saves growing. */
const EXPECTED_NODES_PER_LETTER = 0.25;
const EXPECTED_ARCS_PER_LETTER = 0.52;

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
  const reversed = reversePrefixes(words, prefixes, table, monitor);
  if (reversed === undefined) return fail('cancelled');
  if (!addReversedPrefixes(words, reversed, table, monitor)) return fail('cancelled');
  const counts = {
    words: words.starts.length,
    nodes: table.nodeCount,
    arcs: table.arcCount - PSEUDO_ARCS,
  };
  return ok(new Gaddag(table.frozenArcs(), counts));
}

/** The prefixes in the order of their reversed letters, with what the last stage needs of each. */
interface ReversedPrefixes {
  readonly ends: Uint32Array;
  readonly lengths: Uint8Array;
  /** How many last letters it has in common with the one before. */
  readonly shared: Uint8Array;
  readonly tailLengths: Uint8Array;
  /** The arc into its tail, or, without a tail, to its DAWG node. */
  readonly targets: Int32Array;
  /** By its number: the mask of its DAWG node. */
  readonly ids: Uint32Array;
  readonly masks: Int32Array;
}

/**
 * Sorts the prefixes by their reversed letters and adds their tails; undefined when cancelled. What is stored by
 * number of prefix is copied into the new order in loops that do nothing else: the processor then waits for many
 * of these far-apart reads at a time.
 */
function reversePrefixes(
  words: WordList,
  prefixes: Prefixes,
  table: NodeTable,
  monitor: BuildMonitor,
): ReversedPrefixes | undefined {
  const { letters, alphabetSize } = words;
  const strings = {
    letters,
    starts: prefixes.ends,
    lengths: prefixes.lengths,
    keys: prefixes.keys,
    step: -1,
    alphabetSize,
  } as const;
  const sorted = sortStrings(strings, 'sort-prefixes', monitor);
  if (sorted === undefined) return undefined;
  const { ids, starts: ends, lengths, shared } = sorted;
  const count = ids.length;
  const tailLengths = new Uint8Array(count);
  const byNumber = new Uint8Array(count);
  const isMeasured = monitor.inBlocks({ stage: 'prefix-tails', from: 0, to: 0 }, count, (from, to) => {
    for (let i = from; i < to; i++) {
      // Its first letters, in front of those it shares with a neighbour, lie on a path of its own.
      const after = i + 1 < count ? shared[i + 1]! : 0;
      tailLengths[i] = lengths[i]! - Math.max(shared[i]!, after);
    }
    for (let i = from; i < to; i++) byNumber[ids[i]!] = tailLengths[i]!;
  });
  if (!isMeasured) return undefined;
  const entries = addPrefixTails({ words, prefixes, tailLengths: byNumber }, table, monitor);
  if (entries === undefined) return undefined;
  const targets = new Int32Array(count);
  const isCopied = monitor.inBlocks({ stage: 'gaddag', from: 0, to: 0 }, count, (from, to) => {
    for (let i = from; i < to; i++) targets[i] = entries[ids[i]!]!;
  });
  return isCopied ? { ends, lengths, shared, tailLengths, targets, ids, masks: prefixes.masks } : undefined;
}

/** Adds the part in front of the separators; false when cancelled. */
function addReversedPrefixes(
  words: WordList,
  prefixes: ReversedPrefixes,
  table: NodeTable,
  monitor: BuildMonitor,
): boolean {
  const { letters } = words;
  const { ends, lengths, shared, tailLengths, targets, ids, masks } = prefixes;
  const stack = new NodeStack(table, words.maxLength);
  for (let i = 0; i < ends.length; i++) {
    if (i % STEPS_BETWEEN_CHECKS === 0 && !monitor.proceed('gaddag', i, ends.length)) return false;
    const end = ends[i]!;
    const common = shared[i]!;
    const target = targets[i]!;
    const tail = tailLengths[i]!;
    const tailTop = end - lengths[i]! + tail;
    while (stack.depth > common) stack.pop();
    for (let at = end - common; at > tailTop; at--) stack.push(letters[at]!);
    if (tail > 0) {
      const mask = tail === 1 ? 0 : 1 << (letters[tailTop - 1]! - 1);
      stack.addArc(letters[tailTop]!, mask, target);
    } else {
      if ((target & ARC_ACCEPTS) !== 0) stack.accept();
      // The separator itself never ends a word: all that is left of the target is the node.
      if (target >>> FIRST_ARC_SHIFT !== 0) stack.addSeparator(masks[ids[i]!]!, target & ~ARC_ACCEPTS);
    }
  }
  stack.setRoot(GADDAG_ROOT);
  return true;
}
