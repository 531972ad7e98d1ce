import { certain } from './certain';

/** How many of the numbers, sorted in ascending order, are below `limit`. */
export function countBelow(numbers: ArrayLike<number>, limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (certain(numbers[middle], 'a number of the list') < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
