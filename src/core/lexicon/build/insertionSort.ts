import { type BuildMonitor, STEPS_BETWEEN_CHECKS } from './buildMonitor';
import type { SortedStrings, StringTable } from './stringSort';

/**
 * Sorts strings that are almost in order, as most word lists are: one look at each instead of the radix
 * sort's many passes. Returns 'unsorted' once it would have to move more strings than there are; undefined if
 * cancelled.
 */
export function sortByInsertion(
  table: Pick<StringTable, 'letters' | 'starts' | 'lengths'>,
  monitor: BuildMonitor,
): Pick<SortedStrings, 'starts' | 'lengths' | 'shared'> | 'unsorted' | undefined {
  const { letters } = table;
  const count = table.starts.length;
  const starts = table.starts.slice();
  const lengths = table.lengths.slice();
  const shared = new Uint8Array(count);
  let movesLeft = count;
  for (let i = 1; i < count; ) {
    if (!monitor.proceed('sort-words', i, count)) return undefined;
    const end = Math.min(count, i + STEPS_BETWEEN_CHECKS);
    i = followAscent({ letters, starts, shared }, i, end);
    if (i === end) continue;
    const start = starts[i]!;
    const place = findPlace(letters, starts, i);
    movesLeft -= i - place;
    if (movesLeft < 0) return 'unsorted';
    const length = lengths[i]!;
    starts.copyWithin(place + 1, place, i);
    lengths.copyWithin(place + 1, place, i);
    shared.copyWithin(place + 1, place, i);
    starts[place] = start;
    lengths[place] = length;
    shared[place] = place === 0 ? 0 : countCommon(letters, starts[place - 1]!, start);
    shared[place + 1] = countCommon(letters, start, starts[place + 1]!);
    i++;
  }
  return { starts, lengths, shared };
}

/**
 * Compares each string from `from` on with the previous one and sets the length they share. Returns the first
 * that is below the previous one, or `to`. Separate from the rare case so that it is compiled only once.
 */
function followAscent(
  { letters, starts, shared }: Pick<SortedStrings, 'starts' | 'shared'> & Pick<StringTable, 'letters'>,
  from: number,
  to: number,
): number {
  let before = starts[from - 1]!;
  for (let i = from; i < to; i++) {
    const start = starts[i]!;
    let common = 0;
    let letter = letters[start]!;
    while (letter !== 0 && letter === letters[before + common]) letter = letters[start + ++common]!;
    shared[i] = common;
    // The 0 after a string is below every letter.
    if (letters[before + common]! > letter) return i;
    before = start;
  }
  return to;
}

/** Index of string `index` among the sorted strings before it: after those that are not greater. */
function findPlace(letters: Uint8Array, starts: Uint32Array, index: number): number {
  const start = starts[index]!;
  let low = 0;
  let high = index;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const common = countCommon(letters, starts[middle]!, start);
    if (letters[starts[middle]! + common]! <= letters[start + common]!) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Length of the common prefix of two strings. */
function countCommon(letters: Uint8Array, first: number, second: number): number {
  let common = 0;
  while (letters[first + common] !== 0 && letters[first + common] === letters[second + common]) common++;
  return common;
}
