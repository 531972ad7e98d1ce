import type { EndgameResult, RatedTurn } from '../../../core/strategy/endgame/endgameSolver';
import type { AppState } from '../appState';
import { turnKey } from '../simulation/simulationSubject';
import { foundEnd } from './endSubject';

/** Turns whose value is proven, by `turnKey`; of some it is proven that they are worth no more. */
export type SolvedTurns = ReadonlyMap<string, RatedTurn>;

/** The list asks after each action, and is drawn anew only where the answer is another one. */
const ofResult = new WeakMap<EndgameResult, SolvedTurns>();

/** Null where the endgame that is shown is not solved. */
export function solvedTurns(state: AppState): SolvedTurns | null {
  const result = foundEnd(state)?.endgame?.result;
  if (result == null || !result.solved) return null;
  const known = ofResult.get(result);
  if (known !== undefined) return known;
  const proven = result.rated.filter(({ solved }) => solved);
  const turns: SolvedTurns = new Map(proven.map((rated) => [turnKey(rated.turn), rated]));
  ofResult.set(result, turns);
  return turns;
}
