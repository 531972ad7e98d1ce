import { ACCEPTS_SHIFT, ARC_ACCEPTS, ARC_SEPARATOR, ARC_TARGET, namedLetters } from '../gaddag';
import type { WordList } from '../wordList/wordList';
import { type BuildMonitor, STEPS_BETWEEN_CHECKS } from './buildMonitor';
import type { NodeTable } from './nodeTable';
import type { Prefixes } from './prefixes';

/** Fraction of the stage at which grouping ends. */
const TAILS_FROM = 0.2;

interface TailInputs {
  readonly words: WordList;
  readonly prefixes: Prefixes;
  /** Length of each prefix's tail. */
  readonly tailLengths: Uint8Array;
}

/**
 * The tails of the reversed prefixes. In their trie, prefix u1…un shares the path un, u(n−1)… with others
 * down to some depth and is alone from there: its tail uk…u1, then the separator. Two thirds of the trie are
 * tails. A tail's nodes have one arc each and depend only on u1…uk and on u's node in the DAWG. If the
 * prefixes of one DAWG node are processed together in forward order, equal tails are therefore neighbours. Of
 * all other nodes only DAWG nodes can equal a tail node, if no letter follows the prefix, so the table is
 * hardly ever looked up.
 *
 * A tail node may also be one at which another prefix ends, if that prefix is a word and nothing more:
 * acceptance is stored on arcs, not on nodes.
 *
 * Turns `prefixes.arcs` into the arcs that enter the tails, those for uk: the target has an arc for u(k−1) or
 * is the tail's end. Prefixes without a tail keep the arc to their DAWG node. Returns false if cancelled or
 * if the table is full.
 */
export function addPrefixTails(inputs: TailInputs, table: NodeTable, monitor: BuildMonitor): boolean {
  const dawgEnd = table.wordCount;
  const ids = groupByTarget(inputs, dawgEnd, monitor);
  if (ids === undefined || !addTailEnds(inputs, table, monitor)) return false;
  const { tailLengths } = inputs;
  const { letters, maxLength } = inputs.words;
  const { ends, lengths, arcs } = inputs.prefixes;
  /** By k: the arc to the node from which the first k letters of the current prefix follow. */
  const nodes = new Int32Array(maxLength + 1);
  /** A node in the form that the table expects. */
  const node = new Int32Array(2);
  let previous = 0;
  let built = 0;
  for (let i = 0; i < ids.length; i++) {
    if (
      i % STEPS_BETWEEN_CHECKS === 0 &&
      (table.isFull || !monitor.proceed('prefix-tails', TAILS_FROM + (1 - TAILS_FROM) * (i / ids.length), 1))
    )
      return false;
    const id = ids[i]!;
    const start = ends[id]! - lengths[id]! + 1;
    const end = arcs[id]!;
    let common = 0;
    if (nodes[0] === end)
      while (common < built && letters[start + common] === letters[previous + common]) common++;
    nodes[0] = end;
    const steps = tailLengths[id]! - 1;
    for (built = common; built < steps; built++) {
      const mask = 1 << (letters[start + built]! - 1);
      const named = namedLetters(mask);
      const arc = nodes[built]!;
      if ((arc & ARC_TARGET) < dawgEnd) {
        node[0] = mask;
        node[1] = arc;
        nodes[built + 1] = table.intern(node, named === 0 ? 0 : 1, 2, named);
      } else nodes[built + 1] = table.addUnique(mask, arc, named);
    }
    previous = start;
    arcs[id] = nodes[steps]!;
  }
  return true;
}

/**
 * Adds the nodes that tails end in, and redirects the arcs of prefixes with tails to them. Returns false if
 * cancelled.
 */
function addTailEnds(
  { prefixes, tailLengths }: TailInputs,
  table: NodeTable,
  monitor: BuildMonitor,
): boolean {
  const { arcs } = prefixes;
  /** By first arc of a DAWG node: the arc to the node whose only arc is a separator to it. */
  const tailEnds = new Int32Array(table.wordCount);
  const noLetters = namedLetters(0);
  return monitor.inBlocks({ stage: 'prefix-tails', from: 0.15, to: TAILS_FROM }, arcs.length, (from, to) => {
    for (let id = from; id < to; id++) {
      if (tailLengths[id] === 0) continue;
      const arc = arcs[id]!;
      const first = arc & ARC_TARGET;
      let end = tailEnds[first]!;
      if (end === 0) {
        end = first === 0 ? noLetters : table.addUnique(0, arc & ~ARC_ACCEPTS, noLetters | ARC_SEPARATOR);
        tailEnds[first] = end;
      }
      arcs[id] = end | (arc & ARC_ACCEPTS);
    }
  });
}

/** Numbers of the prefixes whose tails have more than one arc, grouped by equal arcs, otherwise in order. */
function groupByTarget(
  { prefixes, tailLengths }: TailInputs,
  dawgEnd: number,
  monitor: BuildMonitor,
): Uint32Array | undefined {
  const { arcs } = prefixes;
  const next = new Uint32Array(dawgEnd * 2 + 1);
  const isCounted =
    monitor.inBlocks({ stage: 'prefix-tails', from: 0, to: 0.05 }, arcs.length, (from, to) => {
      for (let id = from; id < to; id++) if (tailLengths[id]! > 1) next[keyOf(arcs[id]!) + 1]!++;
    }) &&
    monitor.inBlocks({ stage: 'prefix-tails', from: 0.05, to: 0.1 }, next.length, (from, to) => {
      for (let key = Math.max(1, from); key < to; key++) next[key]! += next[key - 1]!;
    });
  if (!isCounted) return undefined;
  const ids = new Uint32Array(next[next.length - 1]!);
  const isDone = monitor.inBlocks({ stage: 'prefix-tails', from: 0.1, to: 0.15 }, arcs.length, (from, to) => {
    for (let id = from; id < to; id++) if (tailLengths[id]! > 1) ids[next[keyOf(arcs[id]!)]!++] = id;
  });
  return isDone ? ids : undefined;
}

/** The bits in which arcs to DAWG nodes can differ: the node, and whether a word ends. */
const keyOf = (arc: number): number => ((arc & ARC_TARGET) << 1) | ((arc >>> ACCEPTS_SHIFT) & 1);
