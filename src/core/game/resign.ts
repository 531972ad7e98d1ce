import type { Message } from '../message';
import { fail, ok, type Result } from '../result';
import type { GameState } from './gameState';
import { gameOver, noSuchPlayer } from './turns/turnProblems';

/** The game given up by a player, on turn or not: the others have won, whatever the scores say. */
export function resignGame(state: GameState, player: number): Result<GameState, Message> {
  if (state.end !== undefined) return fail(gameOver);
  if (state.racks[player] === undefined) return fail(noSuchPlayer(player, state.racks.length));
  return ok({ ...state, end: { by: 'resignation', player } });
}
