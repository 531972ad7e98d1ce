import type { Position } from '../../board/position';
import { FIRST_SHIFT, type MoveList } from '../moveList';
import type { MoveReader } from '../moveReader';
import type { CandidateSort } from './candidateQuery';

/** Ranked moves: rank − 1 → index into `moves`, as `rankMoves` gives it. */
export interface RankedMoves {
  readonly position: Position;
  readonly moves: MoveList;
  readonly order: Uint32Array;
}

/**
 * Sorts places in `order` (rank − 1, ascending) by a column. Every pass counts, so equals keep the
 * order of rank, up and down.
 */
export function sortCandidates(
  ranked: Pick<RankedMoves, 'moves' | 'order'>,
  matching: Uint32Array,
  sort: CandidateSort | undefined,
  reader: MoveReader,
): Uint32Array {
  if (sort === undefined) return matching;
  const { moves, order } = ranked;
  const { by, isDescending } = sort;
  if (by === 'score') return isDescending ? matching : reverseScores(ranked, matching);
  if (by === 'word') return sortByWord(order, matching, isDescending, reader);
  const keys = new Uint32Array(matching.length);
  for (let i = 0; i < keys.length; i++) {
    const index = order[matching[i]!]!;
    if (by === 'position') keys[i] = moves.placeAt(index) >>> FIRST_SHIFT;
    else if (by === 'tilesPlayed') keys[i] = moves.tilesPlayedAt(index);
    else {
      reader.moveTo(index);
      keys[i] = reader.length;
    }
  }
  const sorted = countingSort(identity(keys.length), keys, isDescending);
  return sorted.map((i) => matching[i]!);
}

/** From the lowest score to the highest; the runs of equal scores are turned round as they are. */
function reverseScores(
  { moves, order }: Pick<RankedMoves, 'moves' | 'order'>,
  matching: Uint32Array,
): Uint32Array {
  const sorted = new Uint32Array(matching.length);
  const scoreAt = (i: number) => moves.scoreAt(order[matching[i]!]!);
  let filled = 0;
  for (let end = matching.length; end > 0; ) {
    let begin = end - 1;
    while (begin > 0 && scoreAt(begin - 1) === scoreAt(begin)) begin--;
    sorted.set(matching.subarray(begin, end), filled);
    filled += end - begin;
    end = begin;
  }
  return sorted;
}

/** Letters are counted two at a time, which halves the passes. */
const LETTER_BITS = 6;

/**
 * By the letters of the main word in the order of the alphabet, from the last pair of letters to the first.
 */
function sortByWord(
  order: Uint32Array,
  matching: Uint32Array,
  isDescending: boolean,
  reader: MoveReader,
): Uint32Array {
  const count = matching.length;
  /** By pair of letters, one entry after the other; 0 behind the end of a word. */
  const pairs: Uint16Array[] = [];
  for (let i = 0; i < count; i++) {
    reader.moveTo(order[matching[i]!]!);
    const letters = reader.readWord();
    while (pairs.length * 2 < reader.length) pairs.push(new Uint16Array(count));
    for (let nth = 0; nth < reader.length; nth += 2) {
      const second = nth + 1 < reader.length ? letters[nth + 1]! : 0;
      pairs[nth >> 1]![i] = (letters[nth]! << LETTER_BITS) | second;
    }
  }
  let sorted = identity(count);
  for (const keys of pairs.reverse()) sorted = countingSort(sorted, keys, isDescending);
  return sorted.map((i) => matching[i]!);
}

function identity(length: number): Uint32Array {
  const entries = new Uint32Array(length);
  for (let i = 0; i < length; i++) entries[i] = i;
  return entries;
}

/** Sorts `entries` by the key of each, and leaves those of equal key in their order. */
function countingSort(
  entries: Uint32Array,
  keys: Uint32Array | Uint16Array,
  isDescending: boolean,
): Uint32Array {
  let highest = 0;
  for (let i = 0; i < keys.length; i++) if (keys[i]! > highest) highest = keys[i]!;
  const keyOf = (entry: number) => (isDescending ? highest - keys[entry]! : keys[entry]!);
  const ends = new Uint32Array(highest + 2);
  for (let i = 0; i < entries.length; i++) ends[keyOf(entries[i]!) + 1]!++;
  for (let key = 1; key < ends.length; key++) ends[key]! += ends[key - 1]!;
  const sorted = new Uint32Array(entries.length);
  for (let i = 0; i < entries.length; i++) sorted[ends[keyOf(entries[i]!)]!++] = entries[i]!;
  return sorted;
}
