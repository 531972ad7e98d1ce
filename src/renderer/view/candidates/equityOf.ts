import type { Candidate, ListedTurn } from '../../../contract/candidates/candidatesApi';
import { THOUSANDTHS } from '../../../core/movegen/bestMove/moveWorth';

/** In thousandths of a point; null if unknown. */
export function equityOf(turn: ListedTurn): number | null {
  if (turn.kind !== 'placement') return turn.worth;
  return turn.worth === undefined ? null : candidateEquity(turn, turn.worth);
}

const candidateEquity = ({ score }: Candidate, { kept, placed }: NonNullable<Candidate['worth']>): number =>
  THOUSANDTHS * score + kept + placed;
