import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BuildMonitor } from '../../../../src/core/lexicon/build/buildMonitor';
import { sortByInsertion } from '../../../../src/core/lexicon/build/insertionSort';
import { wordAt, wordListOf } from '../../../../src/core/lexicon/wordList/wordList';
import { TEST_SEED } from '../../../seed';

/** The words, each between two zeros; letter a is 1. */
function tableOf(words: readonly string[]) {
  const letters = Uint8Array.from(`\`${words.map((word) => `${word}\``).join('')}`, (letter) =>
    letter.charCodeAt(0),
  ).map((code) => code - 0x60);
  const ends = words.map((_, index) => words.slice(0, index + 1).join(' ').length + 1);
  const starts = Uint32Array.from(words, (word, index) => ends[index]! - word.length);
  return { letters, starts, lengths: Uint8Array.from(words, (word) => word.length) };
}

function sort(words: readonly string[]) {
  const sorted = sortByInsertion(tableOf(words), new BuildMonitor({}));
  if (sorted === undefined) throw new Error('Nobody cancelled');
  return sorted;
}

describe(`sorting strings that are almost in order (TEST_SEED=${TEST_SEED})`, () => {
  it('moves misplaced strings and returns the prefixes that neighbours share', () => {
    // In order: ab abc abd b ba ba bad
    const words = ['ab', 'abd', 'b', 'abc', 'ba', 'bad', 'ba'];
    expect(sort(words)).toEqual({
      starts: Uint32Array.from([1, 10, 4, 8, 14, 21, 17]),
      lengths: Uint8Array.from([2, 3, 3, 1, 2, 2, 3]),
      shared: Uint8Array.from([0, 2, 2, 0, 1, 2, 2]),
    });
  });

  it('leaves the table unchanged and gives up once it has moved as many strings as there are', () => {
    const falling = tableOf(['e', 'd', 'c', 'b', 'a']);
    expect(sortByInsertion(falling, new BuildMonitor({}))).toBe('unsorted');
    expect(falling).toEqual(tableOf(['e', 'd', 'c', 'b', 'a']));
  });

  it('stops when cancelled', () => {
    const words = Array.from({ length: 20_000 }, () => 'ab');
    const isCancelled = () => true;
    expect(sortByInsertion(tableOfEqual(words), new BuildMonitor({ isCancelled }))).toBeUndefined();
  });

  it('creates the same list of words whatever their order', () => {
    const words = fc.uniqueArray(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 }), {
      selector: (word) => word.join(),
    });
    fc.assert(
      fc.property(words, fc.integer({ min: 0, max: 40 }), (list, place) => {
        const inOrder = list.toSorted((a, b) => (a.join('') < b.join('') ? -1 : 1));
        const index = place % (inOrder.length + 1);
        const moved = [...inOrder.slice(index), ...inOrder.slice(0, index)];
        for (const order of [inOrder, moved, inOrder.toReversed()]) {
          const sorted = wordListOf(order, 3);
          expect(Array.from(sorted.starts, (_, i) => [...wordAt(sorted, i)])).toEqual(inOrder);
          const shared = inOrder.map((word, i) => countCommon(inOrder[i - 1] ?? [], word));
          expect([...sorted.shared]).toEqual(shared);
        }
      }),
      { seed: TEST_SEED },
    );
  });
});

function tableOfEqual(words: readonly string[]) {
  const length = words[0]!.length;
  return {
    letters: Uint8Array.from({ length: words.length * (length + 1) + 1 }, (_, i) =>
      i % (length + 1) === 0 ? 0 : 1,
    ),
    starts: Uint32Array.from(words, (_, index) => 1 + index * (length + 1)),
    lengths: Uint8Array.from(words, () => length),
  };
}

function countCommon(a: readonly number[], b: readonly number[]): number {
  const different = b.findIndex((letter, index) => letter !== a[index]);
  return different < 0 ? b.length : different;
}
