import { certain } from '../../certain';
import { MoveReader } from '../moveReader';
import type { RankedMoves } from './candidateSort';

/**
 * The row of the first candidate whose main word begins so, in either case, from 1 on;
 * null where there is none.
 *
 * @param places by row: rank − 1, or more than that of any candidate for what has no word; without it the
 *   rows are all candidates, best first
 */
export function findWord(
  { position, moves, order }: RankedMoves,
  beginning: string,
  places?: Uint32Array,
): number | null {
  const reader = new MoveReader(position, moves);
  const lower = beginning.toLowerCase();
  const rowCount = places?.length ?? order.length;
  for (let row = 0; row < rowCount; row++) {
    const place = places === undefined ? row : certain(places[row], 'a row');
    if (place >= order.length) continue;
    reader.moveTo(certain(order[place], 'a candidate'));
    if (reader.wordBegins(lower)) return row + 1;
  }
  return null;
}
