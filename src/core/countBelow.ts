import { certain } from './certain';

/** Numbers in ascending order, in an array or without one. */
export interface AscendingNumbers {
  readonly length: number;
  at(index: number): number | undefined;
}

/** How many of the numbers are below `limit`. */
export function countBelow(numbers: AscendingNumbers, limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (certain(numbers.at(middle), 'a number of the list') < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
