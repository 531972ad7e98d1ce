import type { Position } from '../../board/position';
import { FIRST_SHIFT, type MoveList } from '../moveList';
import type { MoveReader } from '../moveReader';
import type { CandidateSort } from './candidateQuery';

/** Ranked moves: rank − 1 → index into `moves`, as returned by `rankMoves`. */
export interface RankedMoves {
  readonly position: Position;
  readonly moves: MoveList;
  readonly order: Uint32Array;
}

/** Values of moves by other measures than their score, in thousandths of a point. */
export interface CandidateValues {
  leaveAt(index: number): number;
  equityAt(index: number): number;
}

/**
 * Sorts indices into `order` (rank − 1, ascending) by a column. Every sort is stable, so ties keep the order
 * of rank, ascending or descending.
 *
 * @param values required for leave and equity; without it the order of rank stays
 */
export function sortCandidates(
  ranked: Pick<RankedMoves, 'moves' | 'order'>,
  matching: Uint32Array,
  sort: CandidateSort | undefined,
  reader: MoveReader,
  values?: CandidateValues,
): Uint32Array {
  if (sort === undefined) return matching;
  const { moves, order } = ranked;
  const { by, isDescending } = sort;
  if (by === 'score') return isDescending ? matching : reverseScores(ranked, matching);
  if (by === 'leave' || by === 'equity') return sortByValue(order, matching, sort, values);
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

/** Bits of the value per counting pass. */
const VALUE_BITS = 16;
/** Values with a wider range are sorted by comparison instead. */
const WIDEST_VALUES = 2 ** (2 * VALUE_BITS);

function sortByValue(
  order: Uint32Array,
  matching: Uint32Array,
  { by, isDescending }: CandidateSort,
  values: CandidateValues | undefined,
): Uint32Array {
  if (values === undefined) return matching;
  const { length } = matching;
  const keys = new Float64Array(length);
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < length; i++) {
    const index = order[matching[i]!]!;
    const key = by === 'leave' ? values.leaveAt(index) : values.equityAt(index);
    keys[i] = key;
    if (key < lowest) lowest = key;
    if (key > highest) highest = key;
  }
  if (highest - lowest >= WIDEST_VALUES) {
    const sign = isDescending ? -1 : 1;
    const compared = identity(length).sort((one, other) => sign * (keys[one]! - keys[other]!) || one - other);
    return compared.map((i) => matching[i]!);
  }
  const low = new Uint16Array(length);
  const high = new Uint16Array(length);
  for (let i = 0; i < length; i++) {
    const above = keys[i]! - lowest;
    low[i] = above;
    high[i] = above / (1 << VALUE_BITS);
  }
  const byLow = countingSort(identity(length), low, isDescending);
  return countingSort(byLow, high, isDescending).map((i) => matching[i]!);
}

/** From the lowest score to the highest; runs of equal scores keep their order. */
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

/** Letters are sorted two at a time, which halves the passes. */
const LETTER_BITS = 6;

/** By the letters of the main word in alphabet order, from the last pair of letters to the first. */
function sortByWord(
  order: Uint32Array,
  matching: Uint32Array,
  isDescending: boolean,
  reader: MoveReader,
): Uint32Array {
  const count = matching.length;
  /** By pair of letters, one value per entry; 0 past the end of a word. */
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

/** Sorts `entries` by their keys, stably. */
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
