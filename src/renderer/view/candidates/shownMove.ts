import type { Candidate } from '../../../contract/candidates/candidatesApi';
import { checkSetup, type Position } from '../../../core/board/position';
import type { Setup } from '../../../core/board/setup';
import { computeGaddagMatch, type GaddagMatch } from '../../../core/movegen/candidates/gaddagMatch';
import { explainMove } from '../../../core/scoring/explainMove';
import type { MoveExplanation } from '../../../core/scoring/explanation';
import type { AppState } from '../../state/appState';
import { candidateAt } from '../../state/candidates/candidateSet';

/** The shown candidate with everything displayed about it. */
export interface ShownMove {
  readonly candidate: Candidate;
  readonly total: number;
  readonly explanation: MoveExplanation;
  readonly match: GaddagMatch;
}

/** The position of a setup; null if it is blocked by a problem, which the engine reports. */
export function positionOf(setup: Setup): Position | null {
  const checked = checkSetup(setup);
  return checked.ok ? checked.value.position : null;
}

/** Null while the candidates belong to another setup, or the page of the shown one has not arrived. */
export function shownCandidate({ candidates, setup, shownRank }: AppState): Candidate | null {
  if (candidates?.setup !== setup) return null;
  return candidateAt(candidates, shownRank) ?? null;
}

export function explainCandidate(position: Position, candidate: Candidate, total: number): ShownMove {
  return {
    candidate,
    total,
    explanation: explainMove(position, candidate),
    match: computeGaddagMatch(position, candidate),
  };
}
