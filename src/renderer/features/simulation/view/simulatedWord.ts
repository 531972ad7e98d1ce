import { type CandidateSet, turnAt } from '../../../state/candidates/candidateSet';
import { wordLetters } from '../../../view/candidates/candidateRow';

/**
 * Row, from 1, of the first simulated turn whose word begins with the letters, in either case; null if there
 * is none. The engine does not know this order of the list.
 */
export function simulatedWord(set: CandidateSet, beginning: string): number | null {
  const sought = beginning.toLowerCase();
  for (let row = 1; row <= set.total; row++) {
    const turn = turnAt(set, row);
    if (turn?.kind !== 'placement') continue;
    const word = wordLetters(set.setup, turn).map(({ text }) => text.toLowerCase());
    if (word.join('').startsWith(sought)) return row;
  }
  return null;
}
