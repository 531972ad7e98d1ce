import { type CandidateSet, turnAt } from '../../state/candidates/candidateSet';
import { wordLetters } from '../candidates/candidateRow';

/**
 * The row of the first simulated turn whose word begins so, in either case, from 1 on; null where there is
 * none. Of that order of the list the engine knows nothing.
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
