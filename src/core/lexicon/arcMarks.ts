import { DAWG_ROOT, FIRST_NODE, firstLetterArc, GADDAG_ROOT, type Gaddag } from './gaddag';
import { popcount } from './popcount';

/** A mark of a word that is an arc which can be reached. */
export const IS_ARC = 1;
/** Marks the first arc of a node that several arcs of nodes lead to. */
export const IS_SHARED = 2;
/** Marks the first arc of a node that one of them leads to; or of a node whose arcs have been marked. */
const IS_ENTERED = 4;
const IS_OPENED = 8;

/**
 * A mark for each word of a GADDAG: not all are arcs, and only from an arc that leads there can that be told.
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
 * Numbers the arcs without a gap, in their order, for layouts that have no words between them: the two of no
 * node from 0, those of the nodes from 2. By word; 0 also for words that are no arcs.
 */
export function numberArcs(gaddag: Gaddag): Uint32Array {
  const marks = markArcs(gaddag);
  const numbers = new Uint32Array(marks.length);
  let count = 0;
  for (let word = GADDAG_ROOT; word < marks.length; word++)
    if ((marks[word]! & IS_ARC) !== 0) numbers[word] = count++;
  return numbers;
}
