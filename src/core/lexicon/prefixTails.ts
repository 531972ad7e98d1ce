import { type BuildMonitor, STEPS_BETWEEN_CHECKS } from './buildMonitor';
import { ARC_ACCEPTS, FIRST_ARC_SHIFT, WORDS_PER_ARC } from './gaddag';
import type { NodeTable } from './nodeTable';
import type { Prefixes } from './prefixes';
import type { WordList } from './wordList';

/** The fraction of the stage that grouping takes. */
const TAILS_FROM = 0.2;

/**
 * The tails of the reversed prefixes. In their trie, prefix u1…un shares the path un, u(n−1)… with others down to
 * some depth and goes on alone from there: its tail uk…u1, then the separator. Two thirds of the trie are tails.
 * A tail's nodes have one arc each and depend on nothing but u1…uk and u's node in the DAWG: with the prefixes of
 * one DAWG node taken together, in forward order, equal tails are neighbours, and only new ones need the table.
 *
 * `tailLengths` says for each prefix how long its tail is. Returns the second word of the arc that enters the tail, the
 * one for uk: its target has an arc for u(k−1), or is the tail's end. Where there is no tail, that is the arc to
 * the DAWG node, as in `prefixes`. Undefined when cancelled.
 */
export function addPrefixTails(
  { words, prefixes, tailLengths }: { words: WordList; prefixes: Prefixes; tailLengths: Uint8Array },
  table: NodeTable,
  monitor: BuildMonitor,
): Int32Array | undefined {
  const { letters } = words;
  const { ends, lengths, masks, targets } = prefixes;
  const ids = groupByTarget(targets, table.arcCount, monitor);
  if (ids === undefined) return undefined;
  const entries = new Int32Array(ends.length);
  /** Second words of the arcs to the nodes behind which the first k letters of the present prefix follow. */
  const nodes = new Int32Array(words.maxLength + 1);
  const arc = new Int32Array(WORDS_PER_ARC);
  let group = -1;
  let previous = 0;
  let built = 0;
  for (let i = 0; i < ids.length; i++) {
    if (
      i % STEPS_BETWEEN_CHECKS === 0 &&
      !monitor.proceed('prefix-tails', TAILS_FROM + (1 - TAILS_FROM) * (i / ids.length), 1)
    )
      return undefined;
    const id = ids[i]!;
    const tail = tailLengths[id]!;
    const target = targets[id]!;
    if (tail === 0) {
      entries[id] = target;
      continue;
    }
    if (target !== group) {
      group = target;
      built = 0;
      arc[0] = masks[id]!;
      arc[1] = target & ~ARC_ACCEPTS;
      const hasSeparator = target >>> FIRST_ARC_SHIFT !== 0;
      nodes[0] = (hasSeparator ? table.intern(arc, 0, 0, true) : 0) | (target & ARC_ACCEPTS);
    }
    if (tail > 1) {
      const start = ends[id]! - lengths[id]! + 1;
      let common = 0;
      while (common < built && letters[start + common] === letters[previous + common]) common++;
      for (built = common; built < tail - 1; built++) {
        arc[0] = built === 0 ? 0 : letterBit(letters[start + built - 1]!);
        arc[1] = nodes[built]!;
        nodes[built + 1] = table.intern(arc, 0, letterBit(letters[start + built]!), false);
      }
      previous = start;
    }
    entries[id] = nodes[tail - 1]!;
  }
  return entries;
}

/** The numbers of all prefixes, those with equal targets together, otherwise in their order. */
function groupByTarget(
  targets: Int32Array,
  arcCount: number,
  monitor: BuildMonitor,
): Uint32Array | undefined {
  const next = new Uint32Array(arcCount * 2 + 1);
  const ids = new Uint32Array(targets.length);
  const isDone =
    monitor.inBlocks({ stage: 'prefix-tails', from: 0, to: 0.05 }, targets.length, (from, to) => {
      for (let id = from; id < to; id++) next[targetKey(targets[id]!) + 1]!++;
    }) &&
    monitor.inBlocks({ stage: 'prefix-tails', from: 0.05, to: 0.1 }, next.length, (from, to) => {
      for (let key = Math.max(1, from); key < to; key++) next[key]! += next[key - 1]!;
    }) &&
    monitor.inBlocks({ stage: 'prefix-tails', from: 0.1, to: TAILS_FROM }, targets.length, (from, to) => {
      for (let id = from; id < to; id++) ids[next[targetKey(targets[id]!)]!++] = id;
    });
  return isDone ? ids : undefined;
}

/** A DAWG target is a node and the acceptance bit; the bit between the two, the separator's, is never set. */
function targetKey(target: number): number {
  return ((target >>> FIRST_ARC_SHIFT) << 1) | (target & ARC_ACCEPTS);
}

function letterBit(letter: number): number {
  return 1 << (letter - 1);
}
