import { fail, ok, type Result } from '../../result';
import { ARC_ACCEPTS, ARC_TARGET, GADDAG_ROOT, Gaddag } from '../gaddag';
import type { WordList } from '../wordList/wordList';
import { type BuildError, BuildMonitor, type BuildOptions, STEPS_BETWEEN_CHECKS } from './buildMonitor';
import { NodeStack } from './nodeStack';
import { NodeTable } from './nodeTable';
import { addDawg, type Prefixes } from './prefixes';
import { addPrefixTails } from './prefixTails';
import { type SortedStrings, sortStrings } from './stringSort';

/**
 * Increase it whenever a word list yields other bytes, here or in `moveBreadthFirst`: files of other versions
 * are not read.
 */
export const BUILDER_VERSION = 3;

/**
 * Nodes to look up per letter of the word list, a little above the figure for English. It only avoids growth.
 */
const EXPECTED_NODES_PER_LETTER = 0.15;
/**
 * English needs half a word per letter, lists with many compounds up to one. Untouched memory costs nothing.
 */
const EXPECTED_WORDS_PER_LETTER = 1;

/**
 * Builds the minimal GADDAG of a word list without ever materialising its strings. After the separator, the
 * state for prefix u is the DAWG's node of u. The DAWG is therefore built first, and the node of each prefix
 * is kept. The rest of the GADDAG is the minimal automaton of the reversed prefixes, each of which ends in a
 * separator arc to an existing node.
 *
 * Each stage is a function that returns only what the next ones need: arrays still held by a frame are never
 * freed.
 */
export function buildGaddag(words: WordList, options: BuildOptions = {}): Result<Gaddag, BuildError> {
  const stages = buildGaddagInStages(words, options);
  let stage = stages.next();
  while (!stage.done) stage = stages.next();
  return stage.value;
}

/** The same, returning to the caller after each long stage. */
export function* buildGaddagInStages(
  words: WordList,
  options: BuildOptions = {},
): Generator<undefined, Result<Gaddag, BuildError>> {
  const monitor = new BuildMonitor(options);
  const table = new NodeTable(
    words.letterCount * EXPECTED_NODES_PER_LETTER,
    words.letterCount * EXPECTED_WORDS_PER_LETTER,
    options.maxWords,
  );
  const isDone = yield* addPaths(words, table, monitor);
  if (table.isFull) return fail('too-large');
  if (!isDone) return fail('cancelled');
  const counts = {
    words: words.starts.length,
    nodes: table.nodeCount,
    arcs: table.arcCount,
  };
  return ok(new Gaddag(table.frozenArcs(), counts));
}

/** Returns false if cancelled or if the table is full. */
function* addPaths(words: WordList, table: NodeTable, monitor: BuildMonitor): Generator<undefined, boolean> {
  const reversed = yield* reversePrefixes(words, table, monitor);
  if (reversed !== undefined) yield;
  return reversed !== undefined && addReversedPrefixes(words, reversed, table, monitor);
}

/** The prefixes in the order of their reversed letters, with the data that the last stage needs. */
interface ReversedPrefixes {
  readonly ends: Uint32Array;
  readonly lengths: Uint8Array;
  /** Number of last letters shared with the previous prefix. */
  readonly shared: Uint8Array;
  readonly tailLengths: Uint8Array;
  /** Arcs into the tails of the prefixes or, without a tail, to their DAWG nodes. */
  readonly arcs: Int32Array;
}

/**
 * Adds the DAWG, sorts the prefixes by their reversed letters and adds their tails; undefined if cancelled.
 * The arrays indexed by prefix are copied into the new order in loops that do nothing else, so that the
 * processor can overlap these scattered reads.
 */
function* reversePrefixes(
  words: WordList,
  table: NodeTable,
  monitor: BuildMonitor,
): Generator<undefined, ReversedPrefixes | undefined> {
  const both = yield* sortPrefixes(words, table, monitor);
  if (both === undefined) return undefined;
  yield;
  const { prefixes, sorted } = both;
  const { ids, starts: ends, lengths, shared } = sorted;
  const { arcs: byNumber } = prefixes;
  const count = ids.length;
  const tailLengths = new Uint8Array(count);
  const tailsByNumber = new Uint8Array(count);
  const isMeasured = monitor.inBlocks({ stage: 'prefix-tails', from: 0, to: 0 }, count, (from, to) => {
    for (let i = from; i < to; i++) {
      const common = shared[i]!;
      const after = i + 1 < count ? shared[i + 1]! : 0;
      // The first letters that it shares with neither neighbour lie on a path of its own.
      let tail = lengths[i]! - Math.max(common, after);
      // The previous prefix ends where this one continues, and no word continues the previous one.
      if (common > after && lengths[i - 1] === common && (byNumber[ids[i - 1]!]! & ARC_TARGET) === 0) tail++;
      tailLengths[i] = tail;
      tailsByNumber[ids[i]!] = tail;
    }
  });
  if (!isMeasured) return undefined;
  if (!addPrefixTails({ words, prefixes, tailLengths: tailsByNumber }, table, monitor)) return undefined;
  // The arcs overwrite the prefix numbers, which are no longer needed.
  const arcs = new Int32Array(ids.buffer);
  const isCopied = monitor.inBlocks({ stage: 'gaddag', from: 0, to: 0 }, count, (from, to) => {
    for (let i = from; i < to; i++) arcs[i] = byNumber[ids[i]!]!;
  });
  return isCopied ? { ends, lengths, shared, tailLengths, arcs } : undefined;
}

interface SortedPrefixes {
  readonly prefixes: Prefixes;
  /** Sorted by their reversed letters. */
  readonly sorted: SortedStrings;
}

/** Adds the DAWG and sorts the prefixes. Their keys are not needed afterwards. Undefined if cancelled. */
function* sortPrefixes(
  words: WordList,
  table: NodeTable,
  monitor: BuildMonitor,
): Generator<undefined, SortedPrefixes | undefined> {
  const listed = addDawg(words, table, monitor);
  if (listed === undefined) return undefined;
  yield;
  const { keys, prefixes } = listed;
  const { ends: starts, lengths } = prefixes;
  const { letters, alphabetSize } = words;
  const strings = { letters, starts, lengths, keys, step: -1, alphabetSize } as const;
  const sorted = sortStrings(strings, 'sort-prefixes', monitor);
  return sorted && { prefixes, sorted };
}

/** Adds the part before the separators. Returns false if cancelled or if the table is full. */
function addReversedPrefixes(
  words: WordList,
  prefixes: ReversedPrefixes,
  table: NodeTable,
  monitor: BuildMonitor,
): boolean {
  const { letters } = words;
  const { ends, lengths, shared, tailLengths, arcs } = prefixes;
  const stack = new NodeStack(table, words.maxLength);
  for (let i = 0; i < ends.length; i++) {
    if (i % STEPS_BETWEEN_CHECKS === 0 && (table.isFull || !monitor.proceed('gaddag', i, ends.length)))
      return false;
    const common = shared[i]!;
    const arc = arcs[i]!;
    const tail = tailLengths[i]!;
    const length = lengths[i]!;
    const end = ends[i]!;
    const tailTop = end - length + tail;
    stack.popTo(common);
    for (let at = end - common; at > tailTop; at--) stack.push(letters[at]!);
    if (tail > 0) {
      // The tail begins with the last shared letter: the previous prefix ends in its first node.
      if (tail > length - common) stack.addAcceptedArc(arc);
      else stack.addArc(1 << (letters[tailTop]! - 1), arc);
    } else {
      if ((arc & ARC_ACCEPTS) !== 0) stack.accept();
      // The separator arc never accepts.
      if ((arc & ARC_TARGET) !== 0) stack.addSeparator(arc & ~ARC_ACCEPTS);
    }
  }
  stack.setRoot(GADDAG_ROOT);
  return true;
}
