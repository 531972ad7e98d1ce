import type { EndgameResult, RatedTurn } from '../../../../core/strategy/endgame/endgameSolver';
import type { AppState } from '../../../state/appState';
import { turnKey } from '../../simulation/state/simulationSubject';
import { foundEnd } from './endSubject';

/** Turns with proven values by `turnKey`; for some, only an upper bound is proven. */
export type SolvedTurns = ReadonlyMap<string, RatedTurn>;

/** Cached, because the list reads it after each action and is redrawn only if it changes. */
const ofResult = new WeakMap<EndgameResult, SolvedTurns>();

/** Null if the shown endgame is not solved. */
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
