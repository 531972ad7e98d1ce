import { DAWG_ROOT, FIRST_NODE, firstLetterArc, GADDAG_ROOT, type Gaddag } from './gaddag';
import { popcount } from './popcount';

/** Marks a word of the array as a reachable arc. */
export const IS_ARC = 1;
/** Marks the first arc of a node that more than one arc leads to. */
export const IS_SHARED = 2;
/** Marks the first arc of a node that an arc leads to, and of a node whose arcs have been marked. */
const IS_ENTERED = 4;
const IS_OPENED = 8;

/**
 * A mark for each word of a GADDAG. Not every word is an arc, and only following the arcs shows which are.
 */
export function markArcs(gaddag: Gaddag): Uint8Array {
  const { arcs } = gaddag;
  const marks = new Uint8Array(arcs.length);
  const pending = [GADDAG_ROOT, DAWG_ROOT];
  for (const root of pending) marks[root] = IS_ARC;
  for (let arc = pending.pop(); arc !== undefined; arc = pending.pop()) {
    const first = gaddag.firstArc(arc);
    if (first === 0) continue;
    if (arc >= FIRST_NODE) marks[first]! |= (marks[first]! & IS_ENTERED) === 0 ? IS_ENTERED : IS_SHARED;
    if ((marks[first]! & IS_OPENED) !== 0) continue;
    marks[first]! |= IS_OPENED;
    const end = firstLetterArc(arcs[arc]!) + popcount(gaddag.letterMask(arc));
    for (let child = first; child < end; child++) {
      marks[child]! |= IS_ARC;
      pending.push(child);
    }
  }
  return marks;
}

/**
 * Numbers the arcs consecutively, in their order, for layouts without mask words in between: the two root
 * arcs from 0, those of the nodes from 2. Indexed by word; 0 also for words that are not arcs.
 */
export function numberArcs(gaddag: Gaddag): Uint32Array {
  const marks = markArcs(gaddag);
  const numbers = new Uint32Array(marks.length);
  let count = 0;
  for (let word = GADDAG_ROOT; word < marks.length; word++)
    if ((marks[word]! & IS_ARC) !== 0) numbers[word] = count++;
  return numbers;
}
