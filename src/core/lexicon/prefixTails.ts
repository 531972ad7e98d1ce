import { type BuildMonitor, STEPS_BETWEEN_CHECKS } from './buildMonitor';
import { ARC_ACCEPTS, FIRST_ARC_SHIFT, WORDS_PER_ARC } from './gaddag';
import type { NodeTable } from './nodeTable';
import type { Prefixes } from './prefixes';
import type { WordList } from './wordList';

/** The fraction of the stage that grouping takes. */
const TAILS_FROM = 0.2;

interface TailInputs {
  readonly words: WordList;
  readonly prefixes: Prefixes;
  /** How long the tail of each prefix is. */
  readonly tailLengths: Uint8Array;
  /** By the first arc of a DAWG node: its letter mask. */
  readonly masks: Int32Array;
}

/**
 * The tails of the reversed prefixes. In their trie, prefix u1…un shares the path un, u(n−1)… with others down to
 * some depth and goes on alone from there: its tail uk…u1, then the separator. Two thirds of the trie are tails.
 * A tail's nodes have one arc each and depend on nothing but u1…uk and u's node in the DAWG: with the prefixes of
 * one DAWG node taken together, in forward order, equal tails are neighbours. Of all other nodes only those of the
 * DAWG can equal one of them, where no letter follows the prefix; so the table is hardly ever asked.
 *
 * A node may also be one at which another prefix ends, if that is a word and nothing more: a node does not know
 * whether it is accepted. Such a node counts as part of the tail.
 *
 * Turns `prefixes.targets` into the second words of the arcs that enter the tails, those for uk: the target has an
 * arc for u(k−1), or is the tail's end. Where there is no tail, that is still the arc to the DAWG node. False when
 * cancelled.
 */
export function addPrefixTails(inputs: TailInputs, table: NodeTable, monitor: BuildMonitor): boolean {
  const dawgEnd = table.arcCount;
  const ids = groupByTarget(inputs, dawgEnd, monitor);
  if (ids === undefined || !addTailEnds(inputs, table, monitor)) return false;
  const { tailLengths } = inputs;
  const { letters, maxLength } = inputs.words;
  const { ends, lengths, targets } = inputs.prefixes;
  /** Second words of the arcs to the nodes behind which the first k letters of the present prefix follow. */
  const nodes = new Int32Array(maxLength + 1);
  const arc = new Int32Array(WORDS_PER_ARC);
  let previous = 0;
  let built = 0;
  for (let i = 0; i < ids.length; i++) {
    if (
      i % STEPS_BETWEEN_CHECKS === 0 &&
      !monitor.proceed('prefix-tails', TAILS_FROM + (1 - TAILS_FROM) * (i / ids.length), 1)
    )
      return false;
    const id = ids[i]!;
    const start = ends[id]! - lengths[id]! + 1;
    const end = targets[id]!;
    let common = 0;
    if (nodes[0] === end)
      while (common < built && letters[start + common] === letters[previous + common]) common++;
    nodes[0] = end;
    const steps = tailLengths[id]! - 1;
    for (built = common; built < steps; built++) {
      const mask = built === 0 ? 0 : 1 << (letters[start + built - 1]! - 1);
      const target = nodes[built]!;
      if (target >>> FIRST_ARC_SHIFT < dawgEnd) {
        arc[0] = mask;
        arc[1] = target;
        nodes[built + 1] = table.intern(arc, 0, WORDS_PER_ARC, 1 << (letters[start + built]! - 1), 0);
      } else nodes[built + 1] = table.addUnique(mask, target, false);
    }
    previous = start;
    targets[id] = nodes[steps]!;
  }
  return true;
}

/** Adds the nodes that tails end in and turns the targets of prefixes that have tails into these; false when cancelled. */
function addTailEnds(
  { prefixes, tailLengths, masks }: TailInputs,
  table: NodeTable,
  monitor: BuildMonitor,
): boolean {
  const { targets } = prefixes;
  const tailEnds = new Int32Array(masks.length);
  return monitor.inBlocks(
    { stage: 'prefix-tails', from: 0.15, to: TAILS_FROM },
    targets.length,
    (from, to) => {
      for (let id = from; id < to; id++) {
        if (tailLengths[id] === 0) continue;
        const target = targets[id]!;
        const first = target >>> FIRST_ARC_SHIFT;
        let end = tailEnds[first]!;
        if (end === 0 && first !== 0) {
          end = table.addUnique(masks[first]!, target & ~ARC_ACCEPTS, true);
          tailEnds[first] = end;
        }
        targets[id] = end | (target & ARC_ACCEPTS);
      }
    },
  );
}

/** The numbers of the prefixes with tails of more than one arc, those with equal targets together, otherwise in order. */
function groupByTarget(
  { prefixes, tailLengths }: TailInputs,
  dawgEnd: number,
  monitor: BuildMonitor,
): Uint32Array | undefined {
  const { targets } = prefixes;
  const next = new Uint32Array(dawgEnd * 2 + 1);
  const isCounted =
    monitor.inBlocks({ stage: 'prefix-tails', from: 0, to: 0.05 }, targets.length, (from, to) => {
      for (let id = from; id < to; id++) if (tailLengths[id]! > 1) next[targetKey(targets[id]!) + 1]!++;
    }) &&
    monitor.inBlocks({ stage: 'prefix-tails', from: 0.05, to: 0.1 }, next.length, (from, to) => {
      for (let key = Math.max(1, from); key < to; key++) next[key]! += next[key - 1]!;
    });
  if (!isCounted) return undefined;
  const ids = new Uint32Array(next[next.length - 1]!);
  const isDone = monitor.inBlocks(
    { stage: 'prefix-tails', from: 0.1, to: 0.15 },
    targets.length,
    (from, to) => {
      for (let id = from; id < to; id++) if (tailLengths[id]! > 1) ids[next[targetKey(targets[id]!)]!++] = id;
    },
  );
  return isDone ? ids : undefined;
}

/** A DAWG target is a node and the acceptance bit; the bit between the two, the separator's, is never set. */
function targetKey(target: number): number {
  return ((target >>> FIRST_ARC_SHIFT) << 1) | (target & ARC_ACCEPTS);
}
