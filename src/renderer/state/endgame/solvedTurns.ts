import type { RatedTurn } from '../../../core/strategy/endgame/endgameSolver';
import type { AppState } from '../appState';
import { turnKey } from '../simulation/simulationSubject';
import { foundEnd } from './endSubject';

/** Turns whose value is proven, by `turnKey`; of some it is proven that they are worth no more. */
export type SolvedTurns = ReadonlyMap<string, RatedTurn>;

/** Null where the endgame that is shown is not solved. */
export function solvedTurns(state: AppState): SolvedTurns | null {
  const result = foundEnd(state)?.endgame?.result;
  if (result == null || !result.solved) return null;
  const proven = result.rated.filter(({ solved }) => solved);
  return new Map(proven.map((rated) => [turnKey(rated.turn), rated]));
}
