import { certain } from '../../certain';
import { MoveReader } from '../moveReader';
import type { RankedMoves } from './candidateSort';

/**
 * Row, from 1, of the first candidate whose main word begins with the letters, in either case; null if there
 * is none.
 *
 * @param places by row: rank − 1, or more than any candidate's for rows without a word; by default the rows
 * are all candidates, best first
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
